// put <die:from>to,...>: moves one or several dice at once.
import type { Seat } from '../../data/index.ts';
import { findDie } from '../dice.ts';
import { shifts } from '../codecs.ts';
import { stepsFor } from '../income.ts';
import type { MoveOf, Shift } from '../moves.ts';
import { arrange, raiseFor, spacesOf, accepts } from '../placing.ts';
import type { Refusal } from '../refusal.ts';
import { followDice, refuseBack } from '../reputation.ts';
import type { Player, State } from '../state.ts';
import { playerAt, emit } from '../context.ts';
import type { Verb } from '../verb.ts';

/** Proposes single dice only, each of several equal dice once, and only spaces that help could reach. */
function propose(state: State, seat: Seat): MoveOf<'put'>[] {
  const player = state.players[seat];
  const { dice } = player;
  const spaces = spacesOf(player);
  const moves: MoveOf<'put'>[] = [];
  for (let i = 0; i < dice.length; i++) {
    const { value, own, at: from, spent } = dice[i];
    if (spent || findDie(dice, value, own, from) < i) continue;
    for (const to of spaces) {
      const wanted = accepts(player, to);
      if (to === from || wanted === null || raiseFor(value, wanted) === null) continue;
      moves.push({ type: 'put', dice: [{ value, own, from, to }] });
    }
    if (from !== null) moves.push({ type: 'put', dice: [{ value, own, from, to: null }] });
  }
  return moves;
}

function refuse(state: State, seat: Seat, { dice: shiftsOfMove }: MoveOf<'put'>): Refusal | null {
  const player = state.players[seat];
  const dice = arrange(state, player, shiftsOfMove);
  if (!Array.isArray(dice)) return dice;
  return player.settled === null ? null : refuseBack(player, player.settled.counted - stepsFor(dice, player.settled));
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
