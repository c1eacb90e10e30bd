// How a bot spends its time: a turn lasts as long as people like to look at, however many moves it has.

/** A whole turn, thinking included. */
export const TURN_MS = 3600;
/** A decision on which much depends. */
const DECISION_MS = 1000;
const LEAST_MS = 20;

/** How long the next decision may take when so much of the turn has gone by. */
export const thinkingTime = (usedMs: number): number =>
  Math.max(LEAST_MS, Math.min(DECISION_MS, (TURN_MS - usedMs) / 3));

/** How long to wait before the next move is shown: as long as is natural at first, and ever shorter towards the end. */
export const pauseBefore = (usedMs: number, naturalMs: number): number =>
  Math.max(0, Math.min(naturalMs, (TURN_MS - usedMs) / 5));
