// The browser and the server of a test file: started before its tests and closed after them.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../../../server/config.ts';
import { launchBrowser } from '../../kit/browser.ts';
import { serveClient, type ClientServer } from '../../kit/clientServer.ts';
import { closeClients } from '../../server/kit/testClient.ts';
import { closeServers, type TestServer } from '../../server/kit/server.ts';
import { openTavernServer } from './tavernServer.ts';

interface WithClient {
  browser: Browser;
  client: ClientServer;
}

interface WithServer {
  browser: Browser;
  server: TestServer;
}

/** For local games: the built client alone. The fields can be read once the tests run. */
export function startClient(): Readonly<WithClient> {
  const started = {} as WithClient;
  beforeAll(async () => {
    [started.browser, started.client] = await Promise.all([launchBrowser(), serveClient()]);
  });
  afterAll(async () => {
    await started.browser.close();
    await started.client.close();
  });
  return started;
}

/** For online play: the real server. The fields can be read once the tests run. */
export function startServer(config: Partial<Config> = {}): Readonly<WithServer> {
  const started = {} as WithServer;
  beforeAll(async () => {
    [started.browser, started.server] = await Promise.all([launchBrowser(), openTavernServer(config)]);
  });
  afterAll(async () => {
    closeClients();
    await started.browser.close();
    await closeServers();
  });
  return started;
}
