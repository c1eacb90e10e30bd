// What is asked before a move is made, and when such a question has answered itself.
import { isFinal, refusal, type Move, type Seat, type View } from '../../game/index.ts';
import { isHeld } from '../model/heldDie.ts';
import type { Gaze } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import { warnings } from '../model/warnings.ts';
import type { Asking } from '../tableSession.ts';

/** Something would be wasted, or the player wants to confirm what is final. */
export function doubtOf(move: Move, view: View, seat: Seat, confirmations: boolean): Asking | null {
  const waste = move.type === 'end' || move.type === 'confirm' ? warnings(view, seat) : [];
  if (waste.length === 0 && !(confirmations && isFinal(view, move))) return null;
  return { asks: 'sure', move, warnings: waste };
}

export function isStillOpen(asking: Asking, view: View, seat: Seat | null): boolean {
  const moves = asking.asks === 'sure' ? [asking.move] : asking.moves;
  return seat !== null && moves.every((move) => refusal(view, seat, move) === null);
}

export const isStillThere = ({ dice }: TableModel, held: Gaze['held']): boolean =>
  held === null || dice.some((die) => isHeld(die, held));
