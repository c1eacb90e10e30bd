// Starts one server for a test file. Each test opens a client on it, closed after the test, with an empty localStorage.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { tiefenthal } from '../../../server/tiefenthal.ts';
import { openClient, type OpenClient } from '../../kit/overlay.ts';
import { buildScripts } from '../../server/kit/build.ts';
import { closeClients } from '../../server/kit/testClient.ts';
import { closeServers, openServer, type ServerOptions, type TestServer } from '../../server/kit/server.ts';

interface Started {
  /** Can be read once the tests run. */
  readonly server: TestServer;
  /** Opens a client in place of the one before, on this server or on the one at the url. */
  open(hash: string, url?: string): void;
}

export function startServer(options: () => Promise<ServerOptions> = () => Promise.resolve({})): Started {
  let server: TestServer | null = null;
  let client: OpenClient | null = null;
  const started = (): TestServer => {
    if (server === null) throw new Error('The server does not run yet: it is started before the first test.');
    return server;
  };
  beforeAll(async () => {
    const { config, ...others } = await options();
    server = await openServer({ ...others, config: { allowedOrigins: [location.origin], ...config } });
  });
  afterAll(closeServers);
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    client?.close();
    client = null;
    closeClients();
  });
  return {
    get server() {
      return started();
    },
    open(hash, url = started().url) {
      client?.close();
      client = openClient(hash, {}, url);
    },
  };
}

/** A server for our game with its bots, whose scripts are built into a folder of that name. Absent players may be replaced at once. */
export const startTavern = (name: string): Started =>
  startServer(async () => {
    const scripts = await buildScripts(name, { botWorker: 'server/bots/botWorker.ts' });
    return {
      ruleset: tiefenthal(),
      botScript: new URL(`file://${scripts}/botWorker.js`),
      config: { awayMs: 0 },
    };
  });
