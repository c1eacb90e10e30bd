// Parses rows of the database; rejects unreadable ones. Unknown fields, from later versions, pass through.
import * as v from 'valibot';
import type { MoveEntry, MatchRecord, StoredLine } from '../match/record.ts';
import { STATUSES } from '../wire/constants.ts';
import { withMove } from './oldMoves.ts';
import { Unreadable } from './storage.ts';

const Name = v.nullable(v.string());
const Instant = v.pipe(v.number(), v.finite());

const RecordRow = v.looseObject({
  id: v.string(),
  revision: v.number(),
  title: v.string(),
  status: v.picklist(STATUSES),
  modules: v.number(),
  rules: v.number(),
  public: v.boolean(),
  quick: v.boolean(),
  creator: v.optional(Name, null),
  host: v.nullable(v.number()),
  seats: v.array(
    v.nullable(
      v.looseObject({
        name: v.string(),
        keyHash: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
        bot: Name,
        standIn: Name,
        ready: v.boolean(),
        deadline: v.nullable(Instant),
      }),
    ),
  ),
  turnSeconds: v.nullable(v.number()),
  spectatorChat: v.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  usedAt: Instant,
  visited: v.boolean(),
  next: Name,
});
const entryFields = { n: v.number(), seat: v.number(), at: Instant, mark: Name, secret: v.boolean() };
const EntryRow = v.union([
  v.looseObject({ ...entryFields, move: v.looseObject({ type: v.string() }) }),
  v.pipe(v.looseObject({ ...entryFields, verb: v.string(), args: v.array(v.unknown()) }), v.transform(withMove)),
]);
const StateRow = v.looseObject({});
const LineRow = v.intersect([
  v.looseObject({ at: Instant, seat: v.nullable(v.number()), name: v.string() }),
  v.union([v.looseObject({ text: v.string() }), v.looseObject({ phrase: v.string() })]),
]);

/** SQLite's text is read as bytes: its driver ends the process when it meets text that is not UTF-8. */
export type Bytes = ArrayBuffer | string | null;

const utf8 = new TextDecoder('utf-8', { fatal: true });
export const textOf = (bytes: Bytes): string =>
  typeof bytes === 'string' ? bytes : utf8.decode(bytes ?? new ArrayBuffer(0));

const parser =
  (what: string, schema: v.GenericSchema) =>
  (match: string, json: Bytes): unknown => {
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

type Parse<T> = (match: string, json: Bytes) => T;
export const parseRecord = parser('record', RecordRow) as Parse<MatchRecord>;
export const parseEntry = parser('log', EntryRow) as Parse<MoveEntry>;
export const parseState = parser('game', StateRow);
export const parseLine = parser('chat', LineRow) as Parse<StoredLine>;
