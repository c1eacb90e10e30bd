// put <shifts>: moves one or several dice at once, as in `put 4:hand>monk,6*:barrel>brewer`.
import { FACES, type Face, type Seat, type Space } from '../../data/index.ts';
import { findDie } from '../dice.ts';
import { shifts } from '../codecs.ts';
import { stepsAfter, stepsFor } from '../income.ts';
import type { MoveOf, Shift } from '../moves.ts';
import { accepts, arrange, holdsOne, raiseFor, refuseShift, spacesOf, type Accepted } from '../placing.ts';
import { proposal } from '../proposals.ts';
import type { Refusal } from '../refusal.ts';
import { followDice, refusalToGoBack } from '../reputation.ts';
import type { Player, State } from '../state.ts';
import { playerAt, emit } from '../context.ts';
import { dishwashers } from '../tavern.ts';
import type { Verb } from '../verb.ts';

/**
 * The moves of one die to a space that accepts it, or back to the hand; equal dice have the same moves, listed once.
 * `wanted` has the values that each space of `spacesOf` accepts, or null for none; `help` is the most that a die may be
 * raised.
 */
function singleShifts(player: Player, wanted: readonly (Accepted | null)[], help: number): MoveOf<'put'>[] {
  const { dice } = player;
  const spaces = spacesOf(player);
  const moves: MoveOf<'put'>[] = [];
  for (let i = 0; i < dice.length; i++) {
    const { value, own, at: from, spent } = dice[i];
    if (spent || findDie(dice, value, own, from) < i) continue;
    const proposals = proposalsOf(spaces, value, own, from);
    for (let index = 0; index < spaces.length; index++) {
      const values = wanted[index];
      if (values === null || spaces[index] === from) continue;
      const raise = raiseFor(value, values);
      if (raise !== null && raise <= help) moves.push(proposals[index]);
    }
    if (from !== null) moves.push(proposals[spaces.length]);
  }
  return moves;
}

/**
 * The moves of single dice that were proposed so far: by the number of spaces, the die, the index of its space, and
 * that of the new one. The hand has the index after the last space.
 */
const PROPOSALS: MoveOf<'put'>[][][][] = [];

/** The moves of a die to every space and, last, back to the hand. */
function proposalsOf(spaces: readonly Space[], value: Face, own: boolean, from: Space | null): MoveOf<'put'>[] {
  const inTavern = (PROPOSALS[spaces.length] ??= []);
  const ofDie = (inTavern[own ? FACES.length + value : value] ??= []);
  return (ofDie[from === null ? spaces.length : spaces.indexOf(from)] ??= [...spaces, null].map((to) =>
    proposal({ type: 'put', dice: [{ value, own, from, to }] }),
  ));
}

const wantedBy = (player: Player) => spacesOf(player).map((space) => accepts(player, space));

/** Leaves out spaces that are taken and dice that need more help than there is, so that few moves are refused later. */
function propose(state: State, seat: Seat): MoveOf<'put'>[] {
  const player = state.players[seat];
  if (player.dice.every(({ spent }) => spent)) return [];
  const spaces = spacesOf(player);
  const wanted = wantedBy(player);
  for (const { at } of player.dice) if (at !== null && holdsOne(at)) wanted[spaces.indexOf(at)] = null;
  return singleShifts(player, wanted, dishwashers(state, player));
}

/** Adds moves to taken spaces and moves that need more help than there is: no die needs as much as `FACES.length`. */
function explain(state: State, seat: Seat): MoveOf<'put'>[] {
  const player = state.players[seat];
  return singleShifts(player, wantedBy(player), FACES.length);
}

function refuse(state: State, seat: Seat, { dice: shiftsOfMove }: MoveOf<'put'>): Refusal | null {
  const player = state.players[seat];
  const { settled } = player;
  // A single die, by far the most frequent case, is judged without arranging all dice anew.
  if (shiftsOfMove.length === 1) {
    const shift = shiftsOfMove[0];
    const refused = refuseShift(state, player, shift);
    // A die from the hand takes no income away, so the marker does not go back.
    if (refused !== null || settled === null || shift.from === null) return refused;
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
  whileUnsettled: true,
  fields: { dice: shifts },
  propose,
  explain,
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
