// The limit of open matches: one address cannot use it up, nothing is lost when matches are evicted, and matches that
// nobody opens are deleted soon.
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newDatabase } from './kit/database.ts';
import { type Duel, pick } from './kit/duel.ts';
import { metricsOf } from './kit/health.ts';
import { connectClient } from './kit/testClient.ts';
import { openServer, type TestServer } from './kit/server.ts';
import { refusalOf, startMatch } from './kit/party.ts';
import { post } from './kit/post.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

/** The match begins at once, as all its seats are taken. */
const AGAINST_A_BOT = { playerName: 'Eve', setupData: { bots: ['easy'] } };

/**
 * Makes a match as if from the address, which a server needs `trustProxy` to see, or else from this machine. Resolves
 * with the match's id, or with the code of the refusal.
 */
const startAgainstBot = async ({ url }: TestServer, address?: string): Promise<string> => {
  const headers: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address };
  const made = await post(`${url}/games/tiefenthal/create`, AGAINST_A_BOT, headers);
  const { matchID, refused } = made.body as { matchID: string; refused?: { code: string } };
  return refused?.code ?? matchID;
};

describe('one address', () => {
  test('that starts matches against bots one after another fills its own limit, and leaves room for others', async () => {
    const server = await openServer({
      config: { maxMatches: 12, matchesPerAddress: 10, rateFactor: 1, trustProxy: 1, unvisitedMs: 1e9 },
    });
    const answers: string[] = [];
    for (let i = 0; i < 10; i++) answers.push(await startAgainstBot(server, '6.6.6.6'));
    expect(new Set(answers).size).toBe(10);
    // The rate limit lets a later request through; the limit of matches per address does not.
    await vi.waitFor(async () => expect(await startAgainstBot(server, '6.6.6.6')).toBe('tooManyByAddress'), {
      timeout: 20_000,
      interval: 1000,
    });
    expect(server.registry.countOpen()).toBe(10);
    for (const address of ['1.2.3.4', '2.3.4.5', '3.4.5.6'])
      expect(server.registry.matches.has(await startAgainstBot(server, address))).toBe(true);
    expect(server.registry.countOpen()).toBe(12);
  });

  test('may open another match when one of its own is gone', async () => {
    const server = await openServer({ config: { matchesPerAddress: 1, rateFactor: 1 } });
    const seat = await server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    const again = () => refusalOf(server.lobby.create({ name: 'Anna', players: 2, modules: 1 }));
    expect(await again()).toBe('tooManyByAddress');
    await server.lobby.leave(seat);
    expect(await again()).toBe('was done');
  });

  test('has the same limit after a restart; the database does not hold the address', async () => {
    const config = { matchesPerAddress: 1, rateFactor: 1 };
    const server = await openServer({ config });
    const seat = await server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    await server.close();
    expect(await readFile(`${server.dir}/tiefenthal.sqlite`, 'latin1')).not.toContain('127.0.0.1');
    const later = await openServer({ dir: server.dir, config });
    const again = () => refusalOf(later.lobby.create({ name: 'Anna', players: 2, modules: 1 }));
    expect(await again()).toBe('tooManyByAddress');
    await later.lobby.leave(seat);
    expect(await again()).toBe('was done');
  });

  test('has one limit over all processes', async () => {
    const config = { matchesPerAddress: 1, rateFactor: 1, databaseUrl: await newDatabase() };
    const [one, other] = [await openServer({ config }), await openServer({ config })];
    await one.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    await vi.waitFor(async () => expect((await other.lobby.list()).matches).toHaveLength(1));
    expect(await refusalOf(other.lobby.create({ name: 'Anna', players: 2, modules: 1 }))).toBe('tooManyByAddress');
  });
});

describe('a full server', () => {
  test('evicts a match that nobody is connected to, and loads it again when somebody opens it', async () => {
    const server = await openServer({ config: { maxMatches: 2 } });
    const { seats, clients, id } = await startMatch(server);
    await clients[0]!.socket.move(pick(7));
    clients.forEach(({ socket }) => socket.close());
    await vi.waitFor(() => expect(server.registry.matches.get(id)?.watchers.size).toBe(0));
    const connected = await startMatch(server);
    await server.lobby.create({ name: 'Carla', players: 2, modules: 1 });
    expect(server.registry.matches.has(id)).toBe(false);
    expect(server.registry.matches.has(connected.id)).toBe(true);
    const anna = await connectClient({ url: server.url, match: id, key: seats[0]!.key });
    expect((anna.received.view!.G as Duel).picks).toEqual({ 0: 7, 1: null });
    const ben = await connectClient({ url: server.url, match: id, key: seats[1]!.key });
    expect(await ben.socket.move(pick(3))).toBeNull();
    // Carla's match, which nobody is connected to, made room for it.
    await vi.waitFor(() => expect(server.registry.countOpen()).toBe(2));
  });

  test('makes room for each of those who make a match in the same instant', async () => {
    const server = await openServer({
      config: { maxMatches: 3, tickMs: 60_000 },
      storage: (storage) => ({
        ...storage,
        async write(writes) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          return storage.write(writes);
        },
      }),
    });
    for (let i = 0; i < 3; i++) {
      const id = await startAgainstBot(server);
      // Once the match's bot has moved, evicting the match writes a snapshot, which takes a while.
      await vi.waitFor(async () => expect(await server.lobby.log(id)).toHaveLength(1));
    }
    const made = await Promise.all([startAgainstBot(server), startAgainstBot(server)]);
    expect(made.map((id) => server.registry.matches.has(id))).toEqual([true, true]);
    expect(server.registry.countOpen()).toBe(3);
  });

  test('that is closed and opened again has no more in memory than it has room for', async () => {
    const server = await openServer();
    const ids: string[] = [];
    for (const name of ['Anna', 'Ben', 'Carla'])
      ids.push((await server.lobby.create({ name, players: 2, modules: 1 })).id);
    await server.close();
    const later = await openServer({ dir: server.dir, config: { maxMatches: 2 } });
    expect(later.registry.matches.size).toBe(2);
    expect((await later.lobby.get(ids[0]!)).matchID).toBe(ids[0]);
  });
});

test('a match that nobody has opened is deleted soon; one that somebody has opened stays', async () => {
  let passed = 0;
  // Old matches are cleared every `idleMs`, if that is less than a minute.
  const server = await openServer({ config: { idleMs: 200 }, steady: () => performance.now() + passed });
  const unseen = await startAgainstBot(server);
  const seen = await server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
  const anna = await connectClient({ url: server.url, match: seen.id, key: seen.key });
  anna.socket.close();
  await vi.waitFor(() => expect(server.registry.matches.get(seen.id)?.watchers.size).toBe(0));
  await vi.waitFor(async () => expect(await server.lobby.log(unseen)).toHaveLength(1));
  passed += 31 * 60_000;
  await vi.waitFor(async () => expect(await refusalOf(server.lobby.get(unseen))).toBe('notFound'), { timeout: 8000 });
  expect((await server.lobby.get(seen.id)).status).toBe('waiting');
  expect(server.logged()).toContain('matches were deleted');
  expect(await metricsOf(server)).toContain('tiefenthal_wiped_matches_total{why="unvisited"} 1');
});
