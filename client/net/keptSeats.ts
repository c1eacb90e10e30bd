// Stores the keys of seats taken at online tables, so that this browser can return to them.
import * as v from 'valibot';
import type { Witness } from '../../game/chance/index.ts';
import { parseStored, type BrowserStorage } from './browserStorage.ts';

const STORAGE_KEY = 'tiefenthal.seats';
/** The oldest seats beyond this number are removed. */
const MOST_SEATS = 24;

const word = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** This browser's number for the chance of the match, and what it saw of that chance: the stored form of `Witness`. */
const witness = v.object({
  number: v.string(),
  promise: v.nullable(v.string()),
  seals: v.nullable(v.array(v.nullable(v.string()))),
  given: v.boolean(),
});

const schema = v.object({
  /** Id of the match. */
  id: word,
  key: word,
  /** Time at which the seat was kept. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The rematch, as far as this browser knows of one. */
  next: v.optional(word),
  chance: v.optional(v.nullable(witness), null),
});

/** The key is this browser's secret: it is sent to the server and put into the owner's personal link, nowhere else. */
export interface KeptSeat extends Omit<v.InferOutput<typeof schema>, 'chance'> {
  /** Null when this browser has drawn no number for the seat, such as for one that another browser took. */
  readonly chance: Witness | null;
}

export interface KeptSeats {
  /** The latest first. */
  list(): KeptSeat[];
  get(id: string): KeptSeat | null;
  /** Without `chance`, a stored one stays. */
  keep(seat: Omit<KeptSeat, 'at' | 'next' | 'chance'> & { chance?: Witness }): void;
  keepChance(id: string, chance: Witness): void;
  /** Keeps that the players went on to a rematch, with this browser's seat there, or null if it has none. */
  keepRematch(id: string, next: string, seat: (Pick<KeptSeat, 'key'> & { chance?: Witness }) | null): void;
  drop(id: string): void;
}

function readSeats(text: string | null): KeptSeat[] {
  const stored = parseStored(text);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => {
    const parsed = v.safeParse(schema, one);
    return parsed.success ? [parsed.output] : [];
  });
}

export function openKeptSeats(storage: BrowserStorage | null, now: () => number = Date.now): KeptSeats {
  /** The text that the storage did not accept; it lasts as long as the page. */
  let unsaved: string | null = null;

  // Not cached: another tab may have taken a seat.
  const all = (): KeptSeat[] => {
    if (unsaved !== null) return readSeats(unsaved);
    try {
      return readSeats(storage?.getItem(STORAGE_KEY) ?? null);
    } catch {
      return [];
    }
  };
  const write = (seats: readonly KeptSeat[]): void => {
    const text = JSON.stringify(seats.slice(0, MOST_SEATS));
    try {
      if (storage === null) throw new Error('This browser has no storage.');
      storage.setItem(STORAGE_KEY, text);
      unsaved = null;
    } catch {
      // The storage is full or forbidden.
      unsaved = text;
    }
  };
  const get = (id: string): KeptSeat | null => all().find((seat) => seat.id === id) ?? null;
  const without = (id: string): KeptSeat[] => all().filter((seat) => seat.id !== id);

  return {
    list: all,
    get,
    keep: ({ id, key, chance = get(id)?.chance ?? null }) => {
      const next = get(id)?.next;
      write([{ id, key, at: now(), chance, ...(next === undefined ? {} : { next }) }, ...without(id)]);
    },
    keepChance: (id, chance) => write(all().map((seat) => (seat.id === id ? { ...seat, chance } : seat))),
    keepRematch: (id, next, seat) => {
      const others = without(next).map((one) => (one.id === id ? { ...one, next } : one));
      if (seat === null) return write(others);
      const { key, chance = get(next)?.chance ?? null } = seat;
      write([{ id: next, key, at: now(), chance }, ...others]);
    },
    drop: (id) => write(without(id)),
  };
}
