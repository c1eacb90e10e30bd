// The lobby: making, finding and joining matches.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ListFilter } from '../../client/net/lobby.ts';
import { blankRecord } from '../../server/match/blankRecord.ts';
import type { MatchRecord } from '../../server/match/record.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import type { MatchInfo } from '../../server/wire/match.ts';
import { connectClient, openClient } from './kit/testClient.ts';
import { pick } from './kit/duel.ts';
import { newFolder, openServer } from './kit/server.ts';
import { gather, NAMES, playToTheEnd, refusalOf, sitDown } from './kit/party.ts';
import { tidy } from './kit/tidy.ts';

afterEach(tidy);

const namesIn = ({ players }: MatchInfo) => players.map(({ name }) => name ?? null);

describe('a new match', () => {
  test('has its host in the first seat, bots in the last, and the rest open', async () => {
    const { lobby } = await openServer();
    const { id, seat } = await lobby.create({
      name: 'Anna',
      title: ' Zum  Bären ',
      players: 4,
      modules: 3,
      bots: ['easy', 'easy'],
    });
    const match = await lobby.get(id);
    expect(seat).toBe(0);
    expect(match).toMatchObject({ setupData: { title: 'Zum Bären', modules: 3 }, status: 'waiting', host: 0 });
    expect(match.players.map(({ data }) => data?.bot ?? null)).toEqual([null, null, 'easy', 'easy']);
    expect(new Set(namesIn(match)).size).toBe(4);
  });

  test('lets players ask the coach only if its host says so', async () => {
    const { lobby } = await openServer();
    const asked = await lobby.create({ name: 'Anna', players: 2, modules: 1, coach: true });
    const plain = await lobby.create({ name: 'Ben', players: 2, modules: 1 });
    expect((await lobby.get(asked.id)).setupData.coach).toBe(true);
    expect((await lobby.get(plain.id)).setupData.coach).toBe(false);
  });

  test.each([
    [{ players: 5 }, 'malformed'],
    [{ players: 1 }, 'malformed'],
    [{ modules: 6 }, 'malformed'],
    [{ modules: 1.5 }, 'malformed'],
    [{ name: '' }, 'nameInvalid'],
    [{ name: 'x'.repeat(21) }, 'nameInvalid'],
    [{ name: 'An\u0000na' }, 'nameInvalid'],
    [{ name: 'An\u202Ena' }, 'nameInvalid'],
    [{ name: '\u200B' }, 'nameInvalid'],
    [{ bots: ['genius'] }, 'setupInvalid'],
    [{ bots: ['easy', 'easy'] }, 'setupInvalid'],
    [{ turnSeconds: 1 }, 'malformed'],
    [{ extra: true }, 'malformed'],
  ])('with %j is refused: %s', async (terms, code) => {
    const { lobby } = await openServer();
    expect(await refusalOf(lobby.create({ name: 'Anna', players: 2, modules: 1, ...terms }))).toBe(code);
    expect((await lobby.list()).matches).toEqual([]);
  });

  test('is refused when the server is full and all its tables are watched', async () => {
    const { lobby, url } = await openServer({ config: { maxMatches: 2 } });
    for (const name of ['Anna', 'Ben']) {
      const { id, key } = await lobby.create({ name, players: 2, modules: 1 });
      await connectClient({ url, match: id, key });
    }
    expect(await refusalOf(lobby.create({ name: 'Anna', players: 2, modules: 1 }))).toBe('tooManyMatches');
  });
});

describe('the list', () => {
  test('shows public matches by what is asked for, page by page, and never a match by invitation', async () => {
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

  test('begins with the matches that most people have open, and says which round it is; those nobody has open come last', async () => {
    const server = await openServer({ config: { idleMs: 60_000 } });
    const left = await sitDown(server, 2, { title: 'left' });
    const watched = await sitDown(server, 2, { title: 'watched' });
    await connectClient({ url: server.url, match: watched.id });
    await sitDown(server, 3, { title: 'three' });
    const pair = await sitDown(server, 2, { title: 'pair' });
    for (const { socket } of left.clients) socket.close();
    const later = await server.lobby.create({ name: 'Emil', players: 2, modules: 1, title: 'later' });
    const titles = async () => (await server.lobby.list()).matches.map(({ setupData }) => setupData.title);
    await vi.waitFor(async () => expect(await titles()).toEqual(['three', 'watched', 'pair', 'later', 'left']));
    // Page by page in the same order.
    const first = await server.lobby.list({ limit: 3 });
    const rest = await server.lobby.list({ limit: 3, from: first.more! });
    expect([...first.matches, ...rest.matches].map(({ setupData }) => setupData.title)).toEqual(await titles());
    expect(rest.more).toBeNull();
    expect((await server.lobby.get(later.id)).round).toBeNull();
    expect((await server.lobby.get(pair.id)).round).toBe(1);
    for (const { socket } of pair.clients) await socket.move(pick(5));
    for (const { socket, received, until } of pair.clients) {
      await until('has a turn', ({ view }) => view?.ctx['currentPlayer'] === String(received.you));
      await socket.move({ type: 'pass' });
    }
    await pair.clients[0]!.until('the next round', ({ match }) => match.round === 2);
    await server.close();
    const again = await openServer({ dir: server.dir });
    expect((await again.lobby.get(pair.id)).round).toBe(2);
  });

  test('shows finished matches from disk', async () => {
    const server = await openServer();
    const party = await sitDown(server);
    await playToTheEnd(party);
    expect((await server.lobby.list()).matches).toEqual([]);
    expect((await server.lobby.list({ status: 'over' })).matches).toMatchObject([
      { matchID: party.id, status: 'over' },
    ]);
  });

  test('of finished matches brings full pages of what was asked for, however much lies in between', async () => {
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

  test('tells those who watch it of each change that it shows, and of no other', async () => {
    const { lobby } = await openServer();
    let heard = 0;
    const stop = lobby.watch(() => heard++);
    const hears = async (): Promise<void> => {
      await vi.waitFor(() => expect(heard).toBe(1), 5000);
      heard = 0;
    };
    await hears();
    const { id, key } = await lobby.create({ name: 'Anna', players: 2, modules: 1 });
    await hears();
    await lobby.create({ name: 'Hidden', players: 2, modules: 1, public: false });
    expect(heard).toBe(0);
    await lobby.join(id, { name: 'Ben' });
    await hears();
    await lobby.leave({ id, key });
    await hears();
    stop();
  });

  test('tells of many changes at once with one word, and one more at the end', async () => {
    const { lobby } = await openServer();
    let heard = 0;
    const stop = lobby.watch(() => heard++);
    await vi.waitFor(() => expect(heard).toBe(1));
    for (const name of NAMES) await lobby.create({ name, players: 2, modules: 1 });
    await vi.waitFor(() => expect(heard).toBe(3), 5000);
    expect((await lobby.list()).matches).toHaveLength(NAMES.length);
    stop();
  });
});

test('whoever plays may ask who watches, and is told the names that were given; nobody else is', async () => {
  const server = await openServer();
  const { id, seats } = await sitDown(server);
  expect(await server.lobby.spectators(seats[0]!)).toEqual([]);
  for (const name of ['Greta', 'Greta', 'Hans', '']) {
    const watcher = await connectClient({ url: server.url, match: id, name });
    await watcher.until('watches', ({ syncs }) => syncs > 0);
  }
  expect(new Set(await server.lobby.spectators(seats[1]!))).toEqual(new Set(['Greta', 'Hans']));
  expect((await server.lobby.get(id)).spectators).toBe(4);
  expect(await refusalOf(server.lobby.spectators({ id, key: 'a'.repeat(32) }))).toBe('wrongKey');
  expect(JSON.stringify(await server.lobby.get(id))).not.toContain('Greta');
});

describe('joining', () => {
  test('takes the seat asked for, or the first that is open, under a name nobody there has', async () => {
    const { lobby } = await openServer();
    const { id } = await lobby.create({ name: 'Anna', players: 4, modules: 1 });
    expect((await lobby.join(id, { name: 'Ben', seat: 2 })).seat).toBe(2);
    expect((await lobby.join(id, { name: 'Carla' })).seat).toBe(1);
    expect(await refusalOf(lobby.join(id, { name: ' aNNa ' }))).toBe('nameTaken');
    expect(await refusalOf(lobby.join(id, { name: 'Dora', seat: 2 }))).toBe('seatTaken');
    await lobby.join(id, { name: 'Dora' });
    expect(await refusalOf(lobby.join(id, { name: 'Emil' }))).toBe('full');
  });

  test('under the name of a bot makes the bot take another one', async () => {
    const { lobby } = await openServer();
    const { id } = await lobby.create({ name: 'Anna', players: 3, modules: 1, bots: ['easy'] });
    const [, , bot] = (await lobby.get(id)).players;
    await lobby.join(id, { name: bot!.name! });
    const names = (await lobby.get(id)).players.map(({ name }) => name);
    expect(names[1]).toBe(bot!.name);
    expect(new Set(names).size).toBe(3);
  });

  test('a match by invitation needs its id, which nobody can guess, and without it does not exist', async () => {
    const server = await openServer();
    const { lobby } = server;
    const { id } = await lobby.create({ name: 'Anna', players: 3, modules: 1, public: false });
    // 16 letters of 6 bits.
    expect(id).toMatch(/^[\w-]{16}$/);
    const nearly = `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`;
    for (const guess of [nearly, id.slice(0, 12), `${id}A`, id.toLowerCase(), id.toUpperCase()]) {
      expect(await refusalOf(lobby.get(guess))).toBe('notFound');
      expect(await refusalOf(lobby.join(guess, { name: 'Ben' }))).toBe('notFound');
    }
    expect((await connectClient({ url: server.url, match: nearly })).received).toMatchObject({
      status: 'refused',
      refusal: { code: 'notFound' },
    });
    expect((await lobby.join(id, { name: 'Ben' })).seat).toBe(1);
    expect(namesIn(await lobby.get(id))).toEqual(['Anna', 'Ben', null]);
    expect((await connectClient({ url: server.url, match: id })).received.status).toBe('open');
  });

  test('at the same instant: every seat goes to one person, nobody loses one', async () => {
    const { lobby } = await openServer();
    for (let round = 0; round < 20; round++) {
      const { id, key } = await lobby.create({ name: 'Anna', players: 4, modules: 1 });
      const people = Array.from({ length: 8 }, (_, i) => `Guest ${i}`);
      const joined = await Promise.allSettled(people.map((name) => lobby.join(id, { name })));
      const seated = joined.flatMap((each, i) =>
        each.status === 'fulfilled' ? [{ name: people[i], ...each.value }] : [],
      );
      expect(seated.map(({ seat }) => seat).sort()).toEqual([1, 2, 3]);
      for (const { name, seat, key: own } of seated)
        expect(await lobby.me({ id, key: own })).toMatchObject({ seat, name });
      expect(await lobby.me({ id, key })).toMatchObject({ seat: 0, name: 'Anna' });
      expect(await lobby.list()).toMatchObject({
        matches: expect.arrayContaining([expect.objectContaining({ matchID: id })]),
      });
    }
  });
});

test('nothing the lobby says holds a key, and a match that is gone is gone for its watchers too', async () => {
  const server = await openServer();
  const seats = await gather(server, 3);
  const watcher = openClient({ url: server.url, match: seats[0]!.id });
  await watcher.until('watches', ({ syncs }) => syncs > 0);
  const said = JSON.stringify([await server.lobby.list(), await server.lobby.get(seats[0]!.id), watcher.received]);
  for (const { key } of seats) {
    expect(said).not.toContain(key);
    expect(server.logged()).not.toContain(key);
  }
  for (const seat of seats) await server.lobby.leave(seat);
  await watcher.until('is turned away', ({ status }) => status === 'refused');
});
