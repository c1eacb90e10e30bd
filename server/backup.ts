// `npm run backup -- [file]`: copies the database as it is now, with its servers running or stopped, and checks the copy.
// `npm run restore -- file`: puts such a copy in the place of the database of stopped servers. Backups of a file and of
// PostgreSQL are alike, so the two commands also move the matches from one to the other.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Config, readConfig } from './config.ts';
import { backUpFile, checkBackup, restoreFile } from './storage/fileBackup.ts';
import { databaseSetting } from './storage/open.ts';
import { backUpPostgres, restorePostgres } from './storage/postgres/backup.ts';

const newName = (folder: string, what = ''): string =>
  join(folder, `tiefenthal-${what}${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);

/** Part of the name under which a restore keeps the database that was there before. */
const BEFORE_RESTORE = 'before-restore-';

const [, , command, file] = process.argv;
if (existsSync('.env')) process.loadEnvFile();
const config = readConfig(process.env);

const counted = (matches: number): string => (matches === 1 ? '1 match' : `${matches} matches`);

const backUp = async ({ databaseUrl, dataDir }: Config, target: string): Promise<string> => {
  if (existsSync(target)) throw new Error(`${target} exists already, and a backup overwrites nothing`);
  if (databaseUrl === '') backUpFile(dataDir, target);
  else await backUpPostgres(databaseUrl, target);
  return `${target}: ${counted(checkBackup(target))}`;
};

const restore = async (config: Config, source: string): Promise<string> => {
  const { databaseUrl, dataDir } = config;
  if (!existsSync(source)) throw new Error(`${source} does not exist`);
  const matches = checkBackup(source);
  if (databaseUrl !== '') {
    const before = newName(dirname(source), BEFORE_RESTORE);
    await restorePostgres(databaseUrl, source, before);
    return `${databaseSetting(config)}: ${counted(matches)}; what was there before is ${before}`;
  }
  const before = newName(dataDir, BEFORE_RESTORE);
  const kept = restoreFile(dataDir, source, before) ? `what was there before is ${before}` : 'nothing was there before';
  return `${databaseSetting(config)}: ${counted(matches)}; ${kept}`;
};

const carryOut = (given: Config): Promise<string> => {
  if (command === 'backup') return backUp(given, resolve(file ?? newName('.')));
  if (command !== 'restore') throw new Error('backup or restore?');
  if (file === undefined) throw new Error('name the backup: npm run restore -- backup.sqlite');
  return restore(given, resolve(file));
};

try {
  if ('faults' in config) throw new Error(config.faults.join('\n'));
  process.stdout.write(`${await carryOut(config)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
