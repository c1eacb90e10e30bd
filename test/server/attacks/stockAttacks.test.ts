// Known attacks over boardgame.io's protocol: all but the first are shown to succeed on boardgame.io's own server, and
// all fail on ours.
import { afterEach, describe, expect, test } from 'vitest';
import { expectUnharmed, openOurMatch, type OurMatch } from '../kit/attack.ts';
import { openServer } from '../kit/server.ts';
import { startMatch } from '../kit/party.ts';
import { post } from '../kit/post.ts';
import { type StockSocket, stockSocket } from '../kit/stockSocket.ts';
import { openStockMatch } from '../kit/stockMatch.ts';
import { closeEverything } from '../kit/closeEverything.ts';

afterEach(closeEverything);

interface OurStockTable extends OurMatch, StockSocket {
  readonly keys: readonly string[];
  /**
   * Sends an action with seat 0's key, in the form that boardgame.io's client gives it; resolves with the refusal.
   * `playerID` is the seat that the packet names beside the action; the payload names seat 0, or its own `playerID`.
   */
  act(action: { type: string; payload?: object; state?: unknown }, playerID?: string): Promise<unknown>;
}

/** A running match on our server, and a connection of seat 0 to it that speaks boardgame.io's protocol. */
const openOurStockTable = async (): Promise<OurStockTable> => {
  const table = await openOurMatch();
  const { server, id, seats } = table;
  const socket = await stockSocket(server.url);
  const keys = seats.map(({ key }) => key);
  const synced = new Promise((resolve) => socket.raw.once('sync', resolve));
  socket.raw.emit('sync', id, '0', keys[0], 2);
  await synced;
  const act: OurStockTable['act'] = ({ type, payload, ...more }, playerID = '0') => {
    const whole = { playerID: '0', ...payload, credentials: keys[0] };
    const stateID = 0;
    return socket.refusal('update', { type, payload: whole, ...more }, stateID, id, playerID);
  };
  return { ...table, ...socket, keys, act };
};

const MALFORMED = { code: 'malformed' };

describe('a stranger', () => {
  test('cannot end the process with known packets', async () => {
    const table = await openOurStockTable();
    for (const packet of [
      '42/tiefenthal,["error"]',
      '42/tiefenthal,[{"toString":"foo"}]',
      '42/tiefenthal,["update",{"type":{"toString":1}}]',
      '42["error"]',
      '451-/tiefenthal,["sync",{"_placeholder":true,"num":9}]',
    ]) {
      const { raw } = await stockSocket(table.server.url);
      raw.io.engine.write(packet);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await expectUnharmed(table);
  });

  test('is not told the deck, the seed, or a key', async () => {
    const { look } = await openStockMatch();
    const { initialState } = await look();
    expect(initialState.G.deck).toHaveLength(40);
    // The seed is the time of creation, which the lobby publishes.
    expect(Math.abs(Date.now() - parseInt(initialState.plugins.random.data.seed, 36))).toBeLessThan(60_000);

    const { server, id, keys } = await openOurStockTable();
    const { raw, heard } = await stockSocket(server.url);
    raw.emit('sync', id, null, undefined, 2);
    await new Promise((resolve) => raw.once('sync', resolve));
    const [, , info] = heard.find(([event]) => event === 'sync') as [string, string, { state: object }];
    expect(info).toMatchObject({ initialState: null, state: { plugins: {}, _undo: [], G: { deck: 40 } } });
    expect(JSON.stringify(heard)).not.toMatch(/seed|prng|secret|counter|keyHash|credentials/);
    for (const key of keys) expect(JSON.stringify(heard)).not.toContain(key);
  });

  test('cannot make matches by asking for one that does not exist', async () => {
    const { socket } = await openStockMatch();
    const seen = new Promise((resolve) =>
      socket.once('sync', (_id: string, sync: { state: unknown }) => resolve(sync.state)),
    );
    socket.emit('sync', 'invented', null, undefined, 3000);
    expect(await seen).toMatchObject({ ctx: { numPlayers: 3000 } });

    const table = await openOurStockTable();
    for (const id of ['inventedhere', 'inventedheretoo!', '__proto__', '', 7, null, undefined, {}, ['x']])
      expect([{ code: 'notFound' }, MALFORMED]).toContainEqual(await table.refusal('sync', id, null, undefined, 2e6));
    for (const event of ['update', 'chat'])
      expect(await table.refusal(event, 'inventedhere', 0, 'inventedhere', '0')).toEqual(MALFORMED);
    expect(table.server.registry.matches.size).toBe(1);
    await expectUnharmed(table);
  });

  test('cannot connect from another site’s page', async () => {
    const origin = { extraHeaders: { origin: 'https://evil.example' } };
    await (await openStockMatch()).connect(origin);

    const { server } = await openOurStockTable();
    for (const transports of [['websocket'], ['polling']])
      await expect(stockSocket(server.url, { transports, ...origin })).rejects.toThrow();
    expect((await stockSocket(server.url, { extraHeaders: { origin: server.url } })).raw.connected).toBe(true);
  });

  test('learns nothing from trying keys, and not many can be tried', async () => {
    const stock = await openStockMatch();
    const guess = (credentials: string) =>
      post(
        `${stock.child.url}/games/duel/${stock.id}/update`,
        JSON.stringify({ playerID: '0', credentials, newName: 'x' }),
      );
    for (let n = 0; n < 60; n++) expect((await guess(`guess ${n}`)).status).toBe(403);
    expect((await guess(stock.keys[0]!)).status).toBe(200);

    const server = await openServer({ config: { rateFactor: 1 } });
    const { id, clients } = await startMatch(server);
    const { raw, heard, refusal } = await stockSocket(server.url);
    const tried = 'c'.repeat(32);
    expect(await refusal('sync', id, '0', tried)).toEqual({ code: 'wrongKey' });
    for (let n = 0; n < 60; n++) raw.emit('sync', id, '0', tried);
    await expect.poll(() => JSON.stringify(heard)).toContain('tooFast');
    expect(JSON.stringify([heard, server.logged()])).not.toContain(tried);
    expect(heard.every(([event]) => event === 'refused')).toBe(true);
    expect(clients[0]!.received.match.spectators).toBe(0);
  });
});

describe('someone with a seat', () => {
  test('cannot replace the state', async () => {
    const stock = await openStockMatch();
    const { state } = await stock.look();
    await stock.act({ type: 'UPDATE', state: { ...state, G: { ...state.G, scores: [99, 0] } } });
    expect((await stock.look()).state.G['scores']).toEqual([99, 0]);

    const table = await openOurStockTable();
    for (const type of ['UPDATE', 'SYNC', 'RESET', 'PATCH', 'UNDO', 'REDO', 'PLUGIN', 'STRIP_TRANSIENTS'])
      for (const payload of [{}, { type: 'pick', args: [1] }])
        expect(await table.act({ type, payload, state: { G: { scores: [99, 0] } } })).toEqual(MALFORMED);
    await expectUnharmed(table);
  });

  test('cannot play another seat’s move', async () => {
    const stock = await openStockMatch();
    await stock.act({ type: 'MAKE_MOVE', payload: { type: 'pick', args: [9], playerID: '1' } });
    expect((await stock.look()).state.G['picks']).toEqual({ 0: null, 1: 'hidden' });

    const table = await openOurStockTable();
    const pick = { type: 'MAKE_MOVE', payload: { type: 'pick', args: [9] } };
    const asBen = { ...pick, payload: { ...pick.payload, playerID: '1' } };
    expect(await table.act(asBen)).toEqual({ code: 'notAllowed' });
    expect(await table.act(pick, '1')).toEqual({ code: 'wrongKey' });
    expect(await table.act(asBen, '1')).toEqual({ code: 'wrongKey' });
    expect(await table.act(pick, '__proto__')).toEqual({ code: 'wrongKey' });
    await expectUnharmed(table);
  });

  test('cannot end the game or change its phase', async () => {
    const stock = await openStockMatch();
    await stock.act({ type: 'GAME_EVENT', payload: { type: 'endGame', args: [{ winner: '0' }] } });
    expect((await stock.look()).state.ctx['gameover']).toEqual({ winner: '0' });

    const table = await openOurStockTable();
    for (const event of ['endGame', 'setPhase', 'endTurn', 'endPhase', 'setActivePlayers', 'toString']) {
      const payload = { type: event, args: [{ winner: '0' }] };
      expect(await table.act({ type: 'GAME_EVENT', payload })).toEqual(MALFORMED);
      expect(await table.act({ type: 'MAKE_MOVE', payload })).toEqual({ code: 'unknownMove' });
    }
    await expectUnharmed(table);
  });

  test.each(['toString', 'explode'])('cannot end the process with the move %s', async (type) => {
    const stock = await openStockMatch();
    await stock.act({ type: 'MAKE_MOVE', payload: { type, args: [null] } });
    expect(await stock.child.ended).toBe(1);

    const table = await openOurStockTable();
    const refusal = await table.act({ type: 'MAKE_MOVE', payload: { type, args: [null] } });
    expect(refusal).toEqual({ code: type === 'explode' ? 'failed' : 'unknownMove' });
    await expectUnharmed(table);
  });

  test('cannot have large, malformed or unknown data sent to everyone', async () => {
    const stock = await openStockMatch();
    const large = 'x'.repeat(900_000);
    expect(await stock.chat(large)).toBe(large);

    const table = await openOurStockTable();
    const { id, keys } = table;
    const chat = (payload: unknown) => table.refusal('chat', id, { id: 'a', sender: '0', payload }, keys[0]);
    expect(await chat('x'.repeat(400))).toEqual({ code: 'tooLarge' });
    for (const payload of ['x'.repeat(3000), { deep: 1 }, 7, null]) expect(await chat(payload)).toEqual(MALFORMED);
    const pick = (args: unknown) => table.act({ type: 'MAKE_MOVE', payload: { type: 'pick', args } });
    expect(await pick(['x'.repeat(3000)])).toEqual({ code: 'tooLarge' });
    for (const args of [undefined, null, {}, 'x', [[]], [{ toString: 'x' }], [1.5]])
      expect(['malformed', 'illegal']).toContain(((await pick(args)) as { code: string }).code);
    expect(await chat(large)).toBe('cut off');
    await expectUnharmed(table);
    const again = await stockSocket(table.server.url);
    again.raw.emit('sync', id, '0', keys[0]);
    await new Promise((resolve) => again.raw.once('sync', resolve));
    const payload = { type: 'pick', args: [3], playerID: '0', credentials: keys[0], note: 'smuggled' };
    again.raw.emit('update', { type: 'MAKE_MOVE', payload, note: 'smuggled' }, 1, id, '0', 'smuggled');
    await table.clients[1]!.until('the move is made', ({ log }) => log.length === 2);
    expect(JSON.stringify([again.heard, table.clients[1]!.received])).not.toContain('smuggled');
  });

  test('cannot flood a table: too many moves of a seat are refused', async () => {
    const stock = await openStockMatch();
    let relayed = 0;
    stock.socket.on('chat', () => relayed++);
    for (let n = 0; n < 500; n++)
      stock.socket.emit('chat', stock.id, { id: String(n), sender: '0', payload: 'flood' }, stock.keys[0]);
    await expect.poll(() => relayed).toBe(500);

    const server = await openServer({ config: { rateFactor: 1 } });
    const { id, seats, clients } = await startMatch(server);
    const { raw, heard } = await stockSocket(server.url);
    const payload = { type: 'pick', args: [99], playerID: '0', credentials: seats[0]!.key };
    for (let n = 0; n < 120; n++) raw.emit('update', { type: 'MAKE_MOVE', payload }, 0, id, '0');
    await expect.poll(() => JSON.stringify(heard)).toContain('tooFast');
    expect(clients[1]!.received.version).toBe(0);
  });
});
