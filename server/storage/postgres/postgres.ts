// Matches in a PostgreSQL database that any number of processes use at the same time. A batch of writes is one call of the
// function write_all (schema.ts): one round trip, all or nothing.
import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import type { Logger } from 'pino';
import { readsThrough } from '../reads.ts';
import type { Storage } from '../storage.ts';
import { faultOf } from './faults.ts';
import { createFollower } from './follower.ts';
import { holdConnection } from './heldConnection.ts';
import { LEADER_LOCK } from './locks.ts';
import { countRates } from './rates.ts';
import { migrate } from './migrate.ts';
import { createPresence } from './presence.ts';
import { type WriteRow, rowOf, SILENT, SQL } from './statements.ts';
import { type Notification, notificationsOf } from './notifications.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly log: Logger;
}

const POOL_SIZE = 8;
/** The database itself gives up first, so that what became of a write is known. */
const STATEMENT_MS = 5000;
const QUERY_MS = 6000;
const CONNECT_MS = 3000;
const DROP_CHANGES_EVERY_MS = 60_000;

interface Beat {
  /** The database knew this process before. */
  readonly known: boolean;
  /** Of the latest change. */
  readonly number: number;
  readonly leads: boolean;
  readonly others: boolean;
  readonly silent: readonly string[];
}

/** Rejects when the database cannot be reached, has a schema of a later version, or another encoding than UTF-8. */
export const openPostgres = async ({ url, log }: PostgresOptions): Promise<Storage> => {
  const connection = { connectionString: url, application_name: 'tiefenthal', keepAlive: true };
  const migrationClient = new Client({ ...connection, connectionTimeoutMillis: CONNECT_MS });
  // The query under way rejects as well; without a listener the event would end the process.
  migrationClient.on('error', () => undefined);
  try {
    await migrationClient.connect();
    await migrate(migrationClient);
  } finally {
    await migrationClient.end().catch(() => undefined);
  }

  const processId = randomUUID();
  const pool = new Pool({
    ...connection,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: QUERY_MS,
  });
  // A connection that breaks while nobody uses it leaves the pool, and whoever asks next gets a new one.
  pool.on('error', () => undefined);

  const ask = async <Row>(name: keyof typeof SQL, ...values: unknown[]): Promise<Row[]> => {
    try {
      return (await pool.query({ name, text: SQL[name], values })).rows as Row[];
    } catch (error) {
      throw faultOf(error);
    }
  };
  const writeAll = async (parts: readonly WriteRow[], notifications: readonly Notification[]): Promise<void> => {
    // The kinds, ids, numbers and bodies of the parts, each as one array.
    const columns = [0, 1, 2, 3].map((column) => parts.map((part) => part[column]));
    await ask('write', processId, ...columns, notifications.length === 0 ? null : JSON.stringify(notifications));
  };

  const follower = createFollower(processId);

  const presence = createPresence((all) =>
    writeAll(
      all.map(({ match, here }) => ['presence', match, 0, JSON.stringify(here)]),
      all.map(({ match, here }) => ({ match, what: ['presence'], lines: [], entries: [], here })),
    ),
  );

  let leading = false;
  let onLead: (leads: boolean) => void = () => undefined;
  const setLeading = (leads: boolean): void => {
    if (leads === leading) return;
    leading = leads;
    onLead(leads);
  };

  /** Another process runs. Only then are moves sent along with notifications, since that writes them twice. */
  let hasOthers = false;
  let isLost = false;
  let changesDroppedAt = performance.now();
  let heldClient: Client | null = null;
  const connected = (client: Client): void => {
    heldClient = client;
    // The lock went with the connection that held it.
    setLeading(false);
  };
  const beat = async (client: Client): Promise<void> => {
    const values = [processId, leading, SILENT, ...LEADER_LOCK];
    const { rows } = await client.query<Beat>({ name: 'beat', text: SQL.beat, values });
    const { known = true, number = 0, leads = false, others = false, silent = [] } = rows[0] ?? {};
    hasOthers = others;
    if (isLost) log.info('the database is there again');
    isLost = false;
    if (!known) presence.forgotten();
    await follower.catchUp(client, number);
    setLeading(leads);
    // Forgets the silent processes, except those that were heard of since.
    if (silent.length > 0) await client.query(SQL.forgetProcesses, [silent, SILENT]);
    await presence.tell();
    if (!leads || performance.now() - changesDroppedAt < DROP_CHANGES_EVERY_MS) return;
    changesDroppedAt = performance.now();
    await client.query(SQL.dropOldChanges);
  };
  const heldConnection = await holdConnection({
    config: connection,
    connected,
    beat,
    heard(payload) {
      if (heldClient !== null) follower.receive(payload, heldClient);
    },
    lost(error) {
      setLeading(false);
      const fault = faultOf(error);
      if (!isLost) log.warn({ why: fault.message, err: fault }, 'the connection to the database is lost');
      isLost = true;
    },
    // Forgets this process after 0 seconds of silence, as it was heard of a moment ago.
    leave: (client) => client.query(SQL.forgetProcesses, [[processId], '0 seconds']),
  });

  const reads = readsThrough(ask);
  const secret = await reads.secret();

  return {
    isShared: true,
    write: (writes) => writeAll(writes.map(rowOf), notificationsOf(writes, { withMoves: hasOthers })),
    ...reads,
    spend: countRates(pool, secret),
    async time() {
      const [row] = await ask<{ value: number }>('time', processId, SILENT);
      return row === undefined ? null : Math.floor(row.value);
    },
    follow: (listener) => follower.listen(listener),
    lead(listener) {
      onLead = listener;
      if (leading) listener(true);
    },
    reportPresence: presence.set,
    presentElsewhere: (id) => follower.presentElsewhere(id),
    async probe() {
      const [row] = await ask('probe');
      if (row === undefined) throw faultOf(new Error('what was written could not be read back'));
    },
    async close() {
      presence.stop();
      setLeading(false);
      await heldConnection.close();
      await pool.end();
    },
  };
};
