// Matches in one SQLite file. Write-ahead log: whatever was committed outlives a killed process.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Entry, MatchRecord } from '../match/record.ts';
import type { ChatLine } from '../wire.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Storage, Write } from './storage.ts';

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

export const openSqlite = ({ dir, synchronous }: SqliteOptions): Storage => {
  mkdirSync(dir, { recursive: true });
  const db = new Database(join(dir, 'tiefenthal.sqlite'));
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA busy_timeout = 2000`);
  migrate(db);

  const sql = {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    rollback: db.prepare('ROLLBACK'),
    record: db.prepare('INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?, ?)'),
    // Takes only the number that comes next: two servers on one file, or a lost move, cannot make a log with holes.
    entry: db.prepare(
      'INSERT INTO entries SELECT ?1, ?2, ?3 WHERE ?2 = (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = ?1)',
    ),
    snapshot: db.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)'),
    dropSnapshots: db.prepare('DELETE FROM snapshots WHERE match = ? AND n > 0 AND n < ?'),
    line: db.prepare('INSERT INTO lines (match, line) VALUES (?, ?)'),
    wipe: ['matches WHERE id', 'entries WHERE match', 'snapshots WHERE match', 'lines WHERE match'].map((rows) =>
      db.prepare(`DELETE FROM ${rows} = ?`),
    ),
    one: db.prepare('SELECT record AS json FROM matches WHERE id = ?'),
    open: db.prepare("SELECT record AS json FROM matches WHERE status <> 'over'"),
    finished: db.prepare(
      "SELECT record AS json FROM matches WHERE status = 'over' AND public = 1 AND updated < ? ORDER BY updated DESC LIMIT ?",
    ),
    finishedBefore: db.prepare("SELECT id FROM matches WHERE status = 'over' AND updated < ?"),
    beginning: db.prepare('SELECT state AS json FROM snapshots WHERE match = ? AND n = 0'),
    latest: db.prepare('SELECT n, state AS json FROM snapshots WHERE match = ? ORDER BY n DESC LIMIT 1'),
    entries: db.prepare('SELECT entry AS json FROM entries WHERE match = ? AND n >= ? AND n < ? ORDER BY n'),
    lines: db.prepare('SELECT line AS json FROM lines WHERE match = ? ORDER BY id DESC LIMIT ?'),
  };

  const apply = (write: Write): void => {
    switch (write.kind) {
      case 'record': {
        const { id, status, public: shown, updatedAt } = write.record;
        sql.record.run([id, status, shown ? 1 : 0, updatedAt, JSON.stringify(write.record)]);
        return;
      }
      case 'entry':
        if (sql.entry.run([write.id, write.entry.n, JSON.stringify(write.entry)]).changes === 1) return;
        throw new Error(`match ${write.id} has another move ${write.entry.n}, or lacks the one before`);
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
      default:
        write satisfies never;
    }
  };

  // The driver binds a single null or number only inside an array.
  const rows = <T>(statement: Database.Statement, ...args: unknown[]): T[] =>
    (statement.all(args) as { json: string }[]).map((row) => JSON.parse(row.json) as T);

  return {
    async write(writes) {
      sql.begin.run([]);
      try {
        for (const write of writes) apply(write);
        sql.commit.run([]);
      } catch (error) {
        sql.rollback.run([]);
        throw error;
      }
    },
    record: async (id) => rows<MatchRecord>(sql.one, id)[0] ?? null,
    openRecords: async () => rows<MatchRecord>(sql.open),
    finished: async ({ before, limit }) => rows<MatchRecord>(sql.finished, before, limit),
    finishedBefore: async (time) => (sql.finishedBefore.all([time]) as { id: string }[]).map((row) => row.id),
    beginning: async (id) => rows<unknown>(sql.beginning, id)[0] ?? null,
    async game(id) {
      const row = sql.latest.all([id])[0] as { n: number; json: string } | undefined;
      if (row === undefined) return null;
      return {
        state: JSON.parse(row.json) as unknown,
        entries: rows<Entry>(sql.entries, id, row.n, Number.MAX_SAFE_INTEGER),
      };
    },
    entries: async (id, from, to) => rows<Entry>(sql.entries, id, from, to),
    lines: async (id, limit) => rows<ChatLine>(sql.lines, id, limit).reverse(),
    async ping() {
      db.exec('SELECT 1');
    },
    async close() {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
};
