// The pace of bots: a turn lasts about as long as people like to watch, however many moves it has.

/** A whole turn, thinking included. */
export const TURN_MS = 3000;
/** A decision on which much depends. */
const DECISION_MS = 1000;
const LEAST_MS = 20;

/** Milliseconds for the next decision, by the time that the turn has taken so far. */
export const thinkingTime = (usedMs: number): number =>
  Math.max(LEAST_MS, Math.min(DECISION_MS, (TURN_MS - usedMs) / 3));

/** Milliseconds to wait before the next move is shown: shorter and shorter as the turn goes on. */
export const pauseBefore = (usedMs: number, usualMs: number): number =>
  Math.max(0, Math.min(usualMs, (TURN_MS - usedMs) / 5));
