// Verifiable chance: promised when a match is made, sealed by its players, revealed when the match is over.
import { afterEach, describe, expect, test } from 'vitest';
import { openKeptSeats, type KeptSeats } from '../../client/net/keptSeats.ts';
import type { SeatKey } from '../../client/net/lobby.ts';
import { recordOf } from '../../client/net/onlineReplay.ts';
import type { Seated } from '../../client/net/lobby.ts';
import { drawNumber, numberTeller } from '../../client/net/ownNumber.ts';
import { check, type Checked, promiseOf, sealOf } from '../../game/chance/index.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { blankRecord } from '../../server/match/blankRecord.ts';
import { tiefenthal } from '../../server/tiefenthal.ts';
import type { MatchInfo, TakenSeat } from '../../server/wire/match.ts';
import { keyFrom } from '../kit/chance.ts';
import { fakeStorage } from '../kit/storage.ts';
import { rawSocket } from './kit/attack.ts';
import { connectClient, type TestClient } from './kit/testClient.ts';
import { type ServerOptions, newFolder, openServer, type TestServer } from './kit/server.ts';
import { getReady, NAMES, playToTheEnd, refusalOf } from './kit/party.ts';
import { rngFrom, tavernMove } from './kit/tavern.ts';
import { tidy } from './kit/tidy.ts';

afterEach(tidy);

/** Numbers come within a moment here, unless a test lets one wait. */
const openTavern = (options: ServerOptions = {}): Promise<TestServer> =>
  openServer({ ruleset: tiefenthal(), ...options });
const SOON = { numbersMs: 100 };
const LONG = { numbersMs: 60_000 };

/** A player's browser: it stores the seat and the number that it drew. */
interface Person extends SeatKey {
  readonly kept: KeptSeats;
  readonly number: string;
}

const sits = async (ask: (seal: string) => Promise<Seated>): Promise<Person> => {
  const { seal, chance } = drawNumber();
  const { id, key } = await ask(seal);
  const kept = openKeptSeats(fakeStorage());
  kept.keep({ id, key, chance });
  return { id, key, kept, number: chance.number };
};

/** Everybody has taken a seat with a number of their own. */
const gatherSealed = async ({ lobby }: TestServer, people = 2, players = people): Promise<readonly Person[]> => {
  const host = await sits((seal) => lobby.create({ name: NAMES[0], players, modules: 1, seal }));
  const persons = [host];
  for (const name of NAMES.slice(1, people)) {
    persons.push(await sits((seal) => lobby.join(host.id, { name, seal })));
  }
  return persons;
};

/** Comes to the table as a page does, which tells the number when it is asked for. */
const comes = async ({ url }: TestServer, person: Person): Promise<TestClient> => {
  const client = await connectClient({ url, match: person.id, key: person.key });
  const look = numberTeller(person.kept, (number) => client.socket.tellNumber(number));
  // The test client keeps only the latest; a page looks at each.
  const watching = setInterval(() => look(client.received.match), 5);
  void client
    .until('has begun', ({ match }) => match.status !== 'waiting')
    .catch(() => undefined)
    .finally(() => clearInterval(watching));
  return client;
};

const begun = ({ match }: TestClient['received']): boolean => match.status === 'playing';

const checked = async ({ lobby }: TestServer, { id, kept }: Person): Promise<Checked> => {
  const record = recordOf(await lobby.replay(id), await lobby.get(id));
  if (record === null) throw new Error('There is no promise.');
  return check(record, kept.get(id)?.chance ?? null);
};

const play = (clients: readonly TestClient[]) => playToTheEnd({ clients }, tavernMove(rngFrom('chance')));

describe('a match', () => {
  test('promises its chance when it is made, before anybody else has come', async () => {
    const server = await openTavern();
    const [anna] = await gatherSealed(server, 1, 2);
    const { promise, players, beginning } = await server.lobby.get(anna!.id);
    expect(promise).toMatch(/^[0-9a-f]{64}$/);
    expect(beginning).toBe(false);
    expect(players).toMatchObject([{ data: { seal: sealOf(anna!.number), gaveNumber: false } }, { id: 1 }]);
  });

  test('begins when all numbers are told, and holds what was promised to the end', async () => {
    const server = await openTavern({ config: LONG });
    const persons = await gatherSealed(server, 3);
    const clients = await Promise.all(persons.map((person) => comes(server, person)));
    const { promise } = await server.lobby.get(persons[0]!.id);
    await getReady(server, persons);
    for (const client of clients) await client.until('has begun', begun);
    expect(clients[0]!.received.match).toMatchObject({ promise, beginning: false });
    expect(clients[0]!.received.match.players.map((seat) => seat.data?.gaveNumber)).toEqual([true, true, true]);
    await play(clients);
    for (const person of persons) {
      expect(person.kept.get(person.id)?.chance).toMatchObject({ promise, given: true });
      expect(await checked(server, person)).toMatchObject({ fault: null, own: 'counted', gave: [0, 1, 2] });
    }
    const { chance } = await server.lobby.replay(persons[0]!.id);
    expect(chance.seats.map(({ number }) => number)).toEqual(persons.map(({ number }) => number));
    expect(promiseOf(persons[0]!.id, chance.secret!)).toBe(promise);
  });

  test('begins at once when nobody has sealed a number, and holds all the same', async () => {
    const server = await openTavern({ config: LONG });
    const anna = await server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    const ben = await server.lobby.join(anna.id, { name: 'Ben' });
    await getReady(server, [anna, ben]);
    const clients = await Promise.all(
      [anna, ben].map(({ id, key }) => connectClient({ url: server.url, match: id, key })),
    );
    await play(clients);
    const record = recordOf(await server.lobby.replay(anna.id), await server.lobby.get(anna.id));
    expect(check(record!)).toMatchObject({ fault: null, own: 'unknown', gave: [] });
  });

  test('does not wait for ever for a number: it begins without it, and everybody can see that', async () => {
    const server = await openTavern({ config: SOON });
    const [anna, ben] = (await gatherSealed(server)) as [Person, Person];
    const hers = await comes(server, anna);
    const his = await connectClient({ url: server.url, match: ben.id, key: ben.key });
    await getReady(server, [anna, ben]);
    for (const client of [hers, his]) await client.until('has begun', begun);
    expect(hers.received.match.players).toMatchObject([
      { data: { seal: sealOf(anna.number), gaveNumber: true } },
      { data: { seal: sealOf(ben.number), gaveNumber: false } },
    ]);
    await play([hers, his]);
    expect(await checked(server, anna)).toMatchObject({ fault: null, own: 'counted', gave: [0] });
    expect(await checked(server, ben)).toMatchObject({ fault: null, own: 'late', gave: [0] });
  });

  test('found by a click has everybody’s number, also that of whoever came last', async () => {
    const server = await openTavern({ config: LONG });
    const persons: Person[] = [];
    const clients: TestClient[] = [];
    for (const name of ['Anna', 'Ben']) {
      const person = await sits((seal) => server.lobby.quick({ name, modules: 1, seal }));
      persons.push(person);
      clients.push(await comes(server, person));
    }
    for (const client of clients) await client.until('has begun', begun);
    await play(clients);
    for (const person of persons) expect(await checked(server, person)).toMatchObject({ own: 'counted', gave: [0, 1] });
  });

  test('whose open seats fall away keeps each number with its person', async () => {
    const server = await openTavern({ config: LONG });
    const [anna, ben, carla] = (await gatherSealed(server, 3, 4)) as [Person, Person, Person];
    await server.lobby.leave(ben);
    await getReady(server, [carla]);
    const clients = await Promise.all([anna, carla].map((person) => comes(server, person)));
    await server.lobby.start(anna);
    for (const client of clients) await client.until('has begun', begun);
    expect(clients[1]!.received.match.players.map((seat) => seat.data?.seal)).toEqual([
      sealOf(anna.number),
      sealOf(carla.number),
    ]);
    await play(clients);
    expect(await checked(server, carla)).toMatchObject({ fault: null, own: 'counted', gave: [0, 1] });
  });

  test('is what was promised also when a bot plays on for somebody', async () => {
    const server = await openTavern({ config: LONG });
    const persons = (await gatherSealed(server)) as [Person, Person];
    const clients = (await Promise.all(persons.map((person) => comes(server, person)))) as [TestClient, TestClient];
    await getReady(server, persons);
    await clients[0].until('has begun', begun);
    await server.lobby.leave(persons[1]);
    await server.lobby.returnToSeat(persons[1]);
    await play(clients);
    expect(await checked(server, persons[1])).toMatchObject({ fault: null, own: 'counted', gave: [0, 1] });
  });

  test('played once more has another secret, and new numbers of those who come along', async () => {
    const server = await openTavern({ config: LONG });
    const persons = (await gatherSealed(server)) as [Person, Person];
    const clients = await Promise.all(persons.map((person) => comes(server, person)));
    await getReady(server, persons);
    await play(clients);
    const first = await server.lobby.get(persons[0].id);
    const again = await Promise.all(
      persons.map((person) =>
        sits(async (seal) => ({ id: await server.lobby.playAgain(person, seal), seat: 0, key: person.key })),
      ),
    );
    // Asked twice, the first seal stands.
    await server.lobby.playAgain(persons[0], keyFrom('later'));
    const second = await server.lobby.get(again[0]!.id);
    expect(second.promise).not.toBe(first.promise);
    expect(second.players.map(({ data }) => data?.seal).sort()).toEqual(
      again.map(({ number }) => sealOf(number)).sort(),
    );
    const next = await Promise.all(again.map((person) => comes(server, person)));
    await play(next);
    for (const person of again) expect(await checked(server, person)).toMatchObject({ own: 'counted', gave: [0, 1] });
  });
});

describe('while the numbers are told', () => {
  const almost = async () => {
    const server = await openTavern({ config: LONG });
    const [anna, ben] = (await gatherSealed(server)) as [Person, Person];
    const client = await connectClient({ url: server.url, match: anna.id, key: anna.key });
    const watcher = await connectClient({ url: server.url, match: anna.id });
    expect(await client.socket.tellNumber(anna.number)).toEqual({ code: 'notWaiting' });
    await getReady(server, [anna, ben]);
    await client.until('is about to begin', ({ match }) => match.beginning);
    return { server, anna, ben, client, watcher };
  };

  test('nobody comes, goes, or changes anything', async () => {
    const { server, anna, ben } = await almost();
    const { lobby } = server;
    for (const asked of [
      () => lobby.leave(ben),
      () => lobby.ready(ben, false),
      () => lobby.start(anna),
      () => lobby.setBot(anna, 1, 'random'),
      () => lobby.join(anna.id, { name: 'Carla' }),
    ]) {
      expect(await refusalOf(asked())).toBe('notWaiting');
    }
    expect((await lobby.get(anna.id)).players.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  test('a number counts once, and only the one that was sealed, from the one who sealed it', async () => {
    const { server, anna, ben, client, watcher } = await almost();
    expect(await client.socket.tellNumber(ben.number)).toEqual({ code: 'notAllowed' });
    expect(await client.socket.tellNumber(keyFrom('another'))).toEqual({ code: 'notAllowed' });
    expect(await watcher.socket.tellNumber(anna.number)).toEqual({ code: 'notAllowed' });
    for (const wrong of ['', 'x', anna.number.slice(1), anna.number.toUpperCase(), 7, null]) {
      expect(await client.socket.tellNumber(wrong as string)).toEqual({ code: 'malformed' });
    }
    expect(await client.socket.tellNumber(anna.number)).toBeNull();
    expect(await client.socket.tellNumber(anna.number)).toBeNull();
    expect((await server.lobby.get(anna.id)).players.map((seat) => seat.data?.gaveNumber)).toEqual([true, false]);
  });

  test('a page gives nothing when the promise is another one than it saw first', async () => {
    const { anna, client } = await almost();
    const told: string[] = [];
    const look = numberTeller(anna.kept, async (number) => {
      told.push(number);
      return null;
    });
    const { match } = client.received;
    look({ ...match, beginning: false });
    look({ ...match, promise: keyFrom('another') });
    const [hers, his] = match.players as [TakenSeat, TakenSeat];
    const another = { ...hers, data: { ...hers.data, seal: keyFrom('x') } };
    const withoutHers: MatchInfo = { ...match, players: [another, his] };
    look(withoutHers);
    expect(told).toEqual([]);
    look(match);
    expect(told).toEqual([anna.number]);
  });

  test('a page tells its number to one list of seals only', async () => {
    const { anna, client } = await almost();
    const told: string[] = [];
    const look = numberTeller(anna.kept, async (number) => {
      told.push(number);
      return { code: 'failed' };
    });
    const { match } = client.received;
    look(match);
    const [hers, his] = match.players as [TakenSeat, TakenSeat];
    const ground = { ...his, data: { ...his.data, seal: keyFrom('ground') } };
    const other: MatchInfo = { ...match, players: [hers, ground] };
    look(other);
    expect(told).toHaveLength(1);
    look(match);
    expect(told).toHaveLength(2);
  });
});

test.each([
  ['a seal that is none', { seal: 'x' }],
  ['a seal in capitals', { seal: keyFrom('a').toUpperCase() }],
  ['a number instead', { number: keyFrom('a') }],
])('%s is malformed', async (_, more) => {
  const { lobby } = await openTavern();
  expect(await refusalOf(lobby.create({ name: 'Anna', players: 2, modules: 1, ...more }))).toBe('malformed');
});

describe('a server that is closed and opened again', () => {
  test.each(['waits', 'waits for a number', 'plays'])('keeps promise and numbers of a match that %s', async (when) => {
    const dir = await newFolder();
    const first = await openTavern({ dir, config: LONG });
    const persons = (await gatherSealed(first)) as [Person, Person];
    const [anna, ben] = persons;
    const { promise } = await first.lobby.get(anna.id);
    if (when !== 'waits') {
      const client = await connectClient({ url: first.url, match: anna.id, key: anna.key });
      await getReady(first, persons);
      await client.until('is about to begin', ({ match }) => match.beginning);
      // Her page would note all this.
      numberTeller(anna.kept, (number) => client.socket.tellNumber(number))(client.received.match);
      await client.until('has told', ({ match }) => match.players[0]?.data?.gaveNumber === true);
      await expect.poll(() => anna.kept.get(anna.id)?.chance?.given).toBe(true);
    }
    if (when === 'plays') await (await comes(first, ben)).until('has begun', begun);
    await first.close();

    const server = await openTavern({ dir, config: LONG });
    const clients = await Promise.all(persons.map((person) => comes(server, person)));
    if (when === 'waits') await getReady(server, persons);
    for (const client of clients) await client.until('has begun', begun);
    expect(clients[0]!.received.match.promise).toBe(promise);
    await play(clients);
    for (const person of persons) {
      expect(await checked(server, person)).toMatchObject({ fault: null, own: 'counted', gave: [0, 1] });
    }
  });

  test('begins without those who do not come back', async () => {
    const dir = await newFolder();
    const first = await openTavern({ dir, config: LONG });
    const persons = await gatherSealed(first);
    const client = await connectClient({ url: first.url, match: persons[0]!.id, key: persons[0]!.key });
    await getReady(first, persons);
    await client.until('is about to begin', ({ match }) => match.beginning);
    await first.close();
    const server = await openTavern({ dir, config: SOON });
    await expect.poll(async () => (await server.lobby.get(persons[0]!.id)).status).toBe('playing');
  });

  test('gives matches that wait since before there were secrets one of their own, before any number is told', async () => {
    const dir = await newFolder();
    const storage = openSqlite({ dir, synchronous: 'normal' });
    const record = { ...blankRecord(Date.now()), seats: [null, null], secret: null, promise: null };
    await storage.write([{ kind: 'record', record }]);
    await storage.close();
    const server = await openTavern({ dir, config: LONG });
    const persons = await Promise.all(
      ['Anna', 'Ben'].map((name) => sits((seal) => server.lobby.join(record.id, { name, seal }))),
    );
    const clients = await Promise.all(persons.map((person) => comes(server, person)));
    await getReady(server, persons);
    await play(clients);
    expect(await checked(server, persons[0]!)).toMatchObject({ fault: null, own: 'counted' });
    expect((await server.lobby.get(record.id)).promise).toBe(persons[0]!.kept.get(record.id)?.chance?.promise);
  });
});

test('secret, key, numbers and counter go to nobody before the end; then secret and numbers go to everybody', async () => {
  const server = await openTavern({ config: LONG });
  const persons = (await gatherSealed(server)) as [Person, Person];
  const { id } = persons[0];
  const heard: string[] = [];
  const listen = async (auth: object) => {
    const socket = await rawSocket(server.url, { match: id, ...auth });
    socket.onAny((...frame: unknown[]) => heard.push(JSON.stringify(frame)));
    socket.emit('resync');
  };
  for (const { key } of persons) await listen({ key });
  await listen({});
  const clients = await Promise.all(persons.map((person) => comes(server, person)));
  await getReady(server, persons);
  for (const client of clients) await client.until('has begun', begun);
  await play(clients);
  const last = heard.findIndex((frame) => frame.includes('"over"'));
  for (const { key } of persons) {
    const asked = await fetch(`${server.url}/games/tiefenthal/${id}/log?limit=500`, {
      headers: { authorization: `Bearer ${key}` },
    });
    heard.unshift(await asked.text());
  }
  heard.unshift(
    JSON.stringify(await server.lobby.list({ status: 'over' })),
    JSON.stringify(await server.lobby.get(id)),
  );
  const { chance } = await server.lobby.replay(id);
  expect(chance.seats.map(({ number }) => number)).toEqual(persons.map(({ number }) => number));
  await server.close();
  const storage = openSqlite({ dir: server.dir, synchronous: 'normal' });
  const key = JSON.stringify(await storage.beginning(id)).match(/"key":"([^"]+)"/)?.[1];
  const record = (await storage.stored(id))?.record;
  await storage.close();
  expect(last).toBeGreaterThan(0);
  expect(record?.secret).toBe(chance.secret);
  const secrets = [key!, chance.secret!, ...persons.map(({ number }) => number)];
  for (const text of heard) {
    for (const secret of secrets) expect(text.includes(secret)).toBe(false);
    expect(text).not.toMatch(/"(secret|number|counter|plugins|seed|prngstate)":/);
  }
}, 60_000);
