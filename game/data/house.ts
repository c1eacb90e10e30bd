// House values: numbers and bonuses of our own where no rulebook text gives the printed ones. An owner of the box can
// replace them.

export interface House<T> {
  readonly house: T;
}

/** Wraps a value to mark it as a house value. */
export const house = <const T>(value: T): House<T> => ({ house: value });

/** A table of data without the wrappers of house values, as the rules read it. */
export type WithoutHouse<T> =
  T extends House<infer Value>
    ? WithoutHouse<Value>
    : T extends object
      ? { readonly [K in keyof T]: WithoutHouse<T[K]> }
      : T;

const isHouse = (value: object): value is House<unknown> => 'house' in value;

/** Replaces every house value by the value itself. */
export function stripHouse<T>(value: T): WithoutHouse<T> {
  if (typeof value !== 'object' || value === null) return value as WithoutHouse<T>;
  if (isHouse(value)) return stripHouse(value.house) as WithoutHouse<T>;
  if (Array.isArray(value)) return value.map((inner: unknown) => stripHouse(inner)) as WithoutHouse<T>;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stripHouse(inner)])) as WithoutHouse<T>;
}

/** A house value with its place in the tables. */
export interface HouseValue {
  /** Such as `tiles.cashbox.price`. */
  readonly entry: string;
  readonly value: unknown;
}

/** Lists the house values of a table. */
export function houseValuesIn(entry: string, value: unknown): HouseValue[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isHouse(value)) return [{ entry, value: stripHouse(value.house) }];
  return Object.entries(value).flatMap(([key, inner]) => houseValuesIn(`${entry}.${key}`, inner));
}
