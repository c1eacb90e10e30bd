// The lobby: making and joining matches, and what it tells to whom.
import { afterEach, describe, expect, test } from 'vitest';
import { connectClient, openClient } from './kit/testClient.ts';
import { openServer } from './kit/server.ts';
import { namesIn, seatPeople, refusalOf, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

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
    const [host, open, ...bots] = namesIn(match);
    expect([host, open]).toEqual(['Anna', null]);
    expect(new Set(bots).size).toBe(2);
  });

  test('says that players may ask the coach only if its host allowed it', async () => {
    const { lobby } = await openServer();
    const coached = await lobby.create({ name: 'Anna', players: 2, modules: 1, coach: true });
    const plain = await lobby.create({ name: 'Ben', players: 2, modules: 1 });
    expect((await lobby.get(coached.id)).setupData.coach).toBe(true);
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

  test('is refused when the server is full and somebody is connected to each of its matches', async () => {
    const { lobby, url } = await openServer({ config: { maxMatches: 2 } });
    for (const name of ['Anna', 'Ben']) {
      const { id, key } = await lobby.create({ name, players: 2, modules: 1 });
      await connectClient({ url, match: id, key });
    }
    expect(await refusalOf(lobby.create({ name: 'Anna', players: 2, modules: 1 }))).toBe('tooManyMatches');
  });
});

test('only players are told the names of the spectators who have given one', async () => {
  const server = await openServer();
  const { id, seats } = await startMatch(server);
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
    expect(await refusalOf(lobby.join(id, { name: 'Emil' }))).toBe('matchFull');
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

  test('a match by invitation needs its exact id, which nobody can guess: any other is not found', async () => {
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

test('no key is in the list, a match’s info, a spectator’s view or the log; spectators of a deleted match are turned away', async () => {
  const server = await openServer();
  const seats = await seatPeople(server, 3);
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
