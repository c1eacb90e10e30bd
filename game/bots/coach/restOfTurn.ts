// Plays a serving turn to its end on a copy of the table, as the coach would.
import { clone, play, type Move, type Rng, type Seat, type View } from '../../index.ts';
import type { Decision } from '../bot.ts';

/** More than any turn needs. */
const LONGEST_TURN = 60;

/** The moves from `before` to the end of the turn; `think` is asked for each of them. */
export function restOfTurn(before: View, seat: Seat, think: (view: View) => Decision | null, chance: Rng): Move[] {
  const state = clone(before);
  const moves: Move[] = [];
  for (let count = 0; count < LONGEST_TURN && state.phase === 'serving' && state.turn === seat; count++) {
    const move = think(state)?.move;
    if (move === undefined || play(state, seat, move, chance).refused !== null) break;
    moves.push(move);
  }
  return moves;
}

/** Moves that are paid for with thalers or beer. */
const PURCHASES: readonly Move['type'][] = ['recruit', 'nobles', 'upgrade', 'buy'];
export const isPurchase = ({ type }: Move): boolean => PURCHASES.includes(type);
