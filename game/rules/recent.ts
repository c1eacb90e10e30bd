// A cache of a few recent results, for things that are asked for several times in a row.

/** The result kept for the key, or else the one that `make` makes. */
export type Recall<Key, Result> = (key: Key, make: () => Result) => Result;

/** Keeps the latest `most` results; a WeakMap would keep one for every state that is still in memory. */
export function keepRecent<Key, Result>(most: number): Recall<Key, Result> {
  const results = new Map<Key, Result>();
  return (key, make) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    for (const oldest of results.keys()) {
      if (results.size < most) break;
      results.delete(oldest);
    }
    const made = make();
    results.set(key, made);
    return made;
  };
}
