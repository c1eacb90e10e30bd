// The list of matches: pages, filters, order, and news of its changes.
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ListFilter } from '../../client/net/lobby.ts';
import { blankRecord } from '../../server/match/blankRecord.ts';
import type { MatchRecord } from '../../server/match/record.ts';
import { openStorage } from '../../server/storage/open.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { newDatabase } from './kit/database.ts';
import { PROTOCOL } from '../../server/wire/protocol.ts';
import { pick } from './kit/duel.ts';
import { cutRawLines, enterPacket, frame, NO_ADDRESS, openWebSocket, TEXT } from './kit/rawLine.ts';
import { connectClient } from './kit/testClient.ts';
import { newFolder, openServer, type TestServer } from './kit/server.ts';
import { NAMES, playToTheEnd, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

describe('the list', () => {
  test('shows the public matches that fit a filter, page by page, and never a match by invitation', async () => {
    const { lobby } = await openServer();
    await lobby.create({ name: 'Anna', players: 2, modules: 1, title: 'first' });
    await lobby.create({ name: 'Ben', players: 3, modules: 2, title: 'second' });
    await lobby.create({ name: 'Carla', players: 3, modules: 5, title: 'third', bots: ['easy', 'easy'] });
    await lobby.create({ name: 'Dora', players: 3, modules: 5, title: 'secret', public: false });
    const titles = async (filter: Parameters<typeof lobby.list>[0]) =>
      (await lobby.list(filter)).matches.map(({ setupData }) => setupData.title).sort();
    expect(await titles({})).toEqual(['first', 'second', 'third']);
    expect(await titles({ players: 3 })).toEqual(['second', 'third']);
    expect(await titles({ modules: 2 })).toEqual(['second']);
    expect(await titles({ open: true })).toEqual(['first', 'second']);
    expect(await titles({ search: 'CARL' })).toEqual(['third']);
    expect(await titles({ status: 'playing' })).toEqual([]);
    const page = await lobby.list({ limit: 1 });
    expect(page.matches).toHaveLength(1);
    expect(page.more).not.toBeNull();
  });

  test('begins with the match with the most people in their seats; of equals with the most spectators, then with the newest', async () => {
    const server = await openServer();
    const left = await startMatch(server, 2, { title: 'left' });
    const watched = await startMatch(server, 2, { title: 'watched' });
    await connectClient({ url: server.url, match: watched.id });
    await startMatch(server, 3, { title: 'three' });
    await startMatch(server, 2, { title: 'pair' });
    for (const { socket } of left.clients) socket.close();
    await server.lobby.create({ name: 'Emil', players: 2, modules: 1, title: 'later' });
    const titles = async () => (await server.lobby.list()).matches.map(({ setupData }) => setupData.title);
    await vi.waitFor(async () => expect(await titles()).toEqual(['three', 'watched', 'pair', 'later', 'left']));
    // Page by page in the same order.
    const first = await server.lobby.list({ limit: 3 });
    const rest = await server.lobby.list({ limit: 3, from: first.more! });
    expect([...first.matches, ...rest.matches].map(({ setupData }) => setupData.title)).toEqual(await titles());
    expect(rest.more).toBeNull();
  });

  test('says which round each match is in, also after a restart', async () => {
    const server = await openServer();
    const roundOf = async ({ lobby }: TestServer, id: string) =>
      (await lobby.list()).matches.find(({ matchID }) => matchID === id)?.round;
    const waiting = await server.lobby.create({ name: 'Emil', players: 2, modules: 1 });
    const pair = await startMatch(server);
    expect(await roundOf(server, waiting.id)).toBeNull();
    expect(await roundOf(server, pair.id)).toBe(1);
    for (const { socket } of pair.clients) await socket.move(pick(5));
    for (const { socket, received, until } of pair.clients) {
      await until('has a turn', ({ view }) => view?.ctx['currentPlayer'] === String(received.you));
      await socket.move({ type: 'pass' });
    }
    await pair.clients[0]!.until('the next round', ({ match }) => match.round === 2);
    await server.close();
    const again = await openServer({ dir: server.dir });
    expect(await roundOf(again, pair.id)).toBe(2);
  });

  test('shows finished matches only if they are asked for', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    await playToTheEnd(party);
    expect((await server.lobby.list()).matches).toEqual([]);
    expect((await server.lobby.list({ status: 'over' })).matches).toMatchObject([
      { matchID: party.id, status: 'over' },
    ]);
  });

  test('fills the pages of finished matches that fit a filter, however many others lie in between', async () => {
    const dir = await newFolder();
    const storage = openSqlite({ dir, synchronous: 'normal' });
    const ended = (index: number): MatchRecord => ({
      ...blankRecord(0),
      id: `match${index}`,
      title: index % 90 === 0 ? 'Sunday' : 'Monday',
      status: 'over',
      modules: index % 3 === 0 ? 2 : 1,
      updatedAt: 1000 + index,
      usedAt: Date.now(),
    });
    await storage.write(Array.from({ length: 1000 }, (_, index) => ({ kind: 'record', record: ended(index) })));
    await storage.close();
    const { lobby } = await openServer({ dir });
    const pages = async (filter: ListFilter): Promise<number[]> => {
      const { matches, more } = await lobby.list({ ...filter, status: 'over' });
      return [matches.length, ...(more === null ? [] : await pages({ ...filter, from: more }))];
    };
    expect(await pages({ search: 'sunday', limit: 5 })).toEqual([5, 5, 2]);
    expect(await pages({ modules: 2, limit: 100 })).toEqual([100, 100, 100, 34]);
    expect(await pages({ modules: 5, limit: 8 })).toEqual([0]);
    const { matches } = await lobby.list({ status: 'over', search: 'sunday', limit: 2 });
    expect(matches.map(({ matchID }) => matchID)).toEqual(['match990', 'match900']);
  });

  test.each([
    ['SQLite', async () => ''],
    ['PostgreSQL', newDatabase],
  ])('shows each finished match once, also of many that ended in the same millisecond: %s', async (_name, newUrl) => {
    const [dir, databaseUrl] = [await newFolder(), await newUrl()];
    const place = { databaseUrl, dataDir: dir, synchronous: 'normal' } as const;
    const storage = await openStorage(place, pino({ level: 'silent' }));
    const over = { ...blankRecord(5000), status: 'over', usedAt: Date.now() } as const;
    const ids = Array.from({ length: 7 }, (_, index) => `match${index}`);
    await storage.write(ids.map((id) => ({ kind: 'record', record: { ...over, id } })));
    await storage.write([{ kind: 'record', record: { ...over, id: 'later', updatedAt: 5001 } }]);
    await storage.close();
    const { lobby } = await openServer({ dir, config: { databaseUrl } });
    const idsFrom = async (filter: ListFilter): Promise<string[]> => {
      const { matches, more } = await lobby.list({ ...filter, status: 'over', limit: 3 });
      return [...matches.map(({ matchID }) => matchID), ...(more === null ? [] : await idsFrom({ from: more }))];
    };
    expect(await idsFrom({})).toEqual(['later', ...ids.toReversed()]);
  });

  test('tells those who watch it that a match was made, joined or left, and nothing of a match by invitation', async () => {
    const { lobby } = await openServer();
    let heard = 0;
    const stop = lobby.watch(() => heard++);
    const hears = async (): Promise<void> => {
      await vi.waitFor(() => expect(heard).toBe(1), 5000);
      heard = 0;
    };
    // The first call comes once it is connected.
    await hears();
    const { id, key } = await lobby.create({ name: 'Anna', players: 2, modules: 1 });
    await hears();
    await lobby.create({ name: 'Hidden', players: 2, modules: 1, public: false });
    // Longer than the pause between two messages.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(heard).toBe(0);
    await lobby.join(id, { name: 'Ben' });
    await hears();
    await lobby.leave({ id, key });
    await hears();
    stop();
  });

  test('is watched by a page that was refused for a moment, once it is let in', async () => {
    const { lobby, url } = await openServer({ config: { rateFactor: 1 } });
    const line = await openWebSocket(Number(new URL(url).port), NO_ADDRESS);
    const enter = frame(TEXT, enterPacket('/lobby', { protocol: PROTOCOL }));
    // More entries to namespaces than the 60 that one address may make at once.
    await line!.send(Buffer.concat(Array.from({ length: 80 }, () => enter)));
    let heard = 0;
    const stop = lobby.watch(() => heard++);
    await vi.waitFor(() => expect(heard).toBe(1), 10_000);
    stop();
    cutRawLines();
  });

  test('announces many changes in quick succession with two messages: one at the first, one after the last', async () => {
    const { lobby } = await openServer();
    let heard = 0;
    const stop = lobby.watch(() => heard++);
    // The first call comes once it is connected.
    await vi.waitFor(() => expect(heard).toBe(1));
    for (const name of NAMES) await lobby.create({ name, players: 2, modules: 1 });
    await vi.waitFor(() => expect(heard).toBe(3), 5000);
    expect((await lobby.list()).matches).toHaveLength(NAMES.length);
    stop();
  });
});
