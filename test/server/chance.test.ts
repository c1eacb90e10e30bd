// Verifiable chance: promised when a match is made, sealed by its players, revealed when the match is over.
import { afterEach, describe, expect, test } from 'vitest';
import { recordOf } from '../../client/net/onlineReplay.ts';
import { check, promiseOf, sealOf } from '../../game/chance/index.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { keyFrom } from '../kit/chance.ts';
import { rawSocket } from './kit/attack.ts';
import { connectClient, type TestClient } from './kit/testClient.ts';
import { getReady } from './kit/party.ts';
import {
  checkReplay,
  connectPerson,
  seatPeopleWithSeals,
  isPlaying,
  LONG_WAIT,
  openTavern,
  type Person,
  playOut,
  SHORT_WAIT,
  takeSeat,
} from './kit/chanceMatch.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

describe('a match', () => {
  test('promises its chance when it is made, before anybody else has come', async () => {
    const server = await openTavern();
    const [anna] = await seatPeopleWithSeals(server, { people: 1, seats: 2 });
    const { promise, players, beginning } = await server.lobby.get(anna!.id);
    expect(promise).toMatch(/^[0-9a-f]{64}$/);
    expect(beginning).toBe(false);
    expect(players).toMatchObject([{ data: { seal: sealOf(anna!.number), gaveNumber: false } }, { id: 1 }]);
  });

  test('begins when all numbers are told, and keeps its promise to the end', async () => {
    const server = await openTavern({ config: LONG_WAIT });
    const persons = await seatPeopleWithSeals(server, { people: 3 });
    const clients = await Promise.all(persons.map((person) => connectPerson(server, person)));
    const { promise } = await server.lobby.get(persons[0]!.id);
    await getReady(server, persons);
    for (const client of clients) await client.until('has begun', isPlaying);
    expect(clients[0]!.received.match).toMatchObject({ promise, beginning: false });
    expect(clients[0]!.received.match.players.map((seat) => seat.data?.gaveNumber)).toEqual([true, true, true]);
    await playOut(clients);
    for (const person of persons) {
      expect(person.kept.get(person.id)?.chance).toMatchObject({ promise, given: true });
      expect(await checkReplay(server, person)).toMatchObject({
        fault: null,
        ownNumber: 'counted',
        contributors: [0, 1, 2],
      });
    }
    const { chance } = await server.lobby.replay(persons[0]!.id);
    expect(chance.seats.map(({ number }) => number)).toEqual(persons.map(({ number }) => number));
    expect(promiseOf(persons[0]!.id, chance.secret!)).toBe(promise);
  });

  test('begins at once when nobody has sealed a number, and keeps its promise all the same', async () => {
    const server = await openTavern({ config: LONG_WAIT });
    const anna = await server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    const ben = await server.lobby.join(anna.id, { name: 'Ben' });
    await getReady(server, [anna, ben]);
    const clients = await Promise.all(
      [anna, ben].map(({ id, key }) => connectClient({ url: server.url, match: id, key })),
    );
    await playOut(clients);
    const record = recordOf(await server.lobby.replay(anna.id), await server.lobby.get(anna.id));
    expect(check(record!)).toMatchObject({ fault: null, ownNumber: 'unknown', contributors: [] });
  });

  test('does not wait for ever for a number: it begins without it, and everybody can see that', async () => {
    const server = await openTavern({ config: SHORT_WAIT });
    const [anna, ben] = (await seatPeopleWithSeals(server)) as [Person, Person];
    const hers = await connectPerson(server, anna);
    const his = await connectClient({ url: server.url, match: ben.id, key: ben.key });
    await getReady(server, [anna, ben]);
    for (const client of [hers, his]) await client.until('has begun', isPlaying);
    expect(hers.received.match.players).toMatchObject([
      { data: { seal: sealOf(anna.number), gaveNumber: true } },
      { data: { seal: sealOf(ben.number), gaveNumber: false } },
    ]);
    await playOut([hers, his]);
    expect(await checkReplay(server, anna)).toMatchObject({ fault: null, ownNumber: 'counted', contributors: [0] });
    expect(await checkReplay(server, ben)).toMatchObject({ fault: null, ownNumber: 'late', contributors: [0] });
  });

  test('joined as a quick match has everybody’s number, also that of whoever came last', async () => {
    const server = await openTavern({ config: LONG_WAIT });
    const persons: Person[] = [];
    const clients: TestClient[] = [];
    for (const name of ['Anna', 'Ben']) {
      const person = await takeSeat((seal) => server.lobby.quick({ name, modules: 1, seal }));
      persons.push(person);
      clients.push(await connectPerson(server, person));
    }
    for (const client of clients) await client.until('has begun', isPlaying);
    await playOut(clients);
    for (const person of persons)
      expect(await checkReplay(server, person)).toMatchObject({ ownNumber: 'counted', contributors: [0, 1] });
  });

  test('whose open seats fall away keeps each number with its person', async () => {
    const server = await openTavern({ config: LONG_WAIT });
    const [anna, ben, carla] = (await seatPeopleWithSeals(server, { people: 3, seats: 4 })) as [Person, Person, Person];
    await server.lobby.leave(ben);
    await getReady(server, [carla]);
    const clients = await Promise.all([anna, carla].map((person) => connectPerson(server, person)));
    await server.lobby.start(anna);
    for (const client of clients) await client.until('has begun', isPlaying);
    expect(clients[1]!.received.match.players.map((seat) => seat.data?.seal)).toEqual([
      sealOf(anna.number),
      sealOf(carla.number),
    ]);
    await playOut(clients);
    expect(await checkReplay(server, carla)).toMatchObject({ fault: null, ownNumber: 'counted', contributors: [0, 1] });
  });

  test('keeps its promise also when somebody leaves the seat to a bot and returns', async () => {
    const server = await openTavern({ config: LONG_WAIT });
    const persons = (await seatPeopleWithSeals(server)) as [Person, Person];
    const clients = (await Promise.all(persons.map((person) => connectPerson(server, person)))) as [
      TestClient,
      TestClient,
    ];
    await getReady(server, persons);
    await clients[0].until('has begun', isPlaying);
    await server.lobby.leave(persons[1]);
    await server.lobby.returnToSeat(persons[1]);
    await playOut(clients);
    expect(await checkReplay(server, persons[1])).toMatchObject({
      fault: null,
      ownNumber: 'counted',
      contributors: [0, 1],
    });
  });

  test('played once more has another secret, and new numbers of those who come along', async () => {
    const server = await openTavern({ config: LONG_WAIT });
    const persons = (await seatPeopleWithSeals(server)) as [Person, Person];
    const clients = await Promise.all(persons.map((person) => connectPerson(server, person)));
    await getReady(server, persons);
    await playOut(clients);
    const first = await server.lobby.get(persons[0].id);
    const again = await Promise.all(
      persons.map((person) =>
        takeSeat(async (seal) => ({ id: await server.lobby.playAgain(person, seal), key: person.key })),
      ),
    );
    // When a person asks twice, the first seal stands.
    await server.lobby.playAgain(persons[0], keyFrom('later'));
    const second = await server.lobby.get(again[0]!.id);
    expect(second.promise).not.toBe(first.promise);
    expect(second.players.map(({ data }) => data?.seal).sort()).toEqual(
      again.map(({ number }) => sealOf(number)).sort(),
    );
    const next = await Promise.all(again.map((person) => connectPerson(server, person)));
    await playOut(next);
    for (const person of again)
      expect(await checkReplay(server, person)).toMatchObject({ ownNumber: 'counted', contributors: [0, 1] });
  });
});

test('secret, numbers, chance key and counter go to nobody before the end; then secret and numbers go to everybody', async () => {
  const server = await openTavern({ config: LONG_WAIT });
  const persons = (await seatPeopleWithSeals(server)) as [Person, Person];
  const { id } = persons[0];
  const heard: string[] = [];
  const listen = async (auth: object) => {
    const socket = await rawSocket(server.url, { match: id, ...auth });
    socket.onAny((...frame: unknown[]) => heard.push(JSON.stringify(frame)));
    socket.emit('resync');
  };
  for (const { key } of persons) await listen({ key });
  await listen({});
  const clients = await Promise.all(persons.map((person) => connectPerson(server, person)));
  await getReady(server, persons);
  for (const client of clients) await client.until('has begun', isPlaying);
  await playOut(clients);
  expect(heard.some((frame) => frame.includes('"over"'))).toBe(true);
  for (const { key } of persons) {
    const asked = await fetch(`${server.url}/games/tiefenthal/${id}/log?limit=500`, {
      headers: { authorization: `Bearer ${key}` },
    });
    heard.push(await asked.text());
  }
  heard.push(JSON.stringify(await server.lobby.list({ status: 'over' })), JSON.stringify(await server.lobby.get(id)));
  const { chance } = await server.lobby.replay(id);
  expect(chance.seats.map(({ number }) => number)).toEqual(persons.map(({ number }) => number));
  await server.close();
  const storage = openSqlite({ dir: server.dir, synchronous: 'normal' });
  const chanceKey = JSON.stringify(await storage.firstState(id)).match(/"key":"([^"]+)"/)?.[1];
  const record = (await storage.stored(id))?.record;
  await storage.close();
  expect(record?.secret).toBe(chance.secret);
  const secrets = [chanceKey!, chance.secret!, ...persons.map(({ number }) => number)];
  for (const text of heard) {
    for (const secret of secrets) expect(text.includes(secret)).toBe(false);
    expect(text).not.toMatch(/"(secret|number|counter|plugins|seed|prngstate)":/);
  }
}, 60_000);
