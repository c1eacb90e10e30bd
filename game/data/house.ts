// House values: numbers of our own where no rulebook text gives the printed one. An owner of the box can replace them.

export interface House<T> {
  readonly house: T;
}

/** Marks a house value. */
export const house = <const T>(value: T): House<T> => ({ house: value });

/** A table of data without the marks, as the rules read it. */
export type Plain<T> =
  T extends House<infer Value> ? Plain<Value> : T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T;

const isHouse = (value: object): value is House<unknown> => 'house' in value;

/** Removes the marks. */
export function plain<T>(value: T): Plain<T> {
  if (typeof value !== 'object' || value === null) return value as Plain<T>;
  if (isHouse(value)) return plain(value.house) as Plain<T>;
  if (Array.isArray(value)) return value.map((entry: unknown) => plain(entry)) as Plain<T>;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)])) as Plain<T>;
}

/** A house value with its place in the tables. */
export interface HouseValue {
  readonly entry: string;
  readonly value: unknown;
}

/** Lists the house values of a table. */
export function houseValuesIn(entry: string, value: unknown): HouseValue[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isHouse(value)) return [{ entry, value: plain(value.house) }];
  return Object.entries(value).flatMap(([key, inner]) => houseValuesIn(`${entry}.${key}`, inner));
}
