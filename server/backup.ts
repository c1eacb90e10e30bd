// `npm run backup -- [file]`: a copy of the database as it is now, from a running server or a stopped one, checked before
// it is called a backup. `npm run restore -- file`: puts such a copy in the place of the database of a stopped server.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { DATABASE } from './storage/sqlite.ts';
import { lockFolder } from './storage/lock.ts';

class Fault extends Error {}

const check = (file: string): number => {
  const db = new Database(file, { readonly: true });
  try {
    const rows = db.prepare('PRAGMA integrity_check').all([]) as { integrity_check: string }[];
    if (rows[0]?.integrity_check !== 'ok') throw new Fault(`${file} is damaged: ${rows[0]?.integrity_check ?? ''}`);
    const [row] = db.prepare('SELECT count(*) AS matches FROM matches').all([]) as { matches: number }[];
    return row?.matches ?? 0;
  } finally {
    db.close();
  }
};

const backup = (dir: string, wanted: string | undefined): string => {
  const source = join(dir, DATABASE);
  const target = resolve(wanted ?? `tiefenthal-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);
  if (!existsSync(source)) throw new Fault(`${source} does not exist: say where the database is with DATA_DIR`);
  if (existsSync(target)) throw new Fault(`${target} exists already, and a backup overwrites nothing`);
  const db = new Database(source);
  try {
    db.exec(`PRAGMA busy_timeout = 10000; VACUUM INTO '${target.replaceAll("'", "''")}'`);
  } finally {
    db.close();
  }
  return `${target}: ${check(target)} matches`;
};

const restore = (dir: string, wanted: string | undefined): string => {
  if (wanted === undefined) throw new Fault('name the backup: npm run restore -- backup.sqlite');
  const source = resolve(wanted);
  if (!existsSync(source)) throw new Fault(`${source} does not exist`);
  const matches = check(source);
  mkdirSync(dir, { recursive: true });
  // A running server would go on writing into the file that is taken away.
  const unlock = lockFolder(dir);
  try {
    const target = join(dir, DATABASE);
    copyFileSync(source, `${target}-restored`);
    check(`${target}-restored`);
    // The write-ahead log belongs to the database that goes: kept beside another one it would damage it.
    for (const part of ['', '-wal', '-shm'])
      if (existsSync(target + part)) renameSync(target + part, `${target}.before-restore${part}`);
    renameSync(`${target}-restored`, target);
    return `${target}: ${matches} matches; what was there before is ${target}.before-restore`;
  } finally {
    rmSync(join(dir, `${DATABASE}-restored`), { force: true });
    unlock();
  }
};

const [, , command, file] = process.argv;
if (existsSync('.env')) process.loadEnvFile();
const dir = process.env['DATA_DIR'] ?? './data';
try {
  if (command !== 'backup' && command !== 'restore') throw new Fault('backup or restore?');
  if (process.env['DATABASE_URL'])
    throw new Fault(
      command === 'backup'
        ? 'the database is PostgreSQL: pg_dump --format=custom --file=backup.dump "$DATABASE_URL"'
        : 'the database is PostgreSQL: stop all servers, then pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" backup.dump',
    );
  process.stdout.write(`${(command === 'backup' ? backup : restore)(dir, file)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
