// Everything a malicious client can do to boardgame.io's own server, shown there first, and then not possible here.
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { io, type Socket } from 'socket.io-client';
import type { LobbyRefusal } from '../../client/net/lobby.ts';
import { tiefenthal } from '../../server/tiefenthal.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import type { SyncFrame } from '../../server/wire.ts';
import { buildScripts } from './kit/build.ts';
import { endChildren } from './kit/child.ts';
import { arrive, sendHome } from './kit/guest.ts';
import { closeHouses, openHouse, type TestHouse } from './kit/house.ts';
import { type Party, sitDown } from './kit/party.ts';
import { hangUp, stockTable, type StockTable } from './kit/stockTable.ts';

let script = '';
beforeAll(async () => {
  script = `${await buildScripts('stock', { stock: 'test/server/kit/stock.ts' })}/stock.js`;
});

const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  sockets.clear();
  hangUp();
  sendHome();
  await endChildren();
  await closeHouses();
});

interface Ours extends Party {
  readonly house: TestHouse;
  /** Seat 0's raw connection: sends what no client of ours would. */
  readonly raw: Socket;
  send(event: string, ...args: unknown[]): Promise<unknown>;
}

const SILENCE = 'no answer';

const rawSocket = async (url: string, auth: object, options: object = {}): Promise<Socket> => {
  const socket = io(`${url}/table`, {
    auth,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...options,
  });
  sockets.add(socket);
  await new Promise((resolve, reject) => {
    socket.once('sync', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
};

const ours = async (): Promise<Ours> => {
  const house = await openHouse();
  const party = await sitDown(house);
  const raw = await rawSocket(house.url, { match: party.id, key: party.seats[0]!.key });
  return {
    ...party,
    house,
    raw,
    send: (event, ...args) =>
      Promise.race([
        new Promise((resolve) => raw.emit(event, ...args, resolve)),
        new Promise((resolve) => setTimeout(() => resolve(SILENCE), 200)),
      ]),
  };
};

const stock = (): Promise<StockTable> => stockTable(script);
const frame = (change: object): object => ({
  version: 0,
  id: Math.random().toString(36).slice(2),
  verb: 'pick',
  args: [1],
  ...change,
});

/** The match is as it was, and goes on. */
const expectUnharmed = async ({ house, id, seats, guests }: Ours): Promise<void> => {
  const fresh = await arrive({ url: house.url, match: id, key: seats[1]!.key });
  expect(fresh.told).toMatchObject({
    version: 0,
    view: { G: { round: 1, picks: { 0: null, 1: null } } },
    match: { status: 'playing' },
  });
  expect(await guests[1]!.table.move('pick', [2])).toBeNull();
};

describe('a stranger', () => {
  test('cannot end the process with two known packets', async () => {
    // boardgame.io's own dependencies hold socket.io at 3.1.2, which dies of either; package.json overrides it.
    const table = await ours();
    for (const packet of [
      '42/table,["error"]',
      '42/table,[{"toString":"foo"}]',
      '42["error"]',
      '451-/table,["x",{"_placeholder":true,"num":9}]',
    ]) {
      const engine = table.raw.io.engine;
      engine.write(packet);
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (table.raw.connected) continue;
      await new Promise((resolve) => table.raw.once('connect', () => resolve(undefined)).connect());
    }
    await expectUnharmed(table);
  });

  test('is not told the deck and the seed', async () => {
    const { look } = await stock();
    const { initialState } = await look();
    expect(initialState.G.deck).toHaveLength(40);
    expect(initialState.plugins.random.data.seed).toBeTruthy();

    const { house, id } = await ours();
    const spectator = await rawSocket(house.url, { match: id });
    const sync = await new Promise<SyncFrame>((resolve) => spectator.once('sync', resolve).emit('resync'));
    expect((sync.view?.G as { deck: unknown }).deck).toBe(40);
    expect(JSON.stringify(sync)).not.toMatch(/seed|prng|plugins|initialState/);
  });

  test('cannot work out the seed from the time of creation', async () => {
    const before = Date.now();
    const { look } = await stock();
    const seed = parseInt((await look()).initialState.plugins.random.data.seed, 36);
    expect(seed).toBeGreaterThanOrEqual(before);
    expect(seed).toBeLessThanOrEqual(Date.now());

    const house = await openHouse({ ruleset: tiefenthal() });
    const first = await sitDown(house);
    const second = await sitDown(house);
    await house.close();
    const storage = openSqlite({ dir: house.dir, synchronous: 'normal' });
    const seeds = await Promise.all(
      [first, second].map(async ({ id }) => JSON.stringify(await storage.beginning(id)).match(/"seed":"([^"]+)"/)?.[1]),
    );
    await storage.close();
    expect(new Set(seeds).size).toBe(2);
    for (const each of seeds) expect(each).toMatch(/^[0-9a-f]{32}$/);
  });

  test('cannot break the lobby for everybody with a seat called __proto__', async () => {
    const { child, id } = await stock();
    const join = async (match: string, body: string): Promise<number> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${child.url}/games/duel/${match}/join`, { method: 'POST', headers, body })).status;
    };
    await join(id, '{"playerID":"__proto__","playerName":"polluted"}');
    const created = await fetch(`${child.url}/games/duel/create`, { method: 'POST' });
    const { matchID } = (await created.json()) as { matchID: string };
    // Every seat of every match has inherited a name: none is open.
    expect(await join(matchID, '{"playerName":"Anna"}')).toBe(409);

    const { house, id: here } = await ours();
    for (const body of [
      '{"seat":"__proto__","name":"x"}',
      '{"__proto__":{"name":"x"}}',
      '{"name":"x","seat":0,"constructor":1}',
    ]) {
      const response = await fetch(`${house.url}/api/matches/${here}/join`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(400);
    }
    expect(({} as { name?: string }).name).toBeUndefined();
    expect((await house.lobby.create({ name: 'Anna', players: 2, modules: 1 })).seat).toBe(0);
  });

  test('cannot make matches by asking for one that does not exist', async () => {
    const { child, socket } = await stock();
    const created = new Promise((resolve) => socket.once('sync', resolve));
    socket.emit('sync', 'invented', null, undefined, 2);
    expect(await created).toBe('invented');
    expect((await fetch(`${child.url}/games/duel/invented`)).status).toBe(200);

    const { house } = await ours();
    const refusal = await rawSocket(house.url, { match: 'inventedhere' }).catch(
      (error: unknown) => (error as { data: unknown }).data,
    );
    expect(refusal).toEqual({ code: 'notFound' });
    expect((await fetch(`${house.url}/api/matches/inventedhere`)).status).toBe(404);
    expect(house.server.house.open()).toBe(1);
  });

  test('cannot connect from another site’s page', async () => {
    const origin = { extraHeaders: { origin: 'https://evil.example' } };
    const { child } = await stock();
    const there = io(`${child.url}/duel`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...origin,
    });
    sockets.add(there);
    await new Promise((resolve) => there.once('connect', () => resolve(undefined)));

    const { house, id } = await ours();
    for (const transports of [['websocket'], ['polling']]) {
      await expect(rawSocket(house.url, { match: id }, { transports, ...origin })).rejects.toThrow();
    }
    const own = { extraHeaders: { origin: house.url } };
    expect((await rawSocket(house.url, { match: id }, own)).connected).toBe(true);
    const page = await fetch(`${house.url}/api/matches`, { headers: { origin: 'https://evil.example' } });
    expect(page.status).toBe(403);
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('someone with a seat', () => {
  test('cannot replace the state', async () => {
    const there = await stock();
    const { state } = await there.look();
    await there.act({ type: 'UPDATE', state: { ...state, G: { ...state.G, scores: [99, 0] } } });
    expect((await there.look()).state.G['scores']).toEqual([99, 0]);

    const table = await ours();
    const action = { type: 'UPDATE', payload: { playerID: '0' }, state: { G: { scores: [99, 0] } } };
    expect(await table.send('update', action, 0, table.id, '0')).toBe(SILENCE);
    for (const verb of ['UPDATE', 'SYNC', 'RESET', 'PATCH', 'UNDO']) {
      expect(await table.send('move', frame({ verb }))).toEqual({ code: 'unknownMove' });
      expect(await table.send('move', { ...frame({}), type: verb })).toEqual({ code: 'malformed' });
    }
    await expectUnharmed(table);
  });

  test('cannot play another seat’s move', async () => {
    const there = await stock();
    await there.act({ type: 'MAKE_MOVE', payload: { type: 'pick', args: [9], playerID: '1' } });
    expect((await there.look()).state.G['picks']).toEqual({ 0: null, 1: 'hidden' });

    const table = await ours();
    expect(await table.send('move', frame({ playerID: '1' }))).toEqual({ code: 'malformed' });
    expect(await table.send('move', frame({ seat: 1 }))).toEqual({ code: 'malformed' });
    await expectUnharmed(table);
  });

  test('cannot end the game or change its phase', async () => {
    const there = await stock();
    await there.act({ type: 'GAME_EVENT', payload: { type: 'endGame', args: [{ winner: '0' }] } });
    expect((await there.look()).state.ctx['gameover']).toEqual({ winner: '0' });

    const table = await ours();
    for (const verb of ['endGame', 'setPhase', 'endTurn', 'endPhase', 'setActivePlayers']) {
      expect(await table.send('move', frame({ verb, args: [{ winner: '0' }] }))).toEqual({ code: 'unknownMove' });
    }
    await expectUnharmed(table);
  });

  test.each(['toString', 'valueOf', 'hasOwnProperty', '__proto__', 'constructor'])(
    'cannot end the process with a move called %s',
    async (verb) => {
      const table = await ours();
      expect(await table.send('move', frame({ verb }))).toEqual({ code: 'unknownMove' });
      await expectUnharmed(table);
    },
  );

  test('can end boardgame.io’s own process with such a move', async () => {
    const there = await stock();
    await there.act({ type: 'MAKE_MOVE', payload: { type: 'toString', args: [] } });
    expect(await there.child.ended).toBe(1);
  });

  test('cannot end the process with arguments that make a move throw', async () => {
    const there = await stock();
    await there.act({ type: 'MAKE_MOVE', payload: { type: 'explode', args: [null] } });
    expect(await there.child.ended).toBe(1);

    const table = await ours();
    expect(await table.send('move', frame({ verb: 'explode', args: [null] }))).toEqual({ code: 'failed' });
    await expectUnharmed(table);
  });

  test('cannot have large things stored and sent to everyone', async () => {
    const there = await stock();
    const large = 'x'.repeat(900_000);
    const relayed = new Promise((resolve) =>
      there.socket.once('chat', (_id: string, message: { payload: string }) => resolve(message.payload.length)),
    );
    there.socket.emit('chat', there.id, { id: 'a', sender: '0', payload: large }, there.keys[0]);
    expect(await relayed).toBe(900_000);

    const table = await ours();
    expect(await table.send('move', frame({ args: ['x'.repeat(3000)] }))).toEqual({ code: 'tooLarge' });
    expect(await table.send('move', frame({ args: Array.from({ length: 9 }, () => 0) }))).toEqual({
      code: 'malformed',
    });
    expect(await table.send('say', { text: 'x'.repeat(400) })).toEqual({ code: 'tooLarge' });
    expect(await table.send('say', { text: large })).toBe(SILENCE);
    expect(table.raw.connected).toBe(false);
    const body = JSON.stringify({ name: large, players: 2, modules: 1 });
    const response = await fetch(`${table.house.url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => null);
    expect(response?.status ?? 413).toBe(413);
    await expectUnharmed(table);
  });

  test('hears nothing of keys, not even of a wrong one', async () => {
    const there = await stock();
    const reflected = await fetch(`${there.child.url}/games/duel/${there.id}/leave`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playerID: '0', credentials: 'my-secret' }),
    });
    expect(await reflected.text()).toContain('my-secret');

    const { house, id } = await ours();
    const wrong = 'c'.repeat(32);
    const response = await fetch(`${house.url}/api/matches/${id}/leave`, {
      method: 'POST',
      headers: { authorization: `Bearer ${wrong}` },
    });
    expect(response.status).toBe(401);
    expect(await response.text()).toBe('{"refused":{"code":"wrongKey"}}');
    expect(house.logged()).not.toContain(wrong);
  });

  test.each([
    ['nothing', []],
    ['null', [null]],
    ['a number', [7]],
    ['a text', ['move']],
    ['an empty object', [{}]],
    ['a missing version', [{ id: 'a', verb: 'pick', args: [] }]],
    ['a negative version', [frame({ version: -1 })]],
    ['a version of text', [frame({ version: '0' })]],
    ['an endless version', [frame({ version: 1e308 })]],
    ['an id with spaces', [frame({ id: 'a b' })]],
    ['a verb of many letters', [frame({ verb: 'x'.repeat(100) })]],
    ['a verb that is none', [frame({ verb: null })]],
    ['arguments that are no list', [frame({ args: { 0: 1, length: 1 } })]],
    ['a binary attachment', [frame({ args: Buffer.from('abc') })]],
  ])('is refused a frame with %s', async (_what, args) => {
    const table = await ours();
    expect([{ code: 'malformed' }, SILENCE]).toContainEqual(await table.send('move', ...(args as unknown[])));
    await expectUnharmed(table);
  });

  test.each([[[]], [[null]], [[{}]], [['1']], [[1, 2]], [[1.5]], [[-1]], [[[[[]]]]], [[{ toString: 'x' }]], [[true]]])(
    'is refused illegal arguments %j',
    async (args) => {
      const table = await ours();
      const answer = await table.send('move', frame({ args }));
      if (JSON.stringify(args) === '[1,2]') expect(answer).toBeNull();
      else {
        expect(answer).toMatchObject({ code: 'illegal' });
        await expectUnharmed(table);
      }
    },
  );

  test('cannot move when only watching, or in another match', async () => {
    const table = await ours();
    const spectator = await rawSocket(table.house.url, { match: table.id });
    const answer = await new Promise((resolve) => spectator.emit('move', frame({}), resolve));
    expect(answer).toEqual({ code: 'notAllowed' });
    const other = await sitDown(table.house);
    const refusal = await rawSocket(table.house.url, { match: other.id, key: table.seats[0]!.key }).catch(
      (error: unknown) => (error as { data: unknown }).data,
    );
    expect(refusal).toEqual({ code: 'wrongKey' });
    await expectUnharmed(table);
  });
});

describe('a flood', () => {
  test('of frames is refused and cut off, while another match goes on', async () => {
    const house = await openHouse({ config: { rateFactor: 1 } });
    const quiet = await sitDown(house);
    const loud = await sitDown(house);
    const raw = await rawSocket(house.url, { match: loud.id, key: loud.seats[0]!.key });
    const send = () => new Promise((resolve) => raw.emit('move', frame({ args: [99] }), resolve));
    expect(await Promise.all(Array.from({ length: 100 }, send))).toContainEqual({ code: 'tooFast' });
    for (let i = 0; i < 400; i++) void send();
    await new Promise((resolve) => raw.once('disconnect', () => resolve(undefined)));
    expect(await Promise.all(quiet.guests.map(({ table }) => table.move('pick', [1])))).toEqual([null, null]);
    expect(loud.guests[1]!.told.version).toBe(0);
  });

  test('of moves is refused per seat, however many tabs it has', async () => {
    const house = await openHouse({ config: { rateFactor: 1 } });
    const { seats, id } = await sitDown(house);
    const tabs = await Promise.all([1, 2, 3].map(() => rawSocket(house.url, { match: id, key: seats[0]!.key })));
    const answers = await Promise.all(
      tabs.flatMap((tab) =>
        Array.from({ length: 30 }, () => new Promise((resolve) => tab.emit('move', frame({ args: [99] }), resolve))),
      ),
    );
    expect(answers.filter((answer) => (answer as { code: string }).code === 'illegal').length).toBeLessThan(60);
    expect(answers).toContainEqual({ code: 'tooFast' });
  });

  test('of words is refused', async () => {
    const house = await openHouse({ config: { rateFactor: 1 } });
    const { guests } = await sitDown(house);
    const answers = await Promise.all(Array.from({ length: 10 }, () => guests[0]!.table.say({ phrase: 'hello' })));
    expect(answers.filter((answer) => answer === null)).toHaveLength(5);
    expect(answers).toContainEqual({ code: 'tooFast' });
  });

  test('of new matches, and of requests, is refused', async () => {
    const house = await openHouse({ config: { rateFactor: 1 } });
    const create = () =>
      house.lobby.create({ name: 'Anna', players: 2, modules: 1 }).then(
        () => 'made',
        (error: unknown) => (error as LobbyRefusal).refusal.code,
      );
    const made = await Promise.all(Array.from({ length: 20 }, create));
    expect(made.filter((each) => each === 'made')).toHaveLength(10);
    expect(made).toContain('tooFast');
    const asked = await Promise.all(
      Array.from({ length: 300 }, async () => (await fetch(`${house.url}/api/about`)).status),
    );
    expect(asked).toContain(429);
    expect((await fetch(`${house.url}/livez`)).status).toBe(200);
  });

  test('of connections is turned away', async () => {
    const house = await openHouse({ config: { rateFactor: 1 } });
    const { id } = await house.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    const tried = await Promise.allSettled(Array.from({ length: 70 }, () => rawSocket(house.url, { match: id })));
    const open = tried.filter(({ status }) => status === 'fulfilled').length;
    expect(open).toBeGreaterThan(10);
    expect(open).toBeLessThanOrEqual(60);
  });
});
