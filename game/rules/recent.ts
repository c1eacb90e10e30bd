// A cache of a few recent results, for things that are asked for several times in a row.

/** The result kept for the key, or else the one that `make` makes. */
export type Recall<Key, Result> = (key: Key, make: () => Result) => Result;

/**
 * Keeps the latest `most` results in an array. A WeakMap would keep one for every state that is still in memory. A Map would
 * be rehashed every few moves, and V8 keeps its old tables linked to the new ones, so that the garbage collector copies
 * results that are long gone.
 */
export function keepRecent<Key, Result>(most: number): Recall<Key, Result> {
  const kept: { readonly key: Key; readonly result: Result }[] = [];
  let next = 0;
  return (key, make) => {
    for (const one of kept) if (one.key === key) return one.result;
    const result = make();
    kept[next] = { key, result };
    next = (next + 1) % most;
    return result;
  };
}
