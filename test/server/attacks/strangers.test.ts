// Attacks by somebody without a seat, over our protocol and over HTTP: all but the first are shown to succeed on
// boardgame.io's own server, and all fail on ours.
import { afterEach, describe, expect, test } from 'vitest';
import { tiefenthal } from '../../../server/tiefenthal.ts';
import type { SyncFrame } from '../../../server/wire/frames.ts';
import { expectUnharmed, openOurMatch, rawSocket, connectionRefusal } from '../kit/attack.ts';
import { openServer } from '../kit/server.ts';
import { startMatch } from '../kit/party.ts';
import { post } from '../kit/post.ts';
import { openStockMatch } from '../kit/stockMatch.ts';
import { closeEverything } from '../kit/closeEverything.ts';

afterEach(closeEverything);

describe('a stranger', () => {
  test('cannot end the process with known packets', async () => {
    // Not shown on boardgame.io's server: such packets end socket.io 3.1.2, on which boardgame.io depends, but
    // package.json overrides that version.
    const table = await openOurMatch();
    const spectator = await rawSocket(table.server.url, { match: table.id });
    for (const packet of [
      '42/tiefenthal,["error"]',
      '42/tiefenthal,[{"toString":"foo"}]',
      '42["error"]',
      '451-/tiefenthal,["x",{"_placeholder":true,"num":9}]',
    ]) {
      spectator.io.engine.write(packet);
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (spectator.connected) continue;
      await new Promise((resolve) => spectator.once('connect', () => resolve(undefined)).connect());
    }
    await expectUnharmed(table);
  });

  test('is not told the deck and the seed', async () => {
    const { look } = await openStockMatch();
    const { initialState } = await look();
    expect(initialState.G.deck).toHaveLength(40);
    expect(initialState.plugins.random.data.seed).toBeTruthy();

    const { server, id } = await openOurMatch();
    const spectator = await rawSocket(server.url, { match: id });
    const sync = await new Promise<SyncFrame>((resolve) => spectator.once('sync', resolve).emit('resync'));
    expect((sync.view?.G as { deck: unknown }).deck).toBe(40);
    expect(JSON.stringify(sync)).not.toMatch(/seed|prng|plugins|initialState|secret|counter/);
  });

  test('cannot work out the seed from the time of creation', async () => {
    const before = Date.now();
    const { look } = await openStockMatch();
    const seed = parseInt((await look()).initialState.plugins.random.data.seed, 36);
    expect(seed).toBeGreaterThanOrEqual(before);
    expect(seed).toBeLessThanOrEqual(Date.now());

    const server = await openServer({ ruleset: tiefenthal() });
    const first = await startMatch(server);
    const second = await startMatch(server);
    await server.close();
    const storage = await server.openStorage();
    const keys = await Promise.all(
      [first, second].map(async ({ id }) => JSON.stringify(await storage.firstState(id)).match(/"key":"([^"]+)"/)?.[1]),
    );
    await storage.close();
    expect(new Set(keys).size).toBe(2);
    for (const each of keys) expect(each).toMatch(/^[0-9a-f]{64}$/);
  });

  test('cannot break the lobby for everybody with a seat called __proto__', async () => {
    const { child, id } = await openStockMatch();
    const join = async (match: string, body: string): Promise<number> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${child.url}/games/duel/${match}/join`, { method: 'POST', headers, body })).status;
    };
    await join(id, '{"playerID":"__proto__","playerName":"polluted"}');
    const created = await fetch(`${child.url}/games/duel/create`, { method: 'POST' });
    const { matchID } = (await created.json()) as { matchID: string };
    // Every seat of every match has inherited a name: none is open.
    expect(await join(matchID, '{"playerName":"Anna"}')).toBe(409);

    const { server, id: here } = await openOurMatch();
    for (const body of [
      '{"playerID":"__proto__","playerName":"polluted"}',
      '{"playerID":"constructor","playerName":"polluted"}',
      '{"__proto__":{"name":"x"}}',
      '{"playerName":"x","playerID":"0","constructor":1}',
    ]) {
      const { status } = await post(`${server.url}/games/tiefenthal/${here}/join`, body);
      expect([400, 404]).toContain(status);
    }
    expect(({} as { name?: string }).name).toBeUndefined();
    expect((await server.lobby.create({ name: 'Anna', players: 2, modules: 1 })).seat).toBe(0);
  });

  test('cannot make matches by asking for one that does not exist', async () => {
    const { child, socket } = await openStockMatch();
    const created = new Promise((resolve) => socket.once('sync', resolve));
    socket.emit('sync', 'invented', null, undefined, 2);
    expect(await created).toBe('invented');
    expect((await fetch(`${child.url}/games/duel/invented`)).status).toBe(200);

    const { server } = await openOurMatch();
    const refusal = await connectionRefusal(server.url, { match: 'inventedhere' });
    expect(refusal).toEqual({ code: 'notFound' });
    expect((await fetch(`${server.url}/games/tiefenthal/inventedhere`)).status).toBe(404);
    expect(server.registry.countOpen()).toBe(1);
  });

  test('cannot connect from another site’s page', async () => {
    const origin = { extraHeaders: { origin: 'https://evil.example' } };
    await (await openStockMatch()).connect(origin);

    const { server, id } = await openOurMatch();
    for (const transports of [['websocket'], ['polling']]) {
      await expect(rawSocket(server.url, { match: id }, { transports, ...origin })).rejects.toThrow();
    }
    const own = { extraHeaders: { origin: server.url } };
    expect((await rawSocket(server.url, { match: id }, own)).connected).toBe(true);
    const page = await fetch(`${server.url}/games/tiefenthal`, { headers: { origin: 'https://evil.example' } });
    expect(page.status).toBe(403);
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
  });
});
