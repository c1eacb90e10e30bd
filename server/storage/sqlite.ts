// Matches in one SQLite file. Write-ahead log: whatever was committed outlives a killed process.
import { join } from 'node:path';
import Database from 'libsql';
import { prepareFolder } from './folder.js';
import { lockFolder } from './lock.ts';
import { MIGRATIONS } from './migrations.ts';
import { rememberPlace } from './place.ts';
import { readsThrough } from './reads.ts';
import { prepareQueries, prepareWrites, type QueryName } from './sqliteStatements.ts';
import { Conflict, type Storage, StorageFault, type Write } from './storage.ts';

export const DATABASE = 'tiefenthal.sqlite';

export interface SqliteOptions {
  readonly dir: string;
  /** `full` also outlives a power cut, at the price of a disk flush for every batch of moves. */
  readonly synchronous: 'normal' | 'full';
}

const migrate = (db: Database.Database): void => {
  db.exec('CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY, applied INTEGER NOT NULL)');
  const row = db.prepare('SELECT coalesce(max(version), 0) AS version FROM schema_versions').get([]) as {
    version: number;
  };
  if (row.version > MIGRATIONS.length) {
    throw new Error(`the database has schema version ${row.version}, this server knows up to ${MIGRATIONS.length}`);
  }
  MIGRATIONS.slice(row.version).forEach((sql, i) => {
    db.exec('BEGIN IMMEDIATE');
    db.exec(sql);
    db.prepare('INSERT INTO schema_versions VALUES (?, ?)').run([row.version + i + 1, Date.now()]);
    db.exec('COMMIT');
  });
};

/** At this many pages the write-ahead log is copied into the database's file. Writes wait for that, so it is rare. */
const PAGES_OF_LOG = 8000;

/** Needs several statements, and so a transaction around them. */
const hasSeveralStatements = ({ kind }: Write): boolean => kind === 'snapshot' || kind === 'wipe';

/** Tests whether the database can be written; nobody reads the value. */
const PROBE = "INSERT OR REPLACE INTO house VALUES ('probe', abs(random() % 1000000))";

/** Errors of SQLite and of the file system, as opposed to bugs. */
const isFault = (error: unknown): boolean => typeof (error as { code?: unknown }).code === 'string';

const orStorageFault = <T>(ask: () => T): T => {
  try {
    return ask();
  } catch (error) {
    throw new StorageFault(error);
  }
};

/** Opens the database under the folder's lock; `unlock` is called when it is closed. */
const open = ({ dir, synchronous }: SqliteOptions, unlock: () => void): Storage => {
  const file = join(dir, DATABASE);
  const db = new Database(file);
  db.exec(`
    PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = ${PAGES_OF_LOG};
    PRAGMA synchronous = ${synchronous}; PRAGMA busy_timeout = 2000`);
  migrate(db);
  db.exec(PROBE);
  const checkPlace = rememberPlace(file);
  const queries = prepareQueries(db);
  const sql = prepareWrites(db);

  const apply = (write: Write): void => {
    switch (write.kind) {
      case 'record': {
        const { id, status, public: shown, updatedAt, usedAt, visited, revision, creator } = write.record;
        const json = JSON.stringify(write.record);
        const row = [id, status, shown ? 1 : 0, updatedAt, json, usedAt, visited ? 1 : 0, revision, creator];
        if (sql.record.run(row).changes === 1) return;
        throw new Conflict(id, `revision ${revision}`);
      }
      case 'entry':
        if (sql.entry.run([write.id, write.entry.n, JSON.stringify(write.entry)]).changes === 1) return;
        throw new Conflict(write.id, `move ${write.entry.n}`);
      case 'snapshot':
        sql.snapshot.run([write.id, write.n, JSON.stringify(write.state)]);
        sql.dropSnapshots.run([write.id, write.n]);
        return;
      case 'line':
        sql.line.run([write.id, JSON.stringify(write.line)]);
        return;
      case 'wipe':
        for (const statement of sql.wipe) statement.run([write.id]);
        return;
      case 'unchanged':
        if (sql.unchanged.all([write.id, write.revision]).length === 1) return;
        throw new Conflict(write.id, `the change of revision ${write.revision}`);
      case 'newest':
        if (sql.newest.run([write.name, write.id, write.before]).changes === 1) return;
        throw new Conflict(write.name, 'newest');
      case 'time':
        sql.time.run([write.time]);
        return;
      default:
        write satisfies never;
    }
  };

  const transaction = (writes: readonly Write[]): void => {
    db.exec('BEGIN IMMEDIATE');
    writes.forEach(apply);
    db.exec('COMMIT');
  };

  const ask = async <Row>(query: QueryName, ...values: unknown[]): Promise<Row[]> =>
    // The driver binds a single number only inside an array.
    orStorageFault(() => queries[query].all(values) as Row[]);

  return {
    async write(writes) {
      orStorageFault(checkPlace);
      try {
        // A single statement is a transaction by itself.
        if (writes.length === 1 && !writes.some(hasSeveralStatements)) writes.forEach(apply);
        else transaction(writes);
      } catch (error) {
        // SQLite has rolled back by itself after some errors, such as a full disk; the first error is the one to report.
        if (db.inTransaction) db.exec('ROLLBACK');
        throw isFault(error) ? new StorageFault(error) : error;
      }
    },
    ...readsThrough(ask),
    time: async () => (await ask<{ value: number }>('time'))[0]?.value ?? null,
    // The folder's lock lets no other process in.
    isShared: false,
    spend: async () => 0,
    follow: () => undefined,
    lead: (listener) => listener(true),
    reportPresence: () => undefined,
    presentElsewhere: () => [],
    async probe() {
      orStorageFault(() => {
        checkPlace();
        db.exec(PROBE);
      });
    },
    async close() {
      try {
        db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        db.close();
        unlock();
      }
    },
  };
};

/** Throws when another server has the folder, or no database can be opened there. */
export const openSqlite = (options: SqliteOptions): Storage => {
  prepareFolder(options.dir);
  const unlock = lockFolder(options.dir);
  try {
    return open(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
};
