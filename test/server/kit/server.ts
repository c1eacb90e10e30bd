// Starts a real server on a free port, by default with a new database, and makes a client of its lobby.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DestinationStream, pino } from 'pino';
import { createLobby, type Lobby } from '../../../client/net/lobby.ts';
import { type Config, readConfig } from '../../../server/config.ts';
import { createServer, type TiefenthalServer } from '../../../server/createServer.ts';
import type { Ruleset } from '../../../server/ruleset.ts';
import { openStorage } from '../../../server/storage/open.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { newDatabase } from './database.ts';
import { duel } from './duel.ts';

export interface ServerOptions {
  readonly config?: Partial<Config>;
  readonly ruleset?: Ruleset;
  /** The folder of the database, such as that of an earlier server; without it a new folder. */
  readonly dir?: string;
  readonly botScript?: URL;
  /** The steady clock, in milliseconds, by which the server's time goes on. */
  readonly steady?: () => number;
  /** A wrapper around the server's database. */
  readonly storage?: (storage: Storage) => Storage;
}

export interface TestServer {
  readonly url: string;
  readonly dir: string;
  readonly registry: TiefenthalServer['registry'];
  readonly lobby: Lobby;
  /** Opens the server's database, once the server is closed. */
  readonly openStorage: () => Promise<Storage>;
  /** Everything the server has written to its log. */
  readonly logged: () => string;
  close(): Promise<void>;
}

/** The default settings in tests: generous limits, short times. */
const testConfig = (dir: string, changes: Partial<Config> = {}): Config => {
  const config = readConfig({
    DATA_DIR: dir,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_FACTOR: '1000',
    BOT_PAUSE_MS: '0',
    CLIENT_DIR: dir,
  });
  if ('faults' in config) throw new Error(config.faults.join('\n'));
  return { ...config, tickMs: 25, announceMs: 25, ...changes };
};

/** Set by the project of vite.config.ts that runs some of the attacks once more, on PostgreSQL. */
const isOnPostgres = process.env['TEST_DATABASE'] === 'postgres';

const opened = new Set<TestServer>();
const folders = new Set<string>();

export const newFolder = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'tiefenthal-'));
  folders.add(dir);
  return dir;
};

export const openServer = async (options: ServerOptions = {}): Promise<TestServer> => {
  const dir = options.dir ?? (await newFolder());
  const databaseUrl = isOnPostgres && options.dir === undefined ? await newDatabase() : '';
  const config = testConfig(dir, { databaseUrl, ...options.config });
  const lines: string[] = [];
  const destination: DestinationStream = { write: (line) => void lines.push(line) };
  const log = pino({ level: 'trace' }, destination);
  const storage = await openStorage(config, log);
  const real = await createServer({
    config,
    ruleset: options.ruleset ?? duel(),
    storage: options.storage?.(storage) ?? storage,
    log,
    botScript: options.botScript ?? new URL('duelWorker.js', import.meta.url),
    version: 'test',
    ...(options.steady && { steady: options.steady }),
  });
  const url = `http://127.0.0.1:${await real.listen()}`;
  const server: TestServer = {
    url,
    dir,
    registry: real.registry,
    lobby: createLobby(url),
    openStorage: () => openStorage(config, log),
    logged: () => lines.join(''),
    async close() {
      if (opened.delete(server)) await real.close();
    },
  };
  opened.add(server);
  return server;
};

/** For `afterEach`; removes the folders of `newFolder` as well. */
export const closeServers = async (): Promise<void> => {
  for (const server of opened) await server.close();
  for (const dir of folders) await rm(dir, { recursive: true, force: true });
  folders.clear();
};
