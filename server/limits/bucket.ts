// A token bucket per name: so many at once, so many a second. Answers at once, so it never changes the order of things.

export interface Rate {
  /** How many may come at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface Bucket {
  /** Takes one token; false when there is none. */
  take(name: string): boolean;
}

/** More names than this and the fullest buckets, which limit nobody, are forgotten. */
const MANY = 10_000;

export const createBucket = ({ burst, perSecond }: Rate, clock: () => number = () => performance.now()): Bucket => {
  const levels = new Map<string, { tokens: number; at: number }>();
  const tokensAt = (level: { tokens: number; at: number }, now: number): number =>
    Math.min(burst, level.tokens + ((now - level.at) / 1000) * perSecond);
  const tidy = (now: number): void => {
    for (const [name, level] of levels) if (tokensAt(level, now) >= burst) levels.delete(name);
  };

  return {
    take(name) {
      const now = clock();
      const level = levels.get(name) ?? { tokens: burst, at: now };
      const tokens = tokensAt(level, now);
      if (levels.size >= MANY && !levels.has(name)) tidy(now);
      const granted = tokens >= 1;
      levels.set(name, { tokens: granted ? tokens - 1 : tokens, at: now });
      return granted;
    },
  };
};
