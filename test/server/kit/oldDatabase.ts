// A SQLite database as an earlier version of the server left it.
import Database from 'libsql';
import { MIGRATIONS } from '../../../server/storage/migrations.ts';

/** Creates the database in the folder, with this version of the schema; the test fills and closes it. */
export const createOldDatabase = (dir: string, version: number): Database.Database => {
  const db = new Database(`${dir}/tiefenthal.sqlite`);
  db.exec('CREATE TABLE schema_versions (version INTEGER PRIMARY KEY, applied INTEGER NOT NULL)');
  for (const [index, sql] of MIGRATIONS.slice(0, version).entries()) {
    db.exec(sql);
    db.prepare('INSERT INTO schema_versions VALUES (?, ?)').run([index + 1, 0]);
  }
  return db;
};
