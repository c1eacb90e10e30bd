// Whose time runs: a person who has to decide gets the match's limit for each turn, by the server's clock.
import type { MatchRecord, Seat, Seats } from './record.ts';

/** The seats with their new deadlines, or null when none changes. A new turn gives everyone their full time again. */
export const deadlines = (
  record: MatchRecord,
  waitedFor: readonly number[],
  newTurn: boolean,
  now: number,
): Seats | null => {
  if (record.turnSeconds === null) return null;
  const end = now + record.turnSeconds * 1000;
  const deadlineOf = (seat: Seat, i: number): number | null => {
    const runs = waitedFor.includes(i) && seat.bot === null && seat.standIn === null;
    if (!runs) return null;
    return newTurn ? end : (seat.deadline ?? end);
  };
  const seats = record.seats.map((seat, i) => seat && { ...seat, deadline: deadlineOf(seat, i) });
  return seats.some((seat, i) => seat?.deadline !== record.seats[i]?.deadline) ? seats : null;
};
