// Reads matches, in the same way from either database: the queries, and what their rows become. A match whose record
// cannot be parsed has `record: null`; one whose id cannot be read is left out.
import { STATUSES } from '../wire/constants.ts';
import { parseEntry, parseLine, parseRecord, parseState, type StoredText, textOf } from './parse.ts';
import { type Expired, type Storage, type StoredMatch, Unreadable } from './storage.ts';

/** `text` reads a column of text in the way that is right for the database. */
export const queriesFor = (text: (column: string) => string) => {
  const match = `${text('id')} AS id, ${text('status')} AS status, public, updated, ${text('record')} AS json`;
  const isOpen = "status IN ('waiting', 'playing')";
  return {
    stored: `SELECT ${match} FROM matches WHERE id = $1`,
    openMatches: `SELECT ${match} FROM matches WHERE ${isOpen} ORDER BY used DESC LIMIT $1`,
    finished: `
      SELECT ${match} FROM matches WHERE status = 'over' AND public AND (updated, matches.id) < ($1, $2)
      ORDER BY updated DESC, matches.id DESC LIMIT $3`,
    creators: `SELECT ${text('id')} AS id, creator FROM matches WHERE creator IS NOT NULL AND ${isOpen}`,
    secret: "SELECT value FROM secrets WHERE what = 'addresses'",
    expired: `
      SELECT ${text('id')} AS id, CASE WHEN status = 'over' THEN 'finished' WHEN NOT visited AND used <= $1 THEN 'unvisited'
        WHEN status = 'waiting' THEN 'waiting' ELSE 'abandoned' END AS why
      FROM matches
      WHERE (${isOpen} AND used <= $1 AND NOT visited) OR (status = 'waiting' AND used <= $2)
        OR (status = 'playing' AND used <= $3) OR (status = 'over' AND used <= $4)
      LIMIT $5`,
    firstState: `SELECT ${text('state')} AS json FROM snapshots WHERE match = $1 AND n = 0`,
    latest: `SELECT n, ${text('state')} AS json FROM snapshots WHERE match = $1 ORDER BY n DESC LIMIT 1`,
    entries: `SELECT ${text('entry')} AS json FROM entries WHERE match = $1 AND n >= $2 AND n < $3 ORDER BY n`,
    newest: `SELECT ${text('id')} AS id FROM newest WHERE name = $1`,
    lines: `SELECT ${text('line')} AS json FROM lines WHERE match = $1 ORDER BY id DESC LIMIT $2`,
  };
};

type Query = keyof ReturnType<typeof queriesFor>;
type Ask = <Row>(query: Query, ...values: readonly (string | number)[]) => Promise<Row[]>;

interface MatchRow {
  readonly id: StoredText;
  readonly status: StoredText;
  readonly public: boolean | number;
  readonly updated: number;
  readonly json: StoredText;
}

/** PostgreSQL numbers moves with 32 bits. */
const LAST_ENTRY = 2 ** 31 - 1;

const textOr = <T>(stored: StoredText, otherwise: T): string | T => {
  try {
    return textOf(stored);
  } catch {
    return otherwise;
  }
};

const withReadableId = <Row extends { readonly id: StoredText }>(rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const id = textOr(row.id, null);
    return id === null ? [] : [{ ...row, id }];
  });

const storedMatch = ({ id, status, public: shown, updated, json }: MatchRow & { id: string }): StoredMatch => {
  const written = textOr(status, '');
  const known = { id, status: STATUSES.find((each) => each === written) ?? 'playing', public: Boolean(shown) };
  try {
    const record = parseRecord(id, json);
    return { ...known, updatedAt: updated, record: record.id === id ? record : null };
  } catch (error) {
    if (error instanceof Unreadable) return { ...known, updatedAt: updated, record: null };
    throw error;
  }
};

/** The reading part of a storage; `ask` rejects with a StorageFault when the database cannot be read. */
export const readsThrough = (ask: Ask) => {
  const matches = async (query: Query, ...values: (number | string)[]): Promise<StoredMatch[]> =>
    withReadableId(await ask<MatchRow>(query, ...values)).map(storedMatch);
  const parsed = async <T>(
    parse: (match: string, json: StoredText) => T,
    query: Query,
    id: string,
    ...values: number[]
  ): Promise<T[]> => (await ask<{ json: StoredText }>(query, id, ...values)).map(({ json }) => parse(id, json));
  const entries: Storage['entries'] = (id, from, to) =>
    parsed(parseEntry, 'entries', id, Math.min(from, LAST_ENTRY), Math.min(to, LAST_ENTRY));

  return {
    stored: async (id) => (await matches('stored', id))[0] ?? null,
    openMatches: (limit) => matches('openMatches', limit),
    finished: ({ before, limit }) => matches('finished', before.updatedAt, before.id, limit),
    creators: async () => withReadableId(await ask<{ id: StoredText; creator: string }>('creators')),
    secret: async () => (await ask<{ value: string }>('secret'))[0]?.value ?? '',
    expired: async ({ unvisited, waiting, abandoned, finished }, limit) =>
      withReadableId(
        await ask<{ id: StoredText; why: Expired['why'] }>('expired', unvisited, waiting, abandoned, finished, limit),
      ),
    firstState: async (id) => (await parsed(parseState, 'firstState', id))[0] ?? null,
    async game(id) {
      const [row] = await ask<{ n: number; json: StoredText }>('latest', id);
      if (row === undefined) return null;
      return { state: parseState(id, row.json), entries: await entries(id, row.n, LAST_ENTRY) };
    },
    entries,
    newest: async (name) => withReadableId(await ask<{ id: StoredText }>('newest', name))[0]?.id ?? null,
    lines: async (id, limit) => (await parsed(parseLine, 'lines', id, limit)).reverse(),
  } satisfies Partial<Storage>;
};
