// Plays any legal move; moves dice that lie already, and thinks again, only now and then, so that games end.
import { legal, type Move, type Rng, type Seat, type View } from '../index.ts';

/** Once in so many times. */
const RESTLESSNESS = 16;

/** Moves that lead back to where one was. */
const leadsBack = (move: Move): boolean =>
  move.type === 'takeBack' ||
  move.type === 'withdraw' ||
  (move.type === 'put' && move.dice.every((shift) => shift.from !== null));

/** Null when there is nothing to do. */
export function randomMove(view: View, seat: Seat, rng: Rng): Move | null {
  const moves = legal(view, seat);
  const forward = moves.filter((move) => !leadsBack(move));
  const choice = forward.length === 0 || rng(RESTLESSNESS) === 0 ? moves : forward;
  return choice[rng(choice.length)] ?? null;
}
