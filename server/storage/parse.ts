// Parses rows of the database; rejects unreadable ones. Unknown fields, from later versions, pass through.
import * as v from 'valibot';
import type { MoveEntry, MatchRecord, StoredLine } from '../match/record.ts';
import { PHRASES, STATUSES } from '../wire/constants.ts';
import { moveOfOldRow } from './oldMoves.ts';
import { Unreadable } from './storage.ts';

const TextOrNull = v.nullable(v.string());
const Instant = v.pipe(v.number(), v.finite());
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const SeatRow = v.looseObject({
  name: v.string(),
  keyHash: v.nullable(Hash),
  bot: TextOrNull,
  standIn: TextOrNull,
  ready: v.boolean(),
  deadline: v.nullable(Instant),
  left: v.nullable(v.number()),
  reserve: v.number(),
  seal: v.nullable(Hash),
  number: v.nullable(Hash),
  votes: v.exactOptional(v.array(v.number())),
  calledOff: v.exactOptional(v.array(v.string())),
});

const RecordRow = v.looseObject({
  id: v.string(),
  revision: v.number(),
  title: v.string(),
  status: v.picklist(STATUSES),
  modules: v.number(),
  rules: v.number(),
  secret: v.nullable(Hash),
  promise: v.nullable(Hash),
  beginning: v.boolean(),
  public: v.boolean(),
  quick: v.boolean(),
  startsFull: v.exactOptional(v.boolean()),
  creator: v.optional(TextOrNull, null),
  host: v.nullable(v.number()),
  seats: v.array(v.nullable(SeatRow)),
  round: v.exactOptional(v.number()),
  turnSeconds: v.nullable(v.number()),
  reserveSeconds: v.number(),
  spectatorChat: v.boolean(),
  coach: v.exactOptional(v.boolean()),
  createdAt: Instant,
  updatedAt: Instant,
  usedAt: Instant,
  visited: v.boolean(),
  next: TextOrNull,
  result: v.unknown(),
});

const entryFields = {
  n: v.number(),
  seat: v.number(),
  at: Instant,
  mark: TextOrNull,
  secret: v.boolean(),
  phase: TextOrNull,
  turn: v.number(),
  events: v.exactOptional(v.unknown()),
};
const OldEntryRow = v.pipe(
  v.looseObject({ ...entryFields, verb: v.string(), args: v.array(v.unknown()) }),
  v.transform(({ verb, args, ...entry }) => ({ ...entry, move: moveOfOldRow(verb, args) })),
);
const EntryRow = v.union([v.looseObject({ ...entryFields, move: v.looseObject({ type: v.string() }) }), OldEntryRow]);

const StateRow = v.looseObject({});

const lineFields = { at: Instant, seat: v.nullable(v.number()), name: v.string(), mark: v.exactOptional(v.string()) };
const LineRow = v.union([
  v.looseObject({ ...lineFields, text: v.string() }),
  v.looseObject({ ...lineFields, phrase: v.picklist(PHRASES) }),
]);

/** SQLite's text is read as bytes: its driver ends the process when it meets text that is not UTF-8. */
export type Bytes = ArrayBuffer | string | null;

const utf8 = new TextDecoder('utf-8', { fatal: true });
export const textOf = (bytes: Bytes): string =>
  typeof bytes === 'string' ? bytes : utf8.decode(bytes ?? new ArrayBuffer(0));

const parser =
  <T>(what: string, schema: v.GenericSchema<unknown, T>) =>
  (match: string, json: Bytes): T => {
    let value: unknown;
    try {
      value = JSON.parse(textOf(json));
    } catch (error) {
      throw new Unreadable(match, `its ${what} is no JSON (${error instanceof Error ? error.message : String(error)})`);
    }
    const read = v.safeParse(schema, value);
    if (read.success) return read.output;
    const [issue] = read.issues;
    throw new Unreadable(match, `its ${what} is not one: ${v.getDotPath(issue) ?? issue.message}`);
  };

export const parseRecord = parser<MatchRecord>('record', RecordRow);
export const parseEntry = parser<MoveEntry>('log', EntryRow);
export const parseState = parser<unknown>('game', StateRow);
export const parseLine = parser<StoredLine>('chat', LineRow);
