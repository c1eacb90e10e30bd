// The statements that SQLite is asked. Ids and JSON are read as bytes: the driver ends the process when it meets text that is not UTF-8.
import type Database from 'libsql';

const MATCH = 'CAST(id AS BLOB) AS id, CAST(status AS BLOB) AS status, public, updated, CAST(record AS BLOB) AS json';

export const prepareStatements = (db: Database.Database) => ({
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
  revision: db.prepare('SELECT 1 FROM matches WHERE id = ? AND revision = ?'),
  newest: db.prepare('SELECT CAST(id AS BLOB) AS id FROM newest WHERE name = ?'),
  setNewest: db.prepare('INSERT INTO newest VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET id = ?2 WHERE id = ?3'),
  setTime: db.prepare("INSERT OR REPLACE INTO house VALUES ('time', ?)"),
  time: db.prepare("SELECT value FROM house WHERE what = 'time'"),
  one: db.prepare(`SELECT ${MATCH} FROM matches WHERE id = ?`),
  creators: db.prepare(
    "SELECT CAST(id AS BLOB) AS id, creator FROM matches WHERE creator IS NOT NULL AND status IN ('waiting', 'playing')",
  ),
  secret: db.prepare("SELECT value FROM secrets WHERE what = 'addresses'"),
  openIds: db.prepare(
    "SELECT CAST(id AS BLOB) AS id FROM matches WHERE status IN ('waiting', 'playing') ORDER BY used DESC LIMIT ?",
  ),
  finished: db.prepare(
    `SELECT ${MATCH} FROM matches WHERE status = 'over' AND public = 1 AND updated < ? ORDER BY updated DESC LIMIT ?`,
  ),
  expired: db.prepare(`
    SELECT CAST(id AS BLOB) AS id, CASE WHEN status = 'over' THEN 'finished' WHEN visited = 0 AND used <= ?1 THEN 'unvisited'
      WHEN status = 'waiting' THEN 'waiting' ELSE 'abandoned' END AS why
    FROM matches
    WHERE (status IN ('waiting', 'playing') AND used <= ?1 AND visited = 0) OR (status = 'waiting' AND used <= ?2)
      OR (status = 'playing' AND used <= ?3) OR (status = 'over' AND used <= ?4)
    LIMIT ?5`),
  firstState: db.prepare('SELECT CAST(state AS BLOB) AS json FROM snapshots WHERE match = ? AND n = 0'),
  latest: db.prepare('SELECT n, CAST(state AS BLOB) AS json FROM snapshots WHERE match = ? ORDER BY n DESC LIMIT 1'),
  entries: db.prepare(
    'SELECT CAST(entry AS BLOB) AS json FROM entries WHERE match = ? AND n >= ? AND n < ? ORDER BY n',
  ),
  lines: db.prepare('SELECT CAST(line AS BLOB) AS json FROM lines WHERE match = ? ORDER BY id DESC LIMIT ?'),
});
