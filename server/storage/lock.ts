// One server at a time on a folder: the lock is SQLite's own on a file beside the database. The kernel holds it, so it
// ends with the process, however that ends, and holds between containers, where process numbers mean nothing.
// Nothing else in this process may open the lock's file: closing any of the process's handles on it releases the lock.
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

const isBusy = (error: unknown): boolean => (error as { code?: unknown }).code === 'SQLITE_BUSY';

const holder = (db: Database.Database): string => {
  const row = db.prepare('SELECT who FROM holder').all([])[0] as { who: string } | undefined;
  return row?.who ?? 'a process that is just starting';
};

/** Takes the folder until the returned function is called. If a process has it already, the error says which. */
export const lockFolder = (dir: string): (() => void) => {
  const db = new Database(join(dir, 'tiefenthal.lock'));
  try {
    const who = `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`;
    db.exec(`
      PRAGMA busy_timeout = 500;
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS holder (id INTEGER PRIMARY KEY, who TEXT NOT NULL);
      INSERT OR REPLACE INTO holder VALUES (1, '${who.replaceAll("'", "''")}');
      COMMIT;
    `);
    // Never committed: it holds the lock, and others can still read who has it.
    db.exec('BEGIN IMMEDIATE');
  } catch (error) {
    const found = isBusy(error) ? holder(db) : null;
    db.close();
    if (found === null) throw error;
    throw new Error(
      `another server uses this folder (${found}): stop it, or give this one a folder of its own with DATA_DIR`,
    );
  }
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
};
