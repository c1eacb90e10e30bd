// Token buckets by name: a burst, then so many a second. Synchronous, so it cannot reorder requests.

export interface Rate {
  /** The capacity: requests that may come at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface Bucket {
  /** Takes what it costs, one token unless told otherwise; false when there is not enough. */
  take(name: string, cost?: number): boolean;
  /** Gives the name its next token after so many milliseconds. */
  drain(name: string, ms: number): void;
}

/** With more names than this, full buckets are deleted: they limit nothing. */
const MANY = 10_000;
/** Going through all names takes time, so it happens at most this often. */
const TIDY_MS = 1000;

export const createBucket = ({ burst, perSecond }: Rate, clock: () => number = () => performance.now()): Bucket => {
  const levels = new Map<string, { tokens: number; at: number }>();
  let tidied = -Infinity;
  const tokensAt = (level: { tokens: number; at: number }, now: number): number =>
    Math.min(burst, level.tokens + ((now - level.at) / 1000) * perSecond);
  const tidy = (now: number): void => {
    tidied = now;
    for (const [name, level] of levels) if (tokensAt(level, now) >= burst) levels.delete(name);
  };

  return {
    take(name, cost = 1) {
      const now = clock();
      const level = levels.get(name) ?? { tokens: burst, at: now };
      const tokens = tokensAt(level, now);
      if (levels.size >= MANY && now - tidied >= TIDY_MS) tidy(now);
      // A cost above the bucket's size empties a full bucket.
      const price = Math.min(cost, burst);
      const granted = tokens >= price;
      levels.set(name, { tokens: granted ? tokens - price : tokens, at: now });
      return granted;
    },
    drain(name, ms) {
      levels.set(name, { tokens: 1 - (ms / 1000) * perSecond, at: clock() });
    },
  };
};
