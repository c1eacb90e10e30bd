// Matches in a PostgreSQL database that any number of processes use at the same time. A batch of writes is one call of the
// function write_all (schema.ts): one round trip, all or nothing.
import { randomUUID } from 'node:crypto';
import { Client, Pool, type QueryResultRow } from 'pg';
import type { Logger } from 'pino';
import { STATUSES } from '../../wire/terms.ts';
import { parseEntry, parseLine, parseRecord, parseState } from '../parse.ts';
import {
  type Creation,
  type Expired,
  type Present,
  type Storage,
  type StoredMatch,
  Unreadable,
  type Write,
} from '../storage.ts';
import { faultOf } from './faults.ts';
import { createFollower } from './follower.ts';
import { openLine } from './line.ts';
import { LEADER_LOCK } from './locks.ts';
import { countRates } from './rates.ts';
import { migrate } from './migrate.ts';
import { type Told, toldOf } from './told.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly log: Logger;
}

const POOL_SIZE = 8;
/** The database itself gives up first, so that what became of a write is known. */
const STATEMENT_MS = 5000;
const QUERY_MS = 6000;
const CONNECT_MS = 3000;
/** A process that has not been heard of for so long has ended. */
const SILENT = '6 seconds';
/** Presence is told in batches. */
const PRESENCE_MS = 50;
/** Changes are kept for this long; a process that was cut off for longer reads everything anew. */
const CHANGES_KEPT = '10 minutes';
const TIDY_MS = 60_000;

type Part = readonly [kind: string, id: string, n: number, body: string];

const partOf = (write: Write): Part => {
  switch (write.kind) {
    case 'record':
      return ['record', write.record.id, write.record.revision, JSON.stringify(write.record)];
    case 'entry':
      return ['entry', write.id, write.entry.n, JSON.stringify(write.entry)];
    case 'snapshot':
      return ['snapshot', write.id, write.n, JSON.stringify(write.state)];
    case 'line':
      return ['line', write.id, 0, JSON.stringify(write.line)];
    case 'wipe':
      return ['wipe', write.id, 0, ''];
    case 'unchanged':
      return ['unchanged', write.id, write.revision, ''];
    case 'newest':
      return ['newest', write.name, 0, JSON.stringify({ id: write.id, before: write.before })];
    case 'time':
      return ['time', '', 0, String(write.time)];
    default:
      return write satisfies never;
  }
};

interface MatchRow {
  readonly id: string;
  readonly status: string;
  readonly public: boolean;
  readonly updated: number;
  readonly record: string;
}

const storedMatch = (row: MatchRow): StoredMatch => {
  const { id, updated } = row;
  const status = STATUSES.find((each) => each === row.status) ?? 'playing';
  const known = { id, status, public: row.public, updatedAt: updated };
  try {
    const record = parseRecord(id, row.record);
    return { ...known, record: record.id === id ? record : null };
  } catch (error) {
    if (error instanceof Unreadable) return { ...known, record: null };
    throw error;
  }
};

const MATCH = 'id, status, public, updated, record';

const SQL = {
  write: 'SELECT write_all($1, $2, $3, $4, $5, $6)',
  stored: `SELECT ${MATCH} FROM matches WHERE id = $1`,
  openMatches: `SELECT ${MATCH} FROM matches WHERE status IN ('waiting', 'playing') ORDER BY used DESC LIMIT $1`,
  finished: `SELECT ${MATCH} FROM matches WHERE status = 'over' AND public AND updated < $1 ORDER BY updated DESC LIMIT $2`,
  creators: "SELECT id, creator FROM matches WHERE creator IS NOT NULL AND status IN ('waiting', 'playing')",
  secret: "SELECT value FROM secrets WHERE what = 'addresses'",
  expired: `
    SELECT id, CASE WHEN status = 'over' THEN 'finished' WHEN NOT visited AND used <= $1 THEN 'unvisited'
      WHEN status = 'waiting' THEN 'waiting' ELSE 'abandoned' END AS why
    FROM matches
    WHERE (status IN ('waiting', 'playing') AND used <= $1 AND NOT visited) OR (status = 'waiting' AND used <= $2)
      OR (status = 'playing' AND used <= $3) OR (status = 'over' AND used <= $4)
    LIMIT $5`,
  // While another process runs, the server's time goes on.
  time: `
    SELECT value + CASE
      WHEN EXISTS (SELECT FROM processes WHERE id <> $1 AND seen > clock_timestamp() - $2::interval)
      THEN extract(epoch FROM clock_timestamp() - written) * 1000 ELSE 0 END AS value
    FROM house WHERE what = 'time'`,
  beginning: 'SELECT state AS json FROM snapshots WHERE match = $1 AND n = 0',
  latest: 'SELECT n, state AS json FROM snapshots WHERE match = $1 ORDER BY n DESC LIMIT 1',
  entries: 'SELECT entry AS json FROM entries WHERE match = $1 AND n >= $2 AND n < $3 ORDER BY n',
  newest: 'SELECT id FROM newest WHERE name = $1',
  lines: 'SELECT line AS json FROM lines WHERE match = $1 ORDER BY id DESC LIMIT $2',
  probe: `
    INSERT INTO house VALUES ('probe', random(), clock_timestamp())
    ON CONFLICT (what) DO UPDATE SET value = excluded.value, written = excluded.written RETURNING value`,
  beat: `
    WITH beat AS (
      INSERT INTO processes VALUES ($1, clock_timestamp())
      ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax <> 0 AS known
    )
    SELECT (SELECT known FROM beat) AS known,
      (SELECT number::float8 FROM last_change) AS number,
      $2 OR pg_try_advisory_lock($4, $5) AS leads,
      ARRAY(SELECT id FROM processes WHERE id <> $1 AND seen < clock_timestamp() - $3::interval) AS silent`,
  lapse: 'SELECT lapse($1, $2::interval)',
  tidy: `DELETE FROM changes WHERE written < clock_timestamp() - '${CHANGES_KEPT}'::interval`,
} as const;

const LAST_ENTRY = 2 ** 31 - 1;

interface Beat {
  readonly known: boolean;
  readonly number: number;
  readonly leads: boolean;
  readonly silent: readonly string[];
}

/** Rejects when the database cannot be reached, or is of a later version. */
export const openPostgres = async ({ url, log }: PostgresOptions): Promise<Storage> => {
  const connection = { connectionString: url, application_name: 'tiefenthal', keepAlive: true };
  const setUp = new Client({ ...connection, connectionTimeoutMillis: CONNECT_MS });
  setUp.on('error', () => undefined);
  try {
    await setUp.connect();
    await migrate(setUp);
  } finally {
    await setUp.end().catch(() => undefined);
  }

  const own = randomUUID();
  const pool = new Pool({
    ...connection,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: QUERY_MS,
  });
  // A connection that breaks while nobody uses it leaves the pool, and whoever asks next gets a new one.
  pool.on('error', () => undefined);

  const ask = async <Row extends QueryResultRow>(name: keyof typeof SQL, ...values: unknown[]): Promise<Row[]> => {
    try {
      return (await pool.query<Row>({ name, text: SQL[name], values })).rows;
    } catch (error) {
      throw faultOf(error);
    }
  };
  const writeAll = async (parts: readonly Part[], told: readonly Told[]): Promise<void> => {
    const columns = [0, 1, 2, 3].map((column) => parts.map((part) => part[column]));
    await ask('write', own, ...columns, told.length === 0 ? null : JSON.stringify(told));
  };

  const follower = createFollower(own);

  /** The connections at this process by match, and the matches for which they have not been reported yet. */
  const present = new Map<string, readonly Present[]>();
  const untold = new Set<string>();
  let telling: NodeJS.Timeout | null = null;
  let isTelling = false;
  const tellPresence = async (): Promise<void> => {
    telling = null;
    if (isTelling || untold.size === 0) return;
    isTelling = true;
    const matches = [...untold];
    untold.clear();
    const here = (match: string): readonly Present[] => present.get(match) ?? [];
    try {
      await writeAll(
        matches.map((match) => ['presence', match, 0, JSON.stringify(here(match))]),
        matches.map((match) => ({ match, what: ['presence'], lines: [], here: here(match) })),
      );
    } catch {
      // Told again with the next beat.
      for (const match of matches) untold.add(match);
    } finally {
      isTelling = false;
    }
  };

  let leading = false;
  let onLead: (leads: boolean) => void = () => undefined;
  const setLeading = (leads: boolean): void => {
    if (leads === leading) return;
    leading = leads;
    onLead(leads);
  };

  let isLost = false;
  let tidied = performance.now();
  let lineClient: Client | null = null;
  const beat = async (client: Client, isFirst: boolean): Promise<void> => {
    lineClient = client;
    // The lock went with the connection that held it.
    if (isFirst) setLeading(false);
    const values = [own, leading, SILENT, ...LEADER_LOCK];
    const { rows } = await client.query<Beat>({ name: 'beat', text: SQL.beat, values });
    const { known = true, number = 0, leads = false, silent = [] } = rows[0] ?? {};
    if (isLost) log.info('the database is there again');
    isLost = false;
    if (!known) for (const match of present.keys()) untold.add(match);
    await follower.catchUp(client, number);
    setLeading(leads);
    if (silent.length > 0) await client.query(SQL.lapse, [silent, SILENT]);
    if (untold.size > 0) await tellPresence();
    if (!leads || performance.now() - tidied < TIDY_MS) return;
    tidied = performance.now();
    await client.query(SQL.tidy);
  };
  const line = await openLine({
    config: connection,
    beat,
    heard: (payload) => lineClient !== null && follower.heard(payload, lineClient),
    lost(error) {
      setLeading(false);
      const fault = faultOf(error);
      if (!isLost) log.warn({ why: fault.message, err: fault }, 'the connection to the database is lost');
      isLost = true;
    },
    leave: (client) => client.query(SQL.lapse, [[own], '0 seconds']),
  });

  const secret = (await ask<{ value: string }>('secret'))[0]?.value ?? '';

  const parsed = async <T>(
    parse: (match: string, json: string) => T,
    name: 'beginning' | 'entries' | 'lines',
    id: string,
    ...values: unknown[]
  ): Promise<T[]> => (await ask<{ json: string }>(name, id, ...values)).map(({ json }) => parse(id, json));
  const entries = (id: string, from: number, to: number) =>
    parsed(parseEntry, 'entries', id, Math.min(from, LAST_ENTRY), Math.min(to, LAST_ENTRY));

  return {
    isShared: true,
    write: (writes) => writeAll(writes.map(partOf), toldOf(writes)),
    stored: async (id) => (await ask<MatchRow>('stored', id)).map(storedMatch)[0] ?? null,
    openMatches: async (limit) => (await ask<MatchRow>('openMatches', limit)).map(storedMatch),
    finished: async ({ before, limit }) => (await ask<MatchRow>('finished', before, limit)).map(storedMatch),
    creators: () => ask<Creation & QueryResultRow>('creators'),
    secret: async () => secret,
    spend: countRates(pool, secret),
    expired: ({ unvisited, waiting, abandoned, finished }, limit) =>
      ask<Expired & QueryResultRow>('expired', unvisited, waiting, abandoned, finished, limit),
    async time() {
      const [row] = await ask<{ value: number }>('time', own, SILENT);
      return row === undefined ? null : Math.floor(row.value);
    },
    beginning: async (id) => (await parsed(parseState, 'beginning', id))[0] ?? null,
    async game(id) {
      const [row] = await ask<{ n: number; json: string }>('latest', id);
      if (row === undefined) return null;
      return { state: parseState(id, row.json), entries: await entries(id, row.n, LAST_ENTRY) };
    },
    entries,
    newest: async (name) => (await ask<{ id: string }>('newest', name))[0]?.id ?? null,
    lines: async (id, limit) => (await parsed(parseLine, 'lines', id, limit)).reverse(),
    follow: (listener) => follower.listen(listener),
    lead(listener) {
      onLead = listener;
      if (leading) listener(true);
    },
    present(id, here) {
      if (here.length > 0) present.set(id, here);
      else present.delete(id);
      untold.add(id);
      telling ??= setTimeout(() => void tellPresence(), PRESENCE_MS);
    },
    elsewhere: (id) => follower.elsewhere(id),
    async probe() {
      const [row] = await ask('probe');
      if (row === undefined) throw faultOf(new Error('what was written could not be read back'));
    },
    async close() {
      clearTimeout(telling ?? undefined);
      setLeading(false);
      await line.close();
      await pool.end();
    },
  };
};
