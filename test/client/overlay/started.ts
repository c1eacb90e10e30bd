// A server for the tests of a file, and the client that a test opens there: closed after the test, its storage cleared.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openClient, type OpenClient } from '../../kit/overlay.ts';
import { sendHome } from '../../server/kit/guest.ts';
import { closeHouses, openHouse, type TestHouse } from '../../server/kit/house.ts';

interface Started {
  /** Can be read once the tests run. */
  readonly house: TestHouse;
  open(hash: string): void;
}

export function startServer(): Started {
  let house: TestHouse | null = null;
  let client: OpenClient | null = null;
  const started = (): TestHouse => {
    if (house === null) throw new Error('The server is started before the first test.');
    return house;
  };
  beforeAll(async () => {
    house = await openHouse({ config: { allowedOrigins: [location.origin] } });
  });
  afterAll(closeHouses);
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    client?.close();
    client = null;
    sendHome();
  });
  return {
    get house() {
      return started();
    },
    open(hash) {
      client?.close();
      client = openClient(hash, {}, started().url);
    },
  };
}
