// Pages of another protocol version: refused with the code `outdated`, then fetched anew, once.
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MATCH_NAMESPACE, PROTOCOL, PROTOCOL_HEADER } from '../../server/wire/protocol.ts';
import { openServer } from './kit/server.ts';
import { refusalOf, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  sockets.clear();
  await closeEverything();
});

/** Tries to connect; resolves with 'is in', or with the refusal. */
const tryToConnect = (url: string, auth: object): Promise<unknown> =>
  new Promise((resolve) => {
    const socket = io(url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
    sockets.add(socket);
    socket.once('connect', () => resolve('is in'));
    socket.once('connect_error', (error: Error & { data?: unknown }) => resolve(error.data));
  });

describe.each([
  ['an older page', { protocol: PROTOCOL - 1 }],
  ['a newer page', { protocol: PROTOCOL + 1 }],
  ['a page from before protocols had numbers', {}],
  ['a page whose number is a text', { protocol: String(PROTOCOL) }],
])('%s', (_who, spoken) => {
  test('is refused as outdated when it connects, at tables and in the lobby', async () => {
    const server = await openServer();
    const { id, seats } = await startMatch(server);
    const own = { match: id, key: seats[0]!.key };
    expect(await tryToConnect(`${server.url}${MATCH_NAMESPACE}`, { ...own, ...spoken })).toEqual({ code: 'outdated' });
    expect(await tryToConnect(`${server.url}/lobby`, spoken)).toEqual({ code: 'outdated' });
    expect(await tryToConnect(`${server.url}${MATCH_NAMESPACE}`, { ...own, protocol: PROTOCOL })).toBe('is in');
    expect(await tryToConnect(`${server.url}/lobby`, { protocol: PROTOCOL })).toBe('is in');
  });
});

test('an outdated page is refused over HTTP as well; a request that names no protocol is answered', async () => {
  const { url } = await openServer();
  const ask = (headers: Record<string, string>) => fetch(`${url}/games/tiefenthal`, { headers });
  const refused = await ask({ [PROTOCOL_HEADER]: String(PROTOCOL - 1) });
  expect([refused.status, await refused.json()]).toEqual([409, { refused: { code: 'outdated' } }]);
  expect((await ask({ [PROTOCOL_HEADER]: String(PROTOCOL) })).status).toBe(200);
  expect((await ask({})).status).toBe(200);
});

/** The client with the protocol number of an earlier version. */
const loadOldClient = async () => {
  vi.resetModules();
  vi.doMock('../../server/wire/protocol.ts', async (original) => ({
    ...(await original<object>()),
    PROTOCOL: PROTOCOL - 1,
  }));
  const [{ createLobby }, { openMatchSocket }] = await Promise.all([
    import('../../client/net/lobby.ts'),
    import('../../client/net/matchSocket.ts'),
  ]);
  return { createLobby, openMatchSocket };
};

describe('an old client', () => {
  afterEach(() => {
    vi.doUnmock('../../server/wire/protocol.ts');
    // Later files share this one's modules.
    vi.resetModules();
    vi.unstubAllGlobals();
  });

  test('has its page fetched anew, once, and says why it cannot go on when that did not help', async () => {
    const kept = new Map<string, string>();
    let reloads = 0;
    vi.stubGlobal('location', { protocol: 'http:', reload: () => reloads++ });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const server = await openServer();
    const { id, seats } = await startMatch(server);
    const { createLobby, openMatchSocket } = await loadOldClient();
    expect(await refusalOf(createLobby(server.url).list())).toBe('outdated');
    expect(reloads).toBe(1);
    const heard = await new Promise((resolve) => {
      const table = openMatchSocket(
        { url: server.url, match: id, key: seats[0]!.key },
        {
          status: (status, refusal) => {
            resolve({ status, refusal });
            table.close();
          },
        },
      );
    });
    expect(heard).toEqual({ status: 'refused', refusal: { code: 'outdated' } });
    expect(reloads).toBe(1);
  });

  test('that cannot store that its page was fetched anew does not fetch it at all', async () => {
    let reloads = 0;
    vi.stubGlobal('location', { protocol: 'http:', reload: () => reloads++ });
    vi.stubGlobal('sessionStorage', undefined);
    const server = await openServer();
    const { createLobby } = await loadOldClient();
    expect(await refusalOf(createLobby(server.url).list())).toBe('outdated');
    expect(reloads).toBe(0);
  });
});
