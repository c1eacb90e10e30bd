// The random bot: plays any legal move, in tests, in the arena and in place of a bot that returns no move.
// Moves that lead back are rare, so that games end.
import { legal, type Move, type Rng, type Seat, type View } from '../index.ts';
import type { Bot } from './bot.ts';

/**
 * Once in this many moves, on average, those that lead back are as likely as any other. Otherwise one is made only if
 * no other move is legal.
 */
const LEADS_BACK_ONE_IN = 16;

/** True for moves that undo others, and for moving a die that lies on a space. */
const leadsBack = (move: Move): boolean =>
  move.type === 'takeBack' || move.type === 'withdraw' || (move.type === 'put' && move.dice[0].from !== null);

/** Null when there is nothing to do. */
export const randomMove = (view: View, seat: Seat, rng: Rng): Move | null => anyOf(legal(view, seat), rng);

function anyOf(moves: readonly Move[], rng: Rng): Move | null {
  let forward = 0;
  for (const move of moves) if (!leadsBack(move)) forward++;
  if (forward === 0 || rng(LEADS_BACK_ONE_IN) === 0) return moves[rng(moves.length)] ?? null;
  let place = rng(forward);
  for (const move of moves) {
    if (leadsBack(move)) continue;
    if (place === 0) return move;
    place--;
  }
  return null;
}

/** Players cannot choose it as an opponent. */
export const random: Bot = ({ moves }, rng) => {
  const move = anyOf(moves, rng);
  return move === null ? null : { move, reasons: [], candidates: [] };
};
