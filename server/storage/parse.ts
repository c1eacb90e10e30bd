// Parses rows of the database; rejects unreadable ones. Unknown fields, from later versions, pass through.
import * as v from 'valibot';
import type { MoveEntry, MatchRecord, StoredLine } from '../match/record.ts';
import { PHRASES, STATUSES } from '../wire/constants.ts';
import { moveOfOldRow } from './oldMoves.ts';
import { Unreadable } from './storage.ts';

const TextOrNull = v.nullable(v.string());
/** An instant or a duration. */
const Ms = v.pipe(v.number(), v.finite());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const SeatRow = v.looseObject({
  name: v.string(),
  keyHash: v.nullable(Hash),
  bot: TextOrNull,
  standIn: TextOrNull,
  ready: v.boolean(),
  deadline: v.nullable(Ms),
  left: v.nullable(Ms),
  reserve: Ms,
  seal: v.nullable(Hash),
  number: v.nullable(Hash),
  votes: v.exactOptional(v.array(Count)),
  calledOff: v.exactOptional(v.array(v.string())),
});

const RecordRow = v.pipe(
  v.looseObject({
    id: v.string(),
    revision: Count,
    title: v.string(),
    status: v.picklist(STATUSES),
    modules: Count,
    rules: Count,
    secret: v.nullable(Hash),
    promise: v.nullable(Hash),
    beginning: v.boolean(),
    public: v.boolean(),
    quick: v.boolean(),
    startsFull: v.exactOptional(v.boolean()),
    creator: v.optional(TextOrNull, null),
    host: v.nullable(Count),
    seats: v.array(v.nullable(SeatRow)),
    round: v.exactOptional(Count),
    turnSeconds: v.nullable(Count),
    reserveSeconds: Count,
    spectatorChat: v.boolean(),
    coach: v.exactOptional(v.boolean()),
    createdAt: Ms,
    updatedAt: Ms,
    usedAt: Ms,
    visited: v.boolean(),
    next: TextOrNull,
    result: v.unknown(),
  }),
  v.check(({ host, seats }) => host === null || host < seats.length, 'its host has no seat'),
);

const entryFields = {
  n: Count,
  seat: Count,
  at: Ms,
  mark: TextOrNull,
  secret: v.boolean(),
  phase: TextOrNull,
  turn: Count,
  events: v.exactOptional(v.unknown()),
};
const OldEntryRow = v.pipe(
  v.looseObject({ ...entryFields, verb: v.string(), args: v.array(v.unknown()) }),
  v.transform(({ verb, args, ...entry }) => ({ ...entry, move: moveOfOldRow(verb, args) })),
);
const EntryRow = v.union([v.looseObject({ ...entryFields, move: v.looseObject({ type: v.string() }) }), OldEntryRow]);

const StateRow = v.looseObject({});

const lineFields = { at: Ms, seat: v.nullable(Count), name: v.string(), mark: v.exactOptional(v.string()) };
const LineRow = v.union([
  v.looseObject({ ...lineFields, text: v.string() }),
  v.looseObject({ ...lineFields, phrase: v.picklist(PHRASES) }),
]);

/**
 * A text column as it is read: from PostgreSQL a string; from SQLite bytes, since its driver ends the process when it
 * meets text that is not UTF-8.
 */
export type StoredText = ArrayBuffer | string | null;

const utf8 = new TextDecoder('utf-8', { fatal: true });
export const textOf = (stored: StoredText): string =>
  typeof stored === 'string' ? stored : utf8.decode(stored ?? new ArrayBuffer(0));

const parser =
  <T>(what: string, schema: v.GenericSchema<unknown, T>) =>
  (match: string, json: StoredText): T => {
    let value: unknown;
    try {
      value = JSON.parse(textOf(json));
    } catch (error) {
      throw new Unreadable(match, `its ${what} is no JSON (${error instanceof Error ? error.message : String(error)})`);
    }
    const read = v.safeParse(schema, value);
    if (read.success) return read.output;
    const [issue] = read.issues;
    throw new Unreadable(match, `its ${what} is malformed: ${v.getDotPath(issue) ?? issue.message}`);
  };

export const parseRecord = parser<MatchRecord>('record', RecordRow);
export const parseEntry = parser<MoveEntry>('log', EntryRow);
export const parseState = parser<unknown>('game', StateRow);
export const parseLine = parser<StoredLine>('chat', LineRow);
