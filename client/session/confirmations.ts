// Decides before which moves the player is asked for confirmation, and whether an open question can still be answered.
import { mayBeFinal, refusal, type Move, type Seat, type View } from '../../game/index.ts';
import { warnings } from '../model/warnings.ts';
import type { DialogQuestion } from './types.ts';

interface ConfirmationOptions {
  /** The player's setting: every move that cannot be taken back is asked about. */
  confirmsFinal: boolean;
  /** The coach has advised the move: the player is not warned of what it wastes. */
  isAdvised?: boolean;
}

/** Null if the move can be made at once. */
export function confirmationOf(
  move: Move,
  view: View,
  seat: Seat,
  { confirmsFinal, isAdvised = false }: ConfirmationOptions,
): DialogQuestion | null {
  const canWaste = !isAdvised && (move.type === 'end' || move.type === 'confirm');
  const waste = canWaste ? warnings(view, seat) : [];
  if (waste.length === 0 && !(confirmsFinal && mayBeFinal(view, move))) return null;
  return { asks: 'sure', move, warnings: waste };
}

export function isAnswerable(question: DialogQuestion, view: View, seat: Seat | null): boolean {
  const moves = question.asks === 'sure' ? [question.move] : question.moves;
  return seat !== null && moves.every((move) => refusal(view, seat, move) === null);
}
