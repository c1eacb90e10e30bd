// Decides before which moves the player is asked for confirmation, and when such a question is out of date.
import { isFinal, refusal, type Move, type Seat, type View } from '../../game/index.ts';
import { warnings } from '../model/warnings.ts';
import type { Question } from './types.ts';

/** Null if the move can be made at once. `confirmFinal` is the player's setting. */
export function confirmationOf(move: Move, view: View, seat: Seat, confirmFinal: boolean): Question | null {
  const waste = move.type === 'end' || move.type === 'confirm' ? warnings(view, seat) : [];
  if (waste.length === 0 && !(confirmFinal && isFinal(view, move))) return null;
  return { asks: 'sure', move, warnings: waste };
}

export function isAnswerable(question: Question, view: View, seat: Seat | null): boolean {
  const moves = question.asks === 'sure' ? [question.move] : question.moves;
  return seat !== null && moves.every((move) => refusal(view, seat, move) === null);
}
