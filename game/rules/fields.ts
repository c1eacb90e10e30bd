// The parts of a move: how each is read from untrusted JSON, said as a word, and understood again.
import { EQUIPMENT, FACES, type Equipment, type Face } from '../data/index.ts';
import type { Shift } from './moves.ts';
import type { Space } from './state.ts';

export interface Field<T> {
  /** Undefined when the value from outside is no such thing. */
  readonly read: (value: unknown) => T | undefined;
  readonly say: (value: T) => string;
  readonly hear: (word: string) => T | undefined;
}

/** One of the words of a list. */
export function oneOf<const T extends string>(words: readonly T[]): Field<T> {
  const read = (value: unknown) => words.find((word) => word === value);
  return { read, say: (value) => value, hear: read };
}

/** JSON has a -0, and a state that held it would not come back from JSON as it went. */
const count = (value: unknown, limit: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limit ? value + 0 : undefined;

/** A whole number; said without leading noughts. */
export function wholeNumber(least: number, most: number): Field<number> {
  const read = (value: unknown) => {
    const number = count(value, most);
    return number === undefined || number < least ? undefined : number;
  };
  return { read, say: String, hear: (word) => (/^(0|[1-9]\d?)$/.test(word) ? read(Number(word)) : undefined) };
}

/** A short word whose meaning depends on the situation. */
export const shortWord: Field<string> = {
  read: (value) => (typeof value === 'string' && /^[\w-]{1,20}$/.test(value) ? value : undefined),
  say: (value) => value,
  hear: (word) => shortWord.read(word),
};

/** Yes or no, each with a word of its own. */
export const either = (yes: string, no: string): Field<boolean> => ({
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  say: (value) => (value ? yes : no),
  hear: (word) => (word === yes ? true : word === no ? false : undefined),
});

export const face: Field<Face> = {
  read: (value) => FACES.find((known) => known === value),
  say: String,
  hear: (word) => FACES.find((known) => String(known) === word),
};

const MOST_TABLES = 99;
const TABLE_WORD = /^table([1-9]\d?)$/;

/** Tables are said from 1, as people count. */
export const tableSpace: Field<number> = {
  read: (value) => count(value, MOST_TABLES - 1),
  say: (value) => `table${value + 1}`,
  hear: (word) => {
    const table = TABLE_WORD.exec(word);
    return table ? Number(table[1]) - 1 : undefined;
  },
};

const equipment: Field<Equipment> = oneOf(EQUIPMENT);

export const space: Field<Space> = {
  read: (value) => tableSpace.read(value) ?? equipment.read(value),
  say: (value) => (typeof value === 'number' ? tableSpace.say(value) : value),
  hear: (word) => tableSpace.hear(word) ?? equipment.hear(word),
};

/** The same field, or null, which has a word of its own. */
export const orNull = <T>(field: Field<T>, word: string): Field<T | null> => ({
  read: (value) => (value === null ? null : field.read(value)),
  say: (value) => (value === null ? word : field.say(value)),
  hear: (said) => (said === word ? null : field.hear(said)),
});

export const spaceOrHand = orNull(space, 'hand');

const MOST_DICE = 7;
const OWN = '*';
const SHIFT_WORD = /^([1-6])(\*?):(\w+)>(\w+)$/;

const readShift = (value: unknown): Shift | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Record<string, unknown>;
  const shift = {
    value: face.read(given.value),
    own: typeof given.own === 'boolean' ? given.own : undefined,
    from: spaceOrHand.read(given.from),
    to: spaceOrHand.read(given.to),
  };
  return Object.values(shift).includes(undefined) ? undefined : (shift as Shift);
};

const hearShift = (word: string): Shift | undefined => {
  const said = SHIFT_WORD.exec(word);
  if (said === null) return undefined;
  const [, value, own, from, to] = said;
  return readShift({ value: Number(value), own: own === OWN, from: spaceOrHand.hear(from), to: spaceOrHand.hear(to) });
};

type AtLeastOne<T> = [T, ...T[]];

const all = <T>(values: (T | undefined)[]): AtLeastOne<T> | undefined =>
  values.length > 0 && values.length <= MOST_DICE && !values.includes(undefined)
    ? (values as AtLeastOne<T>)
    : undefined;

/** `4:hand>monk,6*:barrel>brewer`; the star marks a die of the player's colour. */
export const shifts: Field<AtLeastOne<Shift>> = {
  read: (value) => (Array.isArray(value) && value.length <= MOST_DICE ? all(value.map(readShift)) : undefined),
  say: (value) =>
    value
      .map(
        (shift) => `${shift.value}${shift.own ? OWN : ''}:${spaceOrHand.say(shift.from)}>${spaceOrHand.say(shift.to)}`,
      )
      .join(','),
  hear: (word) => all(word.split(',').map(hearShift)),
};
