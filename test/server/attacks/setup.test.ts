// Hostile set-ups of a match: only known values are taken, only from those who may choose them.
import { afterEach, describe, expect, test } from 'vitest';
import { openOurMatch, rawSocket } from '../kit/attack.ts';
import { openServer } from '../kit/server.ts';
import { playToTheEnd, startMatch } from '../kit/party.ts';
import { post } from '../kit/post.ts';
import { openStockMatch } from '../kit/stockMatch.ts';
import { closeEverything } from '../kit/closeEverything.ts';

afterEach(closeEverything);

const PLAIN = { name: 'Anna', players: 2, modules: 1 };

// Bodies of requests to `create` and `quick`, valid but for one hostile field; as text, because JSON.stringify would
// leave out a `__proto__` of a literal.
const createWith = (field: string): string => `{"playerName":"Anna","numPlayers":2,${field}}`;
const createWithTerm = (field: string): string => createWith(`"setupData":{"modules":1,${field}}`);
const quickWith = (field: string): string => `{"playerName":"Anna","modules":1,${field}}`;

const SMUGGLED: [what: string, field: string][] = [
  ['more seats than there are', '"numPlayers":5'],
  ['two million seats', '"numPlayers":2000000'],
  ['endless seats', '"numPlayers":1e999'],
  ['two and a half seats', '"numPlayers":2.5'],
  ['a number of seats as text', '"numPlayers":"2"'],
  ['a list of seats', '"numPlayers":[2]'],
  ['set-up data as text', '"setupData":"modules"'],
  ['a seed', '"seed":"guess"'],
  ['a state', '"state":{"G":{}}'],
  ['a key of its own', '"credentials":"mine"'],
  ['an id of its own', '"matchID":"aaaaaaaaaaaa"'],
  ['an invalid seal', '"data":{"seal":"mine"}'],
  ['data of its own', '"data":{"padding":"x"}'],
  ['a prototype', '"__proto__":{"modules":5}'],
  ['a constructor', '"constructor":{"prototype":{"modules":5}}'],
];

const SMUGGLED_TERMS: [what: string, field: string][] = [
  ['no modules', '"modules":0'],
  ['modules as text', '"modules":"1"'],
  ['modules as an object', '"modules":{"valueOf":1}'],
  ['modules as null', '"modules":null'],
  ['a seed', '"seed":"guess"'],
  ['padding', '"padding":"x"'],
  ['a prototype', '"__proto__":{"modules":5}'],
  ['a constructor', '"constructor":{"prototype":{"modules":5}}'],
  ['more bots than seats', '"bots":["easy","easy","easy","easy"]'],
  ['a turn without end', '"turnSeconds":1e308'],
  ['a turn of no time', '"turnSeconds":0'],
  ['a title of many letters', `"title":"${'x'.repeat(3000)}"`],
];

test('boardgame.io’s own server keeps and shows whatever is sent along, and makes matches for thousands of players', async () => {
  const { child, id, keys, socket } = await openStockMatch();
  const games = `${child.url}/games/duel`;
  const padding = 'x'.repeat(50_000);
  const made = await post(`${games}/create`, { numPlayers: 2, setupData: { modules: 1, padding } });
  const { matchID } = made.body as { matchID: string };
  expect(await (await fetch(`${games}/${matchID}`)).text()).toContain(padding);
  // It does not check the number of players of a rematch.
  const again = { playerID: '0', credentials: keys[0], numPlayers: 3000, setupData: { modules: 5 } };
  const { nextMatchID } = (await post(`${games}/${id}/playAgain`, again)).body as { nextMatchID: string };
  const next = (await (await fetch(`${games}/${nextMatchID}`)).json()) as { players: unknown[] };
  expect(next.players).toHaveLength(3000);
  const seen = new Promise((resolve) =>
    socket.once('sync', (_id: string, sync: { state: unknown }) => resolve(sync.state)),
  );
  socket.emit('sync', 'invented', null, undefined, 3000);
  expect(await seen).toMatchObject({ ctx: { numPlayers: 3000 } });
  // And it makes as many matches as anyone asks for.
  const many = await Promise.all(Array.from({ length: 100 }, () => post(`${games}/create`, {})));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
});

describe('a match', () => {
  test.each([
    ...SMUGGLED.map(([what, field]) => [what, createWith(field), quickWith(field)] as const),
    ...SMUGGLED_TERMS.map(
      ([what, field]) => [`${what} among its terms`, createWithTerm(field), quickWith(field)] as const,
    ),
  ])('is not made with %s', async (_what, createBody, quickBody) => {
    const server = await openServer();
    const games = `${server.url}/games/tiefenthal`;
    for (const answer of [await post(`${games}/create`, createBody), await post(`${games}/quick`, quickBody)])
      expect(answer).toEqual({ status: 400, body: { refused: expect.objectContaining({ code: 'malformed' }) } });
    expect(server.registry.matches.size).toBe(0);
    expect(({} as { modules?: unknown }).modules).toBeUndefined();
  });

  test('is not made with bots that do not exist', async () => {
    const { url, registry } = await openServer();
    for (const bot of ['__proto__', 'toString', 'genius']) {
      const answer = await post(`${url}/games/tiefenthal/create`, { setupData: { bots: [bot] } });
      expect(answer).toEqual({ status: 422, body: { refused: { code: 'setupInvalid' } } });
    }
    expect(registry.matches.size).toBe(0);
  });

  test('shows its terms, and no seed or key', async () => {
    const { server, id } = await openOurMatch();
    const text = await (await fetch(`${server.url}/games/tiefenthal/${id}`)).text();
    expect(JSON.parse(text)).toMatchObject({ setupData: { modules: 1 } });
    expect(text).not.toMatch(/seed|credential|key/i);
  });

  test.each([
    ['join', { playerName: 'Eve', numPlayers: 4 }],
    ['join', { playerName: 'Eve', setupData: { modules: 5 } }],
    ['update', { newName: 'Eve', setupData: { modules: 5 } }],
    ['ready', { ready: true, modules: 5 }],
    ['start', { numPlayers: 4 }],
    ['start', { setupData: { modules: 5 } }],
    ['fill', { level: 'easy', players: 4 }],
    ['leave', { numPlayers: 4 }],
    ['return', { modules: 5 }],
  ])('is not set up anew by %s with %j', async (endpoint, body) => {
    const server = await openServer();
    const { id, key } = await server.lobby.create(PLAIN);
    const before = await server.lobby.get(id);
    const answer = await post(`${server.url}/games/tiefenthal/${id}/${endpoint}`, body, {
      authorization: `Bearer ${key}`,
    });
    expect(answer).toMatchObject({ status: 400, body: { refused: { code: 'malformed' } } });
    expect(await server.lobby.get(id)).toEqual(before);
  });

  test('is played again with the same number of seats and the same modules; anything else is refused', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    await playToTheEnd(party);
    const asks = (wish: object) =>
      post(`${server.url}/games/tiefenthal/${party.id}/playAgain`, {
        playerID: '0',
        credentials: party.seats[0]!.key,
        ...wish,
      });
    for (const wish of [{ numPlayers: 3000 }, { modules: 5 }, { seed: 'guess' }])
      expect(await asks(wish)).toMatchObject({ status: 400, body: { refused: { code: 'malformed' } } });
    for (const wish of [
      { numPlayers: 4 },
      { unlisted: true },
      { setupData: { modules: 5 } },
      { setupData: { padding: 'x' } },
      { setupData: { toString: 1 } },
    ])
      expect(await asks(wish)).toMatchObject({ status: 422, body: { refused: { code: 'setupInvalid' } } });
    expect(server.registry.countOpen()).toBe(0);
    const { nextMatchID } = (await asks({ numPlayers: 2, setupData: { modules: 1 } })).body as { nextMatchID: string };
    expect(await server.lobby.get(nextMatchID)).toMatchObject({
      setupData: { modules: 1 },
      players: [{ name: 'Ben' }, { name: 'Anna' }],
    });
  });

  test('is not set up anew by the handshake of a spectator', async () => {
    const { server, id } = await openOurMatch();
    const spectator = await rawSocket(server.url, { match: id, numPlayers: 3000, setupData: { modules: 5 } });
    expect(spectator.connected).toBe(true);
    expect(await server.lobby.get(id)).toMatchObject({ setupData: { modules: 1 }, players: { length: 2 } });
    expect(server.registry.matches.size).toBe(1);
  });
});
