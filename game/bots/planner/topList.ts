// Keeps the best few of many, without sorting the rest.

export interface TopList<T> {
  /** A new item must be worth more than this. */
  least: number;
  /** The best first. */
  readonly kept: { readonly value: number; readonly item: T }[];
}

export const topList = <T>(): TopList<T> => ({ least: -Infinity, kept: [] });

/** Adds an item, which must be worth more than `least`. */
export function keep<T>(among: TopList<T>, count: number, value: number, item: T): void {
  const { kept } = among;
  let at = kept.length;
  while (at > 0 && kept[at - 1].value < value) at--;
  kept.splice(at, 0, { value, item });
  if (kept.length > count) kept.pop();
  if (kept.length === count) among.least = kept[count - 1].value;
}
