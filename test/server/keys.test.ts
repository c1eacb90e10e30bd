// Keys and tokens: they are compared in constant time, a key opens one seat of one match, and guessing is limited.
import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashKey } from '../../server/match/secrets.ts';
import { connectionRefusal } from './kit/attack.ts';
import { newDatabase } from './kit/database.ts';
import { createDuel } from './kit/duel.ts';
import { openServer, type TestServer } from './kit/server.ts';
import { startMatch } from './kit/party.ts';
import { type Answered, post } from './kit/post.ts';
import { closeEverything } from './kit/closeEverything.ts';

/** Number of comparisons in constant time; the comparison itself is Node's. */
let compared = 0;
beforeEach(() => {
  compared = 0;
  const { timingSafeEqual } = crypto;
  vi.spyOn(crypto, 'timingSafeEqual').mockImplementation((a, b) => {
    compared++;
    return timingSafeEqual(a, b);
  });
  syncBuiltinESMExports();
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await closeEverything();
});

/** Wrong keys of several lengths and kinds, some of them nearly right. */
const guesses = (key: string): string[] => [
  'a',
  key.slice(0, -1),
  `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
  `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`,
  `${key}A`,
  'A'.repeat(64),
  // The stored hash of a key opens no seat.
  hashKey(key),
  'undefined',
  'null',
  'true',
];

test('boardgame.io’s own server does not compare in constant time', async () => {
  const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof import('boardgame.io/server');
  const { auth } = Server({ games: [createDuel()], origins: [] }) as unknown as {
    auth: { authenticateCredentials(asked: object): boolean | Promise<boolean> };
  };
  const metadata = { players: { 0: { id: 0, credentials: 'secret' } } };
  const ask = (credentials: string) => auth.authenticateCredentials({ playerID: '0', credentials, metadata });
  expect([await ask('secret'), await ask('secreT')]).toEqual([true, false]);
  expect(compared).toBe(0);
});

describe('a key', () => {
  test('is compared in constant time in a header, a body and a handshake; a wrong one is simply wrong, long or short', async () => {
    const server = await openServer();
    const { id, seats } = await startMatch(server);
    const { key } = seats[0]!;
    const match = `${server.url}/games/tiefenthal/${id}`;
    const me = async (guess: string): Promise<Answered> => {
      const response = await fetch(`${match}/me`, { headers: { authorization: `Bearer ${guess}` } });
      return { status: response.status, body: await response.json() };
    };
    const wrong = { status: 403, body: { refused: { code: 'wrongKey' } } };
    for (const guess of guesses(key)) {
      compared = 0;
      expect(await me(guess)).toEqual(wrong);
      expect(await post(`${match}/leave`, { playerID: '0', credentials: guess })).toEqual(wrong);
      expect(await connectionRefusal(server.url, { match: id, key: guess })).toEqual({
        code: 'wrongKey',
      });
      // The key in each of the three requests is compared with the keys of both seats.
      expect([guess, compared]).toEqual([guess, 6]);
    }
    expect((await me(key)).status).toBe(200);
    // Nor does another seat's key open it.
    expect(await post(`${match}/leave`, { playerID: '0', credentials: seats[1]!.key })).toEqual(wrong);
  });

  test.each([['__proto__'], [{}], [[]], [7], [null], ['x'.repeat(65)]])(
    'that cannot be one (%j) is refused when a client connects',
    async (key) => {
      const server = await openServer();
      const { id } = await startMatch(server);
      const refusal = await connectionRefusal(server.url, { match: id, key });
      expect([{ code: 'malformed' }, { code: 'wrongKey' }]).toContainEqual(refusal);
    },
  );

  test('opens only its own match, and the seat it was given for', async () => {
    const server = await openServer();
    const [one, other] = [await startMatch(server), await startMatch(server)];
    const me = async (match: string, key: string): Promise<unknown> => {
      const response = await fetch(`${server.url}/games/tiefenthal/${match}/me`, {
        headers: { authorization: `Bearer ${key}` },
      });
      return response.ok ? ((await response.json()) as { playerID: string }).playerID : response.status;
    };
    expect(await me(one.id, one.seats[1]!.key)).toBe('1');
    expect(await me(other.id, one.seats[1]!.key)).toBe(403);
  });
});

test('an address that has used up its guesses at one process has to wait at the others, too', async () => {
  const config = { rateFactor: 1, databaseUrl: await newDatabase() };
  const [one, other] = [await openServer({ config }), await openServer({ config })];
  const { id } = await one.lobby.create({ name: 'Anna', players: 2, modules: 1 });
  const guessAt = async ({ url }: TestServer, key: string) => {
    const refusal = (await connectionRefusal(url, { match: id, key })) as { code: string };
    return refusal.code;
  };
  while ((await guessAt(one, 'a'.repeat(32))) !== 'tooFast');
  await vi.waitFor(async () => expect(await guessAt(other, 'b'.repeat(32))).toBe('tooFast'), { timeout: 10_000 });
});

test('the token for the metrics is compared in constant time', async () => {
  const { url } = await openServer({ config: { metricsToken: 'let-me-see' } });
  for (const guess of ['', 'Bearer', 'Bearer let-me-se', 'Bearer let-me-seen', `Bearer ${'x'.repeat(2000)}`]) {
    compared = 0;
    expect((await fetch(`${url}/metrics`, { headers: { authorization: guess } })).status).toBe(401);
    expect([guess, compared]).toEqual([guess, 1]);
  }
});
