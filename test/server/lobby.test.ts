// The lobby: make, find, join, get ready, start, leave, come back, play again.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LobbyRefusal } from '../../client/net/lobby.ts';
import type { MatchInfo } from '../../server/wire.ts';
import { arrive, come, sendHome } from './kit/guest.ts';
import { closeHouses, openHouse } from './kit/house.ts';
import { gather, getReady, playToTheEnd, sitDown } from './kit/party.ts';

afterEach(async () => {
  sendHome();
  await closeHouses();
});

const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'was done',
    (error: unknown) => (error as LobbyRefusal).refusal.code,
  );
const namesIn = ({ seats }: MatchInfo) => seats.map((seat) => seat?.name ?? null);

describe('a new match', () => {
  test('has its host in the first seat, bots in the last, and the rest open', async () => {
    const { lobby } = await openHouse();
    const { id, seat } = await lobby.create({
      name: 'Anna',
      title: ' Zum  Bären ',
      players: 4,
      modules: 3,
      bots: ['easy', 'easy'],
    });
    const match = await lobby.get(id);
    expect(seat).toBe(0);
    expect(match).toMatchObject({ title: 'Zum Bären', status: 'waiting', modules: 3, host: 0 });
    expect(match.seats.map((each) => each && each.bot)).toEqual([null, null, 'easy', 'easy']);
    expect(new Set(namesIn(match)).size).toBe(4);
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
    const { lobby } = await openHouse();
    expect(await refusalOf(lobby.create({ name: 'Anna', players: 2, modules: 1, ...terms }))).toBe(code);
    expect((await lobby.list()).matches).toEqual([]);
  });

  test('is refused when the house is full', async () => {
    const { lobby } = await openHouse({ config: { maxMatches: 2 } });
    await gatherMany(2);
    expect(await refusalOf(lobby.create({ name: 'Anna', players: 2, modules: 1 }))).toBe('tooManyMatches');
    async function gatherMany(count: number) {
      for (let i = 0; i < count; i++) await lobby.create({ name: 'Anna', players: 2, modules: 1 });
    }
  });
});

describe('the list', () => {
  test('shows public matches by what is asked for, page by page, and never a match by invitation', async () => {
    const { lobby } = await openHouse();
    await lobby.create({ name: 'Anna', players: 2, modules: 1, title: 'first' });
    await lobby.create({ name: 'Ben', players: 3, modules: 2, title: 'second' });
    await lobby.create({ name: 'Carla', players: 3, modules: 5, title: 'third', bots: ['easy', 'easy'] });
    await lobby.create({ name: 'Dora', players: 3, modules: 5, title: 'secret', public: false });
    const titles = async (filter: Parameters<typeof lobby.list>[0]) =>
      (await lobby.list(filter)).matches.map(({ title }) => title).sort();
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

  test('shows finished matches from disk', async () => {
    const house = await openHouse();
    const party = await sitDown(house);
    await playToTheEnd(party);
    expect((await house.lobby.list()).matches).toEqual([]);
    expect((await house.lobby.list({ status: 'over' })).matches).toMatchObject([{ id: party.id, status: 'over' }]);
  });

  test('changes before the eyes of those who watch it', async () => {
    const { lobby } = await openHouse();
    const seen: (readonly MatchInfo[])[] = [];
    const stop = lobby.watch((matches) => seen.push(matches));
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([]));
    const { id, key } = await lobby.create({ name: 'Anna', players: 2, modules: 1 });
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject([{ id, status: 'waiting' }]));
    await lobby.join(id, { name: 'Ben' });
    await vi.waitFor(() => expect(namesIn(seen.at(-1)![0]!)).toEqual(['Anna', 'Ben']));
    const ben = await lobby.create({ name: 'Hidden', players: 2, modules: 1, public: false });
    await lobby.leave({ id, key });
    await vi.waitFor(() => expect(namesIn(seen.at(-1)![0]!)).toEqual([null, 'Ben']));
    expect(JSON.stringify(seen)).not.toContain(ben.id);
    stop();
  });
});

describe('joining', () => {
  test('takes the seat asked for, or the first that is open, under a name nobody there has', async () => {
    const { lobby } = await openHouse();
    const { id } = await lobby.create({ name: 'Anna', players: 4, modules: 1 });
    expect((await lobby.join(id, { name: 'Ben', seat: 2 })).seat).toBe(2);
    expect((await lobby.join(id, { name: 'Carla' })).seat).toBe(1);
    expect(await refusalOf(lobby.join(id, { name: ' aNNa ' }))).toBe('nameTaken');
    expect(await refusalOf(lobby.join(id, { name: 'Dora', seat: 2 }))).toBe('seatTaken');
    await lobby.join(id, { name: 'Dora' });
    expect(await refusalOf(lobby.join(id, { name: 'Emil' }))).toBe('full');
  });

  test('a match by invitation needs the invitation, and without it does not exist', async () => {
    const house = await openHouse();
    const { lobby } = house;
    const { id, key, invite } = await lobby.create({ name: 'Anna', players: 3, modules: 1, public: false });
    expect(await refusalOf(lobby.get(id))).toBe('notFound');
    expect(await refusalOf(lobby.join(id, { name: 'Ben' }))).toBe('notFound');
    expect(await refusalOf(lobby.join(id, { name: 'Ben', invite: 'x'.repeat(16) }))).toBe('notFound');
    expect((await arrive({ url: house.url, match: id })).told).toMatchObject({
      status: 'refused',
      refusal: { code: 'notFound' },
    });
    expect((await lobby.join(id, { name: 'Ben', invite })).seat).toBe(1);
    expect(namesIn(await lobby.get(id, invite))).toEqual(['Anna', 'Ben', null]);
    expect(namesIn(await lobby.get(id, undefined, key))).toEqual(['Anna', 'Ben', null]);
    expect((await arrive({ url: house.url, match: id, invite })).told.status).toBe('open');
  });

  test('at the same instant: every seat goes to one person, nobody loses one', async () => {
    const { lobby } = await openHouse();
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
      expect(await lobby.list()).toMatchObject({ matches: expect.arrayContaining([expect.objectContaining({ id })]) });
    }
  });
});

describe('the start', () => {
  test('comes by itself when every seat is taken and everyone is ready', async () => {
    const house = await openHouse();
    const seats = await gather(house, 3);
    const anna = await arrive({ url: house.url, match: seats[0]!.id, key: seats[0]!.key });
    expect(anna.told.view).toBeNull();
    await getReady(house, seats.slice(0, 2));
    expect((await house.lobby.get(seats[0]!.id)).status).toBe('waiting');
    await getReady(house, seats.slice(2));
    await anna.until('sees the table', ({ view }) => view !== null);
    expect(anna.told.match.status).toBe('playing');
  });

  test('comes when the host says so and the others are ready; seats nobody took fall away', async () => {
    const house = await openHouse();
    const { lobby } = house;
    const { id, key } = await lobby.create({ name: 'Anna', players: 4, modules: 1 });
    expect(await refusalOf(lobby.start({ id, key }))).toBe('notReady');
    const ben = await lobby.join(id, { name: 'Ben', seat: 3 });
    expect(await refusalOf(lobby.start({ id, key }))).toBe('notReady');
    await lobby.ready(ben);
    expect(await refusalOf(lobby.start(ben))).toBe('notAllowed');
    await lobby.start({ id, key });
    expect(namesIn(await lobby.get(id))).toEqual(['Anna', 'Ben']);
    expect((await lobby.me(ben)).seat).toBe(1);
    expect((await arrive({ url: house.url, match: id, key: ben.key })).told.view?.ctx['numPlayers']).toBe(2);
    expect(await refusalOf(lobby.join(id, { name: 'Carla' }))).toBe('notWaiting');
  });

  test('can wait for bots the host puts into open seats', async () => {
    const { lobby } = await openHouse();
    const host = await lobby.create({ name: 'Anna', players: 3, modules: 1 });
    const ben = await lobby.join(host.id, { name: 'Ben' });
    expect(await refusalOf(lobby.setBot(ben, 2, 'easy'))).toBe('notAllowed');
    await lobby.setBot(host, 2, 'easy');
    await lobby.setBot(host, 1, null);
    expect((await lobby.get(host.id)).seats.map((seat) => seat && seat.bot)).toEqual([null, null, 'easy']);
    expect(await refusalOf(lobby.me(ben))).toBe('wrongKey');
  });
});

describe('coming and going', () => {
  test('before the start a seat that is left is open again, another person becomes host, and an empty match is gone', async () => {
    const { lobby } = await openHouse();
    const anna = await lobby.create({ name: 'Anna', players: 3, modules: 1 });
    const ben = await lobby.join(anna.id, { name: 'Ben' });
    await lobby.leave(anna);
    expect(await lobby.get(anna.id)).toMatchObject({ host: 1, seats: [null, { name: 'Ben' }, null] });
    await lobby.leave(ben);
    expect(await refusalOf(lobby.get(anna.id))).toBe('notFound');
  });

  test('a host who is gone before the start gives way to somebody who is there', async () => {
    const house = await openHouse({ config: { awayMs: 50 } });
    const seats = await gather(house, 3);
    const ben = await arrive({ url: house.url, match: seats[1]!.id, key: seats[1]!.key });
    await ben.until('is host', ({ match }) => match.host === 1);
  });

  test('a personal link opens the seat from another device, and no other key does', async () => {
    const house = await openHouse();
    const { seats, guests } = await sitDown(house);
    await guests[0]!.table.move('pick', [4]);
    const elsewhere = await arrive({ url: house.url, match: seats[0]!.id, key: seats[0]!.key });
    expect(elsewhere.told).toMatchObject({ you: 0, view: { G: { picks: { 0: 4 } } } });
    expect(await house.lobby.me(seats[1]!)).toMatchObject({ seat: 1, name: 'Ben' });
    expect(await refusalOf(house.lobby.me({ id: seats[0]!.id, key: 'a'.repeat(32) }))).toBe('wrongKey');
    const thief = await arrive({ url: house.url, match: seats[0]!.id, key: 'a'.repeat(32) });
    expect(thief.told.refusal).toEqual({ code: 'wrongKey' });
  });
});

describe('a quick match', () => {
  test('seats those who want the same together and starts when it is full', async () => {
    const { lobby } = await openHouse();
    const anna = await lobby.quick({ name: 'Anna', modules: 2, players: 3 });
    const other = await lobby.quick({ name: 'Emil', modules: 4 });
    const ben = await lobby.quick({ name: 'Ben', modules: 2 });
    expect(ben.id).toBe(anna.id);
    expect(other.id).not.toBe(anna.id);
    const carla = await lobby.quick({ name: 'Carla', modules: 2, players: 3 });
    expect(carla.id).toBe(anna.id);
    expect(await lobby.get(anna.id)).toMatchObject({ status: 'playing', quick: true });
    expect(new Set([anna.seat, ben.seat, carla.seat]).size).toBe(3);
  });

  test('in the same instant nobody is left over', async () => {
    const { lobby } = await openHouse();
    const people = Array.from({ length: 12 }, (_, i) => `Guest ${i}`);
    const seats = await Promise.all(people.map((name) => lobby.quick({ name, modules: 1, players: 3 })));
    const matches = new Set(seats.map(({ id }) => id));
    expect(matches.size).toBe(4);
    for (const id of matches) expect((await lobby.get(id)).status).toBe('playing');
  });

  test('offers bots after a wait, and plays with them', async () => {
    const house = await openHouse({ config: { quickMs: 60 } });
    const { lobby, url } = house;
    const anna = await lobby.quick({ name: 'Anna', modules: 1, players: 3 });
    expect(await refusalOf(lobby.fillWithBots(anna, 'easy'))).toBe('notAllowed');
    const guest = await arrive({ url, match: anna.id, key: anna.key });
    await guest.until('bots are offered', ({ match }) => match.offersBots);
    await lobby.fillWithBots(anna, 'easy');
    await guest.until('plays', ({ view }) => view !== null);
    await playToTheEnd({ guests: [guest] });
    expect(guest.told.match.status).toBe('over');
  });

  test('does not keep a seat for somebody who went away', async () => {
    const { lobby } = await openHouse({ config: { awayMs: 50 } });
    const anna = await lobby.quick({ name: 'Anna', modules: 1, players: 2 });
    await vi.waitFor(async () => expect(await refusalOf(lobby.get(anna.id))).toBe('notFound'));
  });
});

describe('a rematch', () => {
  test('has the same people at the same terms, who are told, and whose keys open it', async () => {
    const house = await openHouse();
    const party = await sitDown(house, 3, { title: 'Zum Bären', modules: 2 });
    await playToTheEnd(party);
    const [anna, ben, carla] = party.seats;
    const both = await Promise.all([house.lobby.rematch(ben!), house.lobby.rematch(anna!)]);
    expect(both[0].id).toBe(both[1].id);
    const { id } = both[0];
    for (const guest of party.guests) await guest.until('is told of the rematch', ({ match }) => match.next === id);
    expect(await house.lobby.get(id)).toMatchObject({ title: 'Zum Bären', modules: 2, host: 0, status: 'waiting' });
    expect(namesIn(await house.lobby.get(id))).toEqual(['Ben', 'Carla', 'Anna']);
    await getReady(
      house,
      [anna!, ben!, carla!].map(({ key }) => ({ id, key })),
    );
    const again = await Promise.all(party.seats.map(({ key }) => arrive({ url: house.url, match: id, key })));
    await playToTheEnd({ guests: again });
    expect(again[0]!.told.match.status).toBe('over');
  });

  test('is for those who played, after the game', async () => {
    const house = await openHouse();
    const party = await sitDown(house);
    expect(await refusalOf(house.lobby.rematch(party.seats[0]!))).toBe('notPlaying');
    await playToTheEnd(party);
    expect(await refusalOf(house.lobby.rematch({ id: party.id, key: 'b'.repeat(32) }))).toBe('wrongKey');
  });
});

test('nothing the lobby says holds a key, and a match that is gone is gone for its watchers too', async () => {
  const house = await openHouse();
  const seats = await gather(house, 3);
  const watcher = come({ url: house.url, match: seats[0]!.id });
  await watcher.until('watches', ({ syncs }) => syncs > 0);
  const said = JSON.stringify([await house.lobby.list(), await house.lobby.get(seats[0]!.id), watcher.told]);
  for (const { key, invite } of seats) {
    expect(said).not.toContain(key);
    expect(said).not.toContain(invite);
    expect(house.logged()).not.toContain(key);
  }
  for (const seat of seats) await house.lobby.leave(seat);
  await watcher.until('is turned away', ({ status }) => status === 'refused');
});
