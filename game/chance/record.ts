// The record of a finished game with all that is needed to verify its chance; replay pages check it and save it to a file.
import * as v from 'valibot';
import { MODULES, SEATS, type Event, type State } from '../index.ts';
import { HEX32 } from './hex32.ts';

const FORMAT = 'tiefenthal game 1';
const MOST_MOVES = 20_000;

const hex = v.pipe(v.string(), v.regex(HEX32, 'must be 64 hexadecimal digits'));
const events = v.array(v.custom<Event>((event) => typeof event === 'object' && event !== null && 'type' in event));
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be one word'));

const schema = v.strictObject({
  format: v.literal(FORMAT, `must be '${FORMAT}'`),
  match: word,
  rules: v.pipe(v.number(), v.integer()),
  modules: v.picklist(MODULES),
  /** The hash of the secret, published from the beginning. */
  promise: hex,
  secret: hex,
  /** In order of the seats. */
  seats: v.pipe(
    v.array(v.strictObject({ name: v.string(), seal: v.nullable(hex), number: v.nullable(hex) })),
    v.minLength(2),
    v.maxLength(SEATS.length),
  ),
  /** The events of the set-up. */
  opening: events,
  /** Every move as a line of text, and its events. */
  moves: v.pipe(v.array(v.strictObject({ act: v.string(), events })), v.maxLength(MOST_MOVES)),
  /** The state at the end, with all that lies face down. */
  end: v.custom<State>((end) => typeof end === 'object' && end !== null),
});

export type GameRecord = v.InferOutput<typeof schema>;

export const gameRecord = (record: Omit<GameRecord, 'format'>): GameRecord => ({ format: FORMAT, ...record });

/** The record in a file, or a sentence that says why it is none. */
export type ReadRecord = { readonly record: GameRecord; readonly fault: null } | { readonly fault: string };

export function readRecord(text: string): ReadRecord {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { fault: 'This is no saved game: it is not JSON, or it was cut off.' };
  }
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return { record: parsed.output, fault: null };
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue);
  return { fault: `This is no saved game: ${where === null ? '' : `${where}: `}${issue.message}.` };
}
