// Keeps the best few of many, without sorting the rest.

export interface TopList<T> {
  /** A new item is kept only if it is worth more than this. */
  least: number;
  /** The best first. */
  readonly kept: { readonly value: number; readonly item: T }[];
}

export const topList = <T>(): TopList<T> => ({ least: -Infinity, kept: [] });

/** Adds an item worth more than `least`, and drops the last one beyond `count`. */
export function keep<T>(list: TopList<T>, count: number, value: number, item: T): void {
  const { kept } = list;
  let index = kept.length;
  while (index > 0 && kept[index - 1].value < value) index--;
  kept.splice(index, 0, { value, item });
  if (kept.length > count) kept.pop();
  if (kept.length === count) list.least = kept[count - 1].value;
}
