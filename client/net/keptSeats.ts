// Seats taken at online tables, kept in this browser: whoever has the key of one may come back to it.
import * as v from 'valibot';
import { parseKept, type Shelf } from './shelf.ts';

const PLACE = 'tiefenthal.seats';
/** The oldest are forgotten first. */
const MOST = 24;

const word = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const schema = v.object({
  /** Of the match. */
  id: word,
  key: word,
  /** With which others may come, too. */
  invite: v.nullable(word),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The match that its players went on to, as far as this browser knows. */
  next: v.optional(word),
});

/** The key is this browser's secret: it goes to the server's doors and into the owner's personal link, nowhere else. */
export type KeptSeat = v.InferOutput<typeof schema>;

export interface KeptSeats {
  /** The latest first. */
  list(): KeptSeat[];
  get(id: string): KeptSeat | null;
  keep(seat: Omit<KeptSeat, 'at' | 'next'>): void;
  /** Its players went on to another match: with a seat for this browser, or without. */
  goOn(id: string, next: string, seat: Pick<KeptSeat, 'key' | 'invite'> | null): void;
  drop(id: string): void;
}

function readSeats(text: string | null): KeptSeat[] {
  const stored = parseKept(text);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => {
    const parsed = v.safeParse(schema, one);
    return parsed.success ? [parsed.output] : [];
  });
}

export function openKeptSeats(shelf: Shelf | null, now: () => number = Date.now): KeptSeats {
  /** What the shelf would not take. */
  let held: string | null = null;

  // Read anew each time: another tab may have taken a seat.
  const all = (): KeptSeat[] => {
    if (held !== null) return readSeats(held);
    try {
      return readSeats(shelf?.getItem(PLACE) ?? null);
    } catch {
      return [];
    }
  };
  const write = (seats: readonly KeptSeat[]): void => {
    const text = JSON.stringify(seats.slice(0, MOST));
    try {
      if (shelf === null) throw new Error('There is nothing to write on.');
      shelf.setItem(PLACE, text);
      held = null;
    } catch {
      // Full or forbidden: the seats last as long as the page.
      held = text;
    }
  };
  const without = (id: string): KeptSeat[] => all().filter((seat) => seat.id !== id);

  return {
    list: all,
    get: (id) => all().find((seat) => seat.id === id) ?? null,
    keep: ({ id, key, invite }) => {
      const next = all().find((seat) => seat.id === id)?.next;
      write([{ id, key, invite, at: now(), ...(next === undefined ? {} : { next }) }, ...without(id)]);
    },
    goOn: (id, next, seat) => {
      const others = without(next).map((one) => (one.id === id ? { ...one, next } : one));
      write(seat === null ? others : [{ id: next, key: seat.key, invite: seat.invite, at: now() }, ...others]);
    },
    drop: (id) => write(without(id)),
  };
}
