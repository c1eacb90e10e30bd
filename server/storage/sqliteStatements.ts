// The statements that SQLite is asked. Ids, statuses and JSON are read as bytes: the driver ends the process when it
// meets text that is not UTF-8.
import type Database from 'libsql';
import { queriesFor } from './reads.ts';

const QUERIES = {
  ...queriesFor((column) => `CAST(${column} AS BLOB)`),
  time: "SELECT value FROM house WHERE what = 'time'",
};

export type QueryName = keyof typeof QUERIES;

export const prepareQueries = (db: Database.Database) =>
  Object.fromEntries(Object.entries(QUERIES).map(([name, sql]) => [name, db.prepare(sql)])) as Record<
    QueryName,
    Database.Statement
  >;

export const prepareWrites = (db: Database.Database) => ({
  // Takes only the revision that comes next.
  record: db.prepare(`
    INSERT OR REPLACE INTO matches (id, status, public, updated, record, used, visited, revision, creator)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
    WHERE ?8 = coalesce((SELECT revision + 1 FROM matches WHERE id = ?1), 0)`),
  // Takes only the number that comes next: a lost move cannot make a log with holes.
  entry: db.prepare(
    'INSERT INTO entries SELECT ?1, ?2, ?3 WHERE ?2 = (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = ?1)',
  ),
  snapshot: db.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)'),
  dropSnapshots: db.prepare('DELETE FROM snapshots WHERE match = ? AND n > 0 AND n < ?'),
  line: db.prepare('INSERT INTO lines (match, line) VALUES (?, ?)'),
  wipe: ['matches WHERE id', 'entries WHERE match', 'snapshots WHERE match', 'lines WHERE match'].map((rows) =>
    db.prepare(`DELETE FROM ${rows} = ?`),
  ),
  unchanged: db.prepare('SELECT 1 FROM matches WHERE id = ? AND revision = ?'),
  newest: db.prepare('INSERT INTO newest VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET id = ?2 WHERE id = ?3'),
  time: db.prepare("INSERT OR REPLACE INTO house VALUES ('time', ?)"),
});
