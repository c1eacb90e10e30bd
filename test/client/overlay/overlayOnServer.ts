// Starts one server for a test file. Each test opens a client on it, closed after the test; localStorage is empty before each.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openClient, type OpenClient } from '../../kit/overlay.ts';
import { closeClients } from '../../server/kit/testClient.ts';
import { closeServers, openServer, type TestServer } from '../../server/kit/server.ts';

interface Started {
  /** Can be read once the tests run. */
  readonly server: TestServer;
  open(hash: string): void;
}

export function startServer(): Started {
  let server: TestServer | null = null;
  let client: OpenClient | null = null;
  const started = (): TestServer => {
    if (server === null) throw new Error('The server is started before the first test.');
    return server;
  };
  beforeAll(async () => {
    server = await openServer({ config: { allowedOrigins: [location.origin] } });
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
    open(hash) {
      client?.close();
      client = openClient(hash, {}, started().url);
    },
  };
}
