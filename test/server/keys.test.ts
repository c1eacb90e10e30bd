// Keys, invitations and tokens: compared in one way only, which takes the same time however much of a guess was right.
import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashKey } from '../../server/match/secrets.ts';
import { refusedAtTheDoor } from './kit/attack.ts';
import { createDuel } from './kit/duel.ts';
import { openHouse } from './kit/house.ts';
import { sitDown } from './kit/party.ts';
import { tidy } from './kit/tidy.ts';

/** How many secrets were compared in equal time; the comparison itself is Node's. */
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
  await tidy();
});

/** Wrong keys of every length and kind, some of them nearly right. */
const guesses = (key: string): string[] => [
  'a',
  key.slice(0, -1),
  `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
  `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`,
  `${key}A`,
  'A'.repeat(64),
  // What is on disk opens nothing.
  hashKey(key),
  'undefined',
  'null',
  'true',
];

test('boardgame.io’s own server compares letter by letter', async () => {
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
  test('is compared in equal time on every way in, and a wrong one of any length is simply wrong', async () => {
    const house = await openHouse();
    const { id, seats } = await sitDown(house);
    const { key } = seats[0]!;
    const ask = async (method: string, path: string, guess: string): Promise<[number, unknown]> => {
      const response = await fetch(`${house.url}/api/matches/${id}/${path}`, {
        method,
        headers: { authorization: `Bearer ${guess}` },
      });
      return [response.status, await response.json()];
    };
    for (const guess of guesses(key)) {
      compared = 0;
      expect(await ask('GET', 'me', guess)).toEqual([401, { refused: { code: 'wrongKey' } }]);
      expect(await ask('POST', 'leave', guess)).toEqual([401, { refused: { code: 'wrongKey' } }]);
      expect(await refusedAtTheDoor(house.url, { match: id, key: guess })).toEqual({
        code: 'wrongKey',
      });
      // Both seats' keys, each of three times.
      expect([guess, compared]).toEqual([guess, 6]);
    }
    expect((await ask('GET', 'me', key))[0]).toBe(200);
  });

  test.each([['__proto__'], [{}], [[]], [7], [null], ['x'.repeat(65)]])(
    'that is none (%j) is turned away at the door',
    async (key) => {
      const house = await openHouse();
      const { id } = await sitDown(house);
      const refusal = await refusedAtTheDoor(house.url, { match: id, key });
      expect([{ code: 'malformed' }, { code: 'wrongKey' }]).toContainEqual(refusal);
    },
  );

  test('opens its own match, and the seat it was given for', async () => {
    const house = await openHouse();
    const [one, other] = [await sitDown(house), await sitDown(house)];
    const me = async (match: string, key: string): Promise<unknown> => {
      const response = await fetch(`${house.url}/api/matches/${match}/me`, {
        headers: { authorization: `Bearer ${key}` },
      });
      return response.ok ? ((await response.json()) as { seat: number }).seat : response.status;
    };
    expect(await me(one.id, one.seats[1]!.key)).toBe(1);
    expect(await me(other.id, one.seats[1]!.key)).toBe(401);
  });
});

test('an invitation is compared in equal time, and a wrong one of any length opens nothing', async () => {
  const house = await openHouse();
  const { id, invite } = await house.lobby.create({ name: 'Anna', players: 2, modules: 1, public: false });
  for (const guess of guesses(invite)) {
    compared = 0;
    expect((await fetch(`${house.url}/api/matches/${id}?invite=${guess}`)).status).toBe(404);
    expect(await refusedAtTheDoor(house.url, { match: id, invite: guess })).toEqual({
      code: 'notFound',
    });
    expect([guess, compared]).toEqual([guess, 2]);
  }
  expect((await fetch(`${house.url}/api/matches/${id}?invite=${invite}`)).status).toBe(200);
});

test('the token for the counts is compared in equal time', async () => {
  const { url } = await openHouse({ config: { metricsToken: 'let-me-see' } });
  for (const guess of ['', 'Bearer', 'Bearer let-me-se', 'Bearer let-me-seen', `Bearer ${'x'.repeat(2000)}`]) {
    compared = 0;
    expect((await fetch(`${url}/metrics`, { headers: { authorization: guess } })).status).toBe(401);
    expect([guess, compared]).toEqual([guess, 1]);
  }
});
