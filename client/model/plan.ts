// Planning ahead: dice laid out privately during the draft, and sent as one move when planning begins.
import { arrange, type Die, type MoveOf, type Refusal, type Seat, type Shift, type View } from '../../game/index.ts';

/** Every shift starts from the unplaced dice, one for each die that the plan places. */
export type Plan = readonly Shift[];

export const NO_PLAN: Plan = [];

/** True during the draft for a player who has a die: guests sit, but nobody may place dice yet. */
export const canPlanAhead = (view: View, me: Seat): boolean =>
  view.phase === 'orders' && view.players[me] !== undefined && view.players[me].dice.length > 0;

/** The plan after a shift that adds, moves or takes back one die, or the refusal. */
export function shiftInPlan(view: View, me: Seat, plan: Plan, shift: Shift): { plan: Plan } | { refused: Refusal } {
  if (shift.from === shift.to) return { refused: { because: 'sameSpace' } };
  const others = plan.slice();
  if (shift.from !== null) {
    const index = plan.findIndex((one) => one.value === shift.value && one.own === shift.own && one.to === shift.from);
    if (index < 0) return { refused: { because: 'noSuchDie' } };
    others.splice(index, 1);
  }
  const next = shift.to === null ? others : [...others, { ...shift, from: null }];
  const player = view.players[me];
  if (player === undefined) return { refused: { because: 'noSuchSeat' } };
  const dice = arrange(view, player, next);
  return Array.isArray(dice) ? { plan: next } : { refused: dice };
}

/** The part of a plan that is still legal; earlier shifts take precedence. */
export function stillFitting(view: View, me: Seat, plan: Plan): Plan {
  const player = view.players[me];
  if (player === undefined) return NO_PLAN;
  return plan.reduce<Plan>((kept, shift) => {
    const longer = [...kept, shift];
    return Array.isArray(arrange(view, player, longer)) ? longer : kept;
  }, NO_PLAN);
}

/** The player's dice as they lie, with the plan laid out on them. */
export function laidOut(view: View, me: Seat, plan: Plan): Die[] {
  const player = view.players[me];
  if (player === undefined) return [];
  if (plan.length === 0 || !canPlanAhead(view, me)) return player.dice;
  const dice = arrange(view, player, plan);
  return Array.isArray(dice) ? dice : player.dice;
}

/** The move that carries out the plan; null for an empty plan. */
export function moveOfPlan([first, ...more]: Plan): MoveOf<'put'> | null {
  return first === undefined ? null : { type: 'put', dice: [first, ...more] };
}
