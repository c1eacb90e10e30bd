// Token buckets by name: a burst, then so many a second. Synchronous, so it cannot reorder requests.

export interface Rate {
  /** The capacity: requests that may come at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface Buckets {
  /** Takes `cost` tokens, or one, from the name's bucket; false when it holds too few. */
  take(name: string, cost?: number): boolean;
  /** Empties the name's bucket, which gets its next token after `ms` milliseconds. */
  drain(name: string, ms: number): void;
}

/** From this many names on, full buckets are deleted: they limit nothing. */
const MANY = 10_000;
/** Going through all names takes time, so it happens at most this often. */
const CLEAN_UP_MS = 1000;
/** The part of a token by which sums of fractions may be wrong. */
const ROUNDING = 0.001;

export const createBuckets = ({ burst, perSecond }: Rate, clock: () => number = () => performance.now()): Buckets => {
  const tokenMs = 1000 / perSecond;
  /** The instant at which each name's bucket is full again, from which follows how much is in it now. */
  const fullAt = new Map<string, number>();
  let cleanedUp = -Infinity;
  const deleteFull = (now: number): void => {
    cleanedUp = now;
    for (const [name, at] of fullAt) if (at <= now) fullAt.delete(name);
  };

  return {
    take(name, cost = 1) {
      const now = clock();
      if (fullAt.size >= MANY && now - cleanedUp >= CLEAN_UP_MS) deleteFull(now);
      // A cost above the bucket's size empties a full bucket.
      const after = Math.max(fullAt.get(name) ?? now, now) + Math.min(cost, burst) * tokenMs;
      if (after - now > (burst + ROUNDING) * tokenMs) return false;
      fullAt.set(name, after);
      return true;
    },
    drain(name, ms) {
      fullAt.set(name, clock() + ms + (burst - 1) * tokenMs);
    },
  };
};
