// Codecs for the fields of a move: read from untrusted JSON, formatted as a word, parsed from that word.
import { EQUIPMENT, FACES, type Equipment, type Face, type Space } from '../data/index.ts';
import type { Shift } from './moves.ts';

export interface Codec<T> {
  /** Undefined for anything invalid. */
  readonly fromJson: (value: unknown) => T | undefined;
  readonly format: (value: T) => string;
  readonly parse: (word: string) => T | undefined;
}

/** One of the words of a list. */
export function oneOf<const T extends string>(words: readonly T[]): Codec<T> {
  const fromJson = (value: unknown) => words.find((word) => word === value);
  return { fromJson, format: (value) => value, parse: fromJson };
}

/**
 * The value, if it is a whole number from 0 to `limit`. `value + 0` turns -0 into 0: a state that held -0 would change
 * by being saved and read.
 */
const count = (value: unknown, limit: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limit ? value + 0 : undefined;

/** A whole number of one or two digits, written without leading zeros. */
export function wholeNumber(least: number, most: number): Codec<number> {
  const fromJson = (value: unknown) => {
    const number = count(value, most);
    return number === undefined || number < least ? undefined : number;
  };
  return {
    fromJson,
    format: String,
    parse: (word) => (/^(0|[1-9]\d?)$/.test(word) ? fromJson(Number(word)) : undefined),
  };
}

/** An option of a choice. The words depend on the choice, which codecs do not know, so any short word is read. */
export const optionWord: Codec<string> = {
  fromJson: (value) => (typeof value === 'string' && /^[\w-]{1,20}$/.test(value) ? value : undefined),
  format: (value) => value,
  parse: (word) => optionWord.fromJson(word),
};

/** A boolean, with a word for each value. */
export const either = (yes: string, no: string): Codec<boolean> => ({
  fromJson: (value) => (typeof value === 'boolean' ? value : undefined),
  format: (value) => (value ? yes : no),
  parse: (word) => {
    if (word === yes) return true;
    return word === no ? false : undefined;
  },
});

export const face: Codec<Face> = {
  fromJson: (value) => FACES.find((known) => known === value),
  format: String,
  parse: (word) => FACES.find((known) => String(known) === word),
};

const MOST_TABLES = 99;
const TABLE_WORD = /^table([1-9]\d?)$/;

/** Tables are written from 1, as people count. */
export const tableSpace: Codec<number> = {
  fromJson: (value) => count(value, MOST_TABLES - 1),
  format: (value) => `table${value + 1}`,
  parse: (word) => {
    const table = TABLE_WORD.exec(word);
    return table ? Number(table[1]) - 1 : undefined;
  },
};

const equipment: Codec<Equipment> = oneOf(EQUIPMENT);

export const space: Codec<Space> = {
  fromJson: (value) => tableSpace.fromJson(value) ?? equipment.fromJson(value),
  format: (value) => (typeof value === 'number' ? tableSpace.format(value) : value),
  parse: (word) => tableSpace.parse(word) ?? equipment.parse(word),
};

/** The same field, or null, which has a word of its own. */
export const orNull = <T>(field: Codec<T>, wordForNull: string): Codec<T | null> => ({
  fromJson: (value) => (value === null ? null : field.fromJson(value)),
  format: (value) => (value === null ? wordForNull : field.format(value)),
  parse: (word) => (word === wordForNull ? null : field.parse(word)),
});

export const spaceOrHand = orNull(space, 'hand');

const MOST_DICE = 7;
const OWN = '*';
const SHIFT_WORD = /^([1-6])(\*?):(\w+)>(\w+)$/;

const readShift = (value: unknown): Shift | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Record<string, unknown>;
  const { own } = given;
  const shown = face.fromJson(given.value);
  const from = spaceOrHand.fromJson(given.from);
  const to = spaceOrHand.fromJson(given.to);
  if (shown === undefined || typeof own !== 'boolean' || from === undefined || to === undefined) return undefined;
  return { value: shown, own, from, to };
};

const parseShift = (word: string): Shift | undefined => {
  const found = SHIFT_WORD.exec(word);
  if (found === null) return undefined;
  const [, value, own, from, to] = found;
  return readShift({
    value: Number(value),
    own: own === OWN,
    from: spaceOrHand.parse(from),
    to: spaceOrHand.parse(to),
  });
};

type AtLeastOne<T> = [T, ...T[]];

/** The same list, of at least one and at most `MOST_DICE` values; undefined if it has fewer, more, or an invalid one. */
const all = <T>(values: (T | undefined)[]): AtLeastOne<T> | undefined =>
  values.length > 0 && values.length <= MOST_DICE && !values.includes(undefined)
    ? (values as AtLeastOne<T>)
    : undefined;

/** `4:hand>monk,6*:barrel>brewer`; the star marks a die of the player's colour. */
export const shifts: Codec<AtLeastOne<Shift>> = {
  fromJson: (value) => (Array.isArray(value) && value.length <= MOST_DICE ? all(value.map(readShift)) : undefined),
  format: (value) =>
    value
      .map(
        (shift) =>
          `${shift.value}${shift.own ? OWN : ''}:${spaceOrHand.format(shift.from)}>${spaceOrHand.format(shift.to)}`,
      )
      .join(','),
  parse: (word) => all(word.split(',').map(parseShift)),
};
