// Opens the database that the settings name: PostgreSQL at DATABASE_URL, or a file in DATA_DIR.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'synchronous'>;

/** The address without what must not be in a log. */
const withoutPassword = (url: string): string => {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
};

/** The setting that says where the database is, for people. */
export const databaseSetting = ({ databaseUrl, dataDir }: DatabaseSettings): string =>
  databaseUrl === '' ? `DATA_DIR=${dataDir}` : `DATABASE_URL=${withoutPassword(databaseUrl)}`;

export const openStorage = async (
  { databaseUrl, dataDir, synchronous }: DatabaseSettings,
  log: Logger,
): Promise<Storage> =>
  databaseUrl === '' ? openSqlite({ dir: dataDir, synchronous }) : openPostgres({ url: databaseUrl, log });
