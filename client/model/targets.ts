// Targets of a die: the spaces it could go to, the help it would need there, and what it would bring.
import {
  accepts,
  explainedMoves,
  raiseFor,
  yieldAt,
  type Face,
  type Player,
  type ExplainedMove,
  type Space,
  type View,
} from '../../game/index.ts';
import { isSameDie, type HeldDie } from './heldDie.ts';
import type { ConsideredDie } from './stage.ts';
import type { TableModel } from './tableModel.ts';

export interface Target {
  space: Space;
  /** Number of dishwashers that have to help. */
  raise: number;
  thalers: number;
  beer: number;
  /** In the monastery. */
  steps: number;
}

/**
 * True if the die shows its targets when it is pointed at. A die on a space shows them only while it is held: otherwise
 * every move of the mouse would light them.
 */
export const showsTargets = ({ onCoaster, from }: ConsideredDie, { phase }: View): boolean =>
  onCoaster ? phase === 'orders' : from === null && ['orders', 'planning', 'serving'].includes(phase);

/** Targets of one of the player's dice. */
export const targetsOf = ({ view, me, offers }: TableModel, die: HeldDie): Target[] =>
  me === null ? [] : targetsIn(offers, view, view.players[me], die);

/** Targets of a white die that still lies on the coaster, as if it were taken and everybody were planning. */
export function targetsFromCoaster({ view, me, dice }: TableModel, value: Face): Target[] {
  const player = me === null ? undefined : view.players[me];
  if (me === null || player === undefined) return [];
  const taken = { value, own: false, at: null, raise: 0, spent: false };
  const planning = { ...player, dice: [...dice, taken], done: false, effects: [] };
  const players = view.players.map((other, seat) => (seat === me ? planning : other));
  const puts = explainedMoves({ ...view, phase: 'planning', turn: null, players }, me);
  return targetsIn(puts, view, player, { value, own: false, from: null });
}

function targetsIn(
  proposed: readonly Pick<ExplainedMove, 'move' | 'refused'>[],
  view: View,
  player: Player | undefined,
  die: HeldDie,
): Target[] {
  if (player === undefined) return [];
  return proposed.flatMap(({ move, refused }) => {
    if (move.type !== 'put' || refused !== null || move.dice.length > 1) return [];
    const [shift] = move.dice;
    const { to: space } = shift;
    if (space === null || !isSameDie(shift, die)) return [];
    return [{ space, raise: raiseAt(player, die.value, space), ...yieldAt(view, player, space) }];
  });
}

function raiseAt(player: Player, value: Face, space: Space): number {
  const wanted = accepts(player, space);
  return wanted === null ? 0 : (raiseFor(value, wanted) ?? 0);
}

/** The help that one of the player's dice would need on a space. */
export function helpAt({ view, me }: TableModel, value: Face, space: Space): number {
  const player = me === null ? undefined : view.players[me];
  return player === undefined ? 0 : raiseAt(player, value, space);
}
