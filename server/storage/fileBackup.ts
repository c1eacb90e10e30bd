// Takes a backup of the SQLite file in DATA_DIR and puts it back. Checks any backup: PostgreSQL's are SQLite files, too.
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { DATABASE } from './sqlite.ts';
import { prepareFolder } from './folder.js';
import { lockFolder } from './lock.ts';

/** The number of matches in a backup; throws when it is damaged. */
export const checkBackup = (file: string): number => {
  const db = new Database(file, { readonly: true });
  try {
    const rows = db.prepare('PRAGMA integrity_check').all([]) as { integrity_check: string }[];
    if (rows[0]?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${rows[0]?.integrity_check ?? ''}`);
    const [row] = db.prepare('SELECT count(*) AS matches FROM matches').all([]) as { matches: number }[];
    return row?.matches ?? 0;
  } finally {
    db.close();
  }
};

/** May be called while a server runs. */
export const backUpFile = (dir: string, target: string): void => {
  const source = join(dir, DATABASE);
  if (!existsSync(source)) throw new Error(`${source} does not exist: say where the database is with DATA_DIR`);
  const db = new Database(source);
  try {
    db.exec(`PRAGMA busy_timeout = 10000; VACUUM INTO '${target.replaceAll("'", "''")}'`);
  } finally {
    db.close();
  }
};

/** Replaces the database by the backup, and moves the old one to the file `before`; false if there was none. */
export const restoreFile = (dir: string, source: string, before: string): boolean => {
  prepareFolder(dir);
  // A running server would go on writing into the file that is taken away.
  const unlock = lockFolder(dir);
  const target = join(dir, DATABASE);
  try {
    copyFileSync(source, `${target}-restored`);
    checkBackup(`${target}-restored`);
    const hasOld = existsSync(target);
    // A write-ahead log is moved with its database: left beside the backup, it would damage the backup.
    for (const part of ['', '-wal', '-shm']) if (existsSync(target + part)) renameSync(target + part, before + part);
    renameSync(`${target}-restored`, target);
    return hasOld;
  } finally {
    rmSync(`${target}-restored`, { force: true });
    unlock();
  }
};
