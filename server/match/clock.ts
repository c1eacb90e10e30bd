// Computes the seats' clocks. Each turn has the match's limit; time beyond it is taken from the seat's reserve, which is for
// the whole game. A paused clock keeps what is left and goes on from there.
import type { MatchRecord, SeatRecord, Seats } from './record.ts';

export interface TurnState {
  readonly now: number;
  /** The seats that have something to decide. */
  readonly waitedFor: readonly number[];
  /** A new turn resets every seat's time. */
  readonly newTurn: boolean;
  /** The seat whose move led here; null when the game begins, and when people came or went. */
  readonly mover: number | null;
}

type Clock = Pick<SeatRecord, 'deadline' | 'left' | 'reserve'>;

/** Time left of the seat's present turn, reserve included; null when it was not asked yet. */
const timeLeft = ({ deadline, left }: Clock, now: number): number | null => (deadline === null ? left : deadline - now);

/** The clock before the seat is asked in a turn: overtime of the last turn is taken from the reserve. */
const resetForTurn = (clock: Clock, now: number): Clock => {
  const left = timeLeft(clock, now);
  const reserve = left === null ? clock.reserve : Math.max(0, Math.min(clock.reserve, left));
  return { deadline: null, left: null, reserve };
};

const clockOf = (seat: SeatRecord, i: number, turnMs: number, turn: TurnState): Clock => {
  const { now, waitedFor, newTurn, mover } = turn;
  const runs = waitedFor.includes(i) && seat.bot === null && seat.standIn === null;
  // Only another seat's move asks anew, such as the last hidden choice of a phase, which asks others something. A person who returns to the seat, or takes a
  // move back, is not asked anew.
  const isAskedAnew = runs && seat.deadline === null && mover !== null && mover !== i;
  const clock = newTurn || isAskedAnew ? resetForTurn(seat, now) : seat;
  if (runs) return { ...clock, deadline: clock.deadline ?? now + (clock.left ?? turnMs + clock.reserve), left: null };
  return { ...clock, deadline: null, left: timeLeft(clock, now) };
};

const isSame = (one: Clock, other: Clock): boolean =>
  one.deadline === other.deadline && one.left === other.left && one.reserve === other.reserve;

/** The seats with their new clocks, or null when none changes. */
export const clocks = ({ seats, turnSeconds }: MatchRecord, turn: TurnState): Seats | null => {
  if (turnSeconds === null) return null;
  const timed = seats.map((seat, i) => {
    if (seat === null) return null;
    const { deadline, left, reserve } = clockOf(seat, i, turnSeconds * 1000, turn);
    if (isSame(seat, { deadline, left, reserve })) return seat;
    return { ...seat, deadline, left, reserve };
  });
  return timed.some((seat, i) => seat !== seats[i]) ? timed : null;
};

/** The seats with their clocks as they are before the first turn. */
export const fullClocks = (seats: Seats, reserveSeconds: number): Seats =>
  seats.map((seat) => seat && { ...seat, deadline: null, left: null, reserve: reserveSeconds * 1000 });
