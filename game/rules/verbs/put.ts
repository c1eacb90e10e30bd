// put <die:from>to,...>: moves one or several dice at once.
import { EQUIPMENT, type Face, type Seat, type Space } from '../../data/index.ts';
import { findDie } from '../dice.ts';
import { shifts } from '../codecs.ts';
import { stepsAfter, stepsFor } from '../income.ts';
import type { MoveOf, Shift } from '../moves.ts';
import { accepts, arrange, raiseFor, refuseShift, spacesOf } from '../placing.ts';
import type { Refusal } from '../refusal.ts';
import { followDice, refusalToGoBack } from '../reputation.ts';
import type { Player, State } from '../state.ts';
import { playerAt, emit } from '../context.ts';
import type { Verb } from '../verb.ts';

/** Proposes single dice only, each of several equal dice once, and only spaces that help could reach. */
function propose(state: State, seat: Seat): MoveOf<'put'>[] {
  const player = state.players[seat];
  const { dice } = player;
  const spaces = spacesOf(player);
  const wanted = spaces.map((space) => accepts(player, space));
  const moves: MoveOf<'put'>[] = [];
  for (let i = 0; i < dice.length; i++) {
    const { value, own, at: from, spent } = dice[i];
    if (spent || findDie(dice, value, own, from) < i) continue;
    for (let place = 0; place < spaces.length; place++) {
      const values = wanted[place];
      if (spaces[place] === from || values === null || raiseFor(value, values) === null) continue;
      moves.push(proposal(value, own, from, spaces[place]));
    }
    if (from !== null) moves.push(proposal(value, own, from, null));
  }
  return moves;
}

const PROPOSALS: MoveOf<'put'>[] = [];
/** More places than a tavern has, the hand among them. */
const PLACES = 32;
const placeOf = (space: Space | null): number =>
  space === null ? 0 : typeof space === 'number' ? 1 + EQUIPMENT.length + space : 1 + EQUIPMENT.indexOf(space);

/** The same object for the same move, as it is proposed all the time. */
function proposal(value: Face, own: boolean, from: Space | null, to: Space | null): MoveOf<'put'> {
  const key = ((value * 2 + (own ? 1 : 0)) * PLACES + placeOf(from)) * PLACES + placeOf(to);
  return (PROPOSALS[key] ??= { type: 'put', dice: [{ value, own, from, to }] });
}

function refuse(state: State, seat: Seat, { dice: shiftsOfMove }: MoveOf<'put'>): Refusal | null {
  const player = state.players[seat];
  const { settled } = player;
  if (shiftsOfMove.length === 1) {
    const [shift] = shiftsOfMove;
    const refused = refuseShift(state, player, shift);
    if (refused !== null || settled === null) return refused;
    return refusalToGoBack(player, settled.counted - stepsAfter(player.dice, settled, shift.from, shift.to));
  }
  const dice = arrange(state, player, shiftsOfMove);
  if (!Array.isArray(dice)) return dice;
  return settled === null ? null : refusalToGoBack(player, settled.counted - stepsFor(dice, settled));
}

function raiseOf(player: Player, { value, to }: Shift): number {
  const wanted = to === null ? null : accepts(player, to);
  return wanted === null ? 0 : (raiseFor(value, wanted) ?? 0);
}

export const put: Verb<'put'> = {
  phases: ['planning', 'serving'],
  beforeSettling: true,
  fields: { dice: shifts },
  propose,
  refuse,
  perform: (context, seat, { dice: shiftsOfMove }) => {
    const player = playerAt(context, seat);
    const dice = arrange(context.state, player, shiftsOfMove);
    if (!Array.isArray(dice)) throw new Error(`A refused shift of dice was carried out: ${dice.because}.`);
    player.dice = dice;
    for (const shift of shiftsOfMove) emit(context, { type: 'placed', seat, ...shift, raise: raiseOf(player, shift) });
    followDice(context, seat);
  },
};
