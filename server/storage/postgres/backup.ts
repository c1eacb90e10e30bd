// Backs a PostgreSQL database up into a file of SQLite, the format of every backup, and restores it from such a file.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { backUpFile } from '../fileBackup.ts';
import { DATABASE, openSqlite } from '../sqlite.ts';
import { migrate } from './migrate.ts';
import { SILENT } from './statements.ts';

type Type = 'text' | 'integer' | 'boolean' | 'double precision';

interface Table {
  readonly columns: Readonly<Record<string, Type>>;
  readonly order: string;
  readonly where?: string;
  /** A column that only PostgreSQL has, and the SQL of its value. */
  readonly onlyInPostgres?: readonly [column: string, value: string];
}

/** The tables of a backup. Presence, limits and notifications between processes are short-lived, and are left out. */
const TABLES: Readonly<Record<string, Table>> = {
  matches: {
    columns: {
      id: 'text',
      status: 'text',
      public: 'boolean',
      updated: 'double precision',
      used: 'double precision',
      visited: 'boolean',
      revision: 'integer',
      record: 'text',
      creator: 'text',
    },
    order: 'id',
  },
  entries: { columns: { match: 'text', n: 'integer', entry: 'text' }, order: 'match, n' },
  snapshots: { columns: { match: 'text', n: 'integer', state: 'text' }, order: 'match, n' },
  // Without their ids, which are given anew in this order.
  lines: { columns: { match: 'text', line: 'text' }, order: 'id' },
  newest: { columns: { name: 'text', id: 'text' }, order: 'name' },
  // The server's own time; the other row is the probe of whether the database can be written.
  house: {
    columns: { what: 'text', value: 'double precision' },
    order: 'what',
    where: "WHERE what = 'time'",
    onlyInPostgres: ['written', 'clock_timestamp()'],
  },
  secrets: { columns: { what: 'text', value: 'text' }, order: 'what' },
};

const ROWS_AT_A_TIME = 200;

type Row = Readonly<Record<string, unknown>>;

const withClient = async (url: string, work: (client: Client) => Promise<void>): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  // The query under way rejects as well; without a listener the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const withFolder = async (parent: string, work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(parent, 'tiefenthal-copy-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The database in the folder, made or brought up to date. */
const openCurrent = async (dir: string): Promise<Database.Database> => {
  await openSqlite({ dir, synchronous: 'full' }).close();
  return new Database(join(dir, DATABASE));
};

const copyTableOut = async (client: Client, db: Database.Database, name: string, table: Table): Promise<void> => {
  const columns = Object.keys(table.columns);
  const placeholders = columns.map(() => '?').join(', ');
  const insert = db.prepare(`INSERT OR REPLACE INTO ${name} (${columns.join(', ')}) VALUES (${placeholders})`);
  const toSqlite = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);
  await client.query(
    `DECLARE copied NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${name} ${table.where ?? ''} ORDER BY ${table.order}`,
  );
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${ROWS_AT_A_TIME} FROM copied`);
    for (const row of rows) insert.run(columns.map((column) => toSqlite(row[column])));
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  await client.query('CLOSE copied');
};

/** A consistent copy, which may be taken while servers run. */
export const backUpPostgres = (url: string, target: string): Promise<void> =>
  withFolder(dirname(target), async (folder) => {
    const db = await openCurrent(folder);
    try {
      await withClient(url, async (client) => {
        await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
        db.exec('BEGIN IMMEDIATE');
        for (const [name, table] of Object.entries(TABLES)) await copyTableOut(client, db, name, table);
        db.exec('COMMIT');
      });
    } finally {
      db.close();
    }
    // One file, without a write-ahead log beside it.
    backUpFile(folder, target);
  });

/** SQLite's text is read as bytes: its driver ends the process when it meets text that is not UTF-8. */
const utf8 = new TextDecoder();
const fromSqlite: Readonly<Record<Type, (value: unknown) => unknown>> = {
  text: (value) => (value === null || typeof value === 'string' ? value : utf8.decode(value as ArrayBuffer)),
  boolean: (value) => value === 1,
  integer: (value) => value,
  'double precision': (value) => value,
};

const copyTableIn = async (db: Database.Database, client: Client, name: string, table: Table): Promise<void> => {
  const columns = Object.entries(table.columns);
  const [extra, value] = table.onlyInPostgres ?? [];
  const names = columns.map(([column]) => column);
  const read = columns.map(([column, type]) => (type === 'text' ? `CAST(${column} AS BLOB) AS ${column}` : column));
  const lists = columns.map(([, type], i) => `$${i + 1}::${type}[]`);
  const insert = `
    INSERT INTO ${name} (${[...names, ...(extra === undefined ? [] : [extra])].join(', ')})
    SELECT ${[...names, ...(value === undefined ? [] : [value])].join(', ')}
    FROM unnest(${lists.join(', ')}) WITH ORDINALITY AS copied (${names.join(', ')}, at) ORDER BY at`;
  let rows: Row[] = [];
  const flush = async (): Promise<void> => {
    await client.query(
      insert,
      columns.map(([column, type]) => rows.map((row) => fromSqlite[type](row[column]))),
    );
    rows = [];
  };
  await client.query(`DELETE FROM ${name}`);
  const stored = db.prepare(`SELECT ${read.join(', ')} FROM ${name} ${table.where ?? ''} ORDER BY ${table.order}`);
  for (const row of stored.iterate([])) {
    rows.push(row as Row);
    if (rows.length === ROWS_AT_A_TIME) await flush();
  }
  if (rows.length > 0) await flush();
};

const RUNNING = `
  SELECT count(*)::integer AS running FROM processes WHERE seen > clock_timestamp() - '${SILENT}'::interval`;

/**
 * Replaces what is in the database by what is in the file `source`, all or nothing. What was there before is kept in the
 * file `before`. No server may run.
 */
export const restorePostgres = async (url: string, source: string, before: string): Promise<void> => {
  await withClient(url, migrate);
  await backUpPostgres(url, before);
  await withFolder(dirname(before), async (folder) => {
    copyFileSync(source, join(folder, DATABASE));
    const db = await openCurrent(folder);
    try {
      await withClient(url, async (client) => {
        await client.query('BEGIN');
        // A server that starts now waits, and those that run write nothing more.
        await client.query('LOCK TABLE processes, last_change IN ACCESS EXCLUSIVE MODE');
        const { rows } = await client.query<{ running: number }>(RUNNING);
        if (rows[0]?.running !== 0)
          throw new Error('a server uses this database, or did a moment ago: stop all of them, and wait some seconds');
        for (const [name, table] of Object.entries(TABLES)) await copyTableIn(db, client, name, table);
        await client.query('COMMIT');
      });
    } finally {
      db.close();
    }
  });
};
