// The pace of bots: a turn lasts about as long as people like to watch, however many moves it has.

/** A whole turn, thinking included. */
export const TURN_MS = 3000;
/** The longest and the shortest time for one decision. */
const MOST_MS = 1000;
const LEAST_MS = 20;

/** Milliseconds for the next decision, by the time that the turn has taken so far. */
export const thinkingTime = (usedMs: number): number => Math.max(LEAST_MS, Math.min(MOST_MS, (TURN_MS - usedMs) / 3));

/** Milliseconds to wait before the next move is shown: `usualMs`, but less and less towards the end of a long turn. */
export const pauseBefore = (usedMs: number, usualMs: number): number =>
  Math.max(0, Math.min(usualMs, (TURN_MS - usedMs) / 5));
