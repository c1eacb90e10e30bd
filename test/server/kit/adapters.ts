// The storage adapters that `storage.test.ts` checks; a further adapter is one more row.
import { pino } from 'pino';
import { openPostgres } from '../../../server/storage/postgres/postgres.ts';
import { openSqlite } from '../../../server/storage/sqlite.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { newDatabase } from './database.ts';
import { closeServers, newFolder } from './server.ts';

interface Adapter {
  /** A new folder, or the address of a new database. */
  readonly newPlace: () => Promise<string>;
  /** Opens the same database again for the same place. */
  readonly open: (place: string) => Promise<Storage>;
}

const log = pino({ level: 'silent' });

export const ADAPTERS: [name: string, Adapter][] = [
  ['SQLite', { newPlace: newFolder, open: async (dir) => openSqlite({ dir, synchronous: 'normal' }) }],
  [
    'SQLite that flushes every batch',
    { newPlace: newFolder, open: async (dir) => openSqlite({ dir, synchronous: 'full' }) },
  ],
  ['PostgreSQL', { newPlace: newDatabase, open: (url) => openPostgres({ url, log }) }],
];

const opened: Storage[] = [];

interface NewStorage {
  readonly storage: Storage;
  /** Closes it and opens the same database again. */
  readonly again: () => Promise<Storage>;
}

/** Opens a new, empty database. */
export const openNew = async ({ newPlace, open }: Adapter): Promise<NewStorage> => {
  const place = await newPlace();
  const openHere = async (): Promise<Storage> => {
    const storage = await open(place);
    opened.push(storage);
    return storage;
  };
  const storage = await openHere();
  return {
    storage,
    again: async () => {
      await storage.close();
      opened.splice(opened.indexOf(storage), 1);
      return openHere();
    },
  };
};

/** For `afterEach`. */
export const closeAll = async (): Promise<void> => {
  for (const storage of opened.splice(0)) await storage.close();
  // Removes the folders of `newFolder`.
  await closeServers();
};
