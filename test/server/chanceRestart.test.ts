// A server's promise for a match's dice, and the numbers that players told the server, outlive its restart.
import { afterEach, describe, expect, test } from 'vitest';
import { numberTeller } from '../../client/net/ownNumber.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { blankRecord } from '../../server/match/blankRecord.ts';
import { connectClient } from './kit/testClient.ts';
import { newFolder } from './kit/server.ts';
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

describe('a server that is closed and opened again', () => {
  test.each(['waits', 'waits for a number', 'plays'])('keeps promise and numbers of a match that %s', async (when) => {
    const dir = await newFolder();
    const first = await openTavern({ dir, config: LONG_WAIT });
    const persons = (await seatPeopleWithSeals(first)) as [Person, Person];
    const [anna, ben] = persons;
    const { promise } = await first.lobby.get(anna.id);
    if (when !== 'waits') {
      const client = await connectClient({ url: first.url, match: anna.id, key: anna.key });
      await getReady(first, persons);
      await client.until('is about to begin', ({ match }) => match.beginning);
      // As her page does: tells the number, and notes that the server has it.
      numberTeller(anna.kept, (number) => client.socket.tellNumber(number))(client.received.match);
      await client.until('has told', ({ match }) => match.players[0]?.data?.gaveNumber === true);
      await expect.poll(() => anna.kept.get(anna.id)?.chance?.given).toBe(true);
    }
    if (when === 'plays') await (await connectPerson(first, ben)).until('has begun', isPlaying);
    await first.close();

    const server = await openTavern({ dir, config: LONG_WAIT });
    const clients = await Promise.all(persons.map((person) => connectPerson(server, person)));
    if (when === 'waits') await getReady(server, persons);
    for (const client of clients) await client.until('has begun', isPlaying);
    expect(clients[0]!.received.match.promise).toBe(promise);
    await playOut(clients);
    for (const person of persons) {
      expect(await checkReplay(server, person)).toMatchObject({
        fault: null,
        ownNumber: 'counted',
        contributors: [0, 1],
      });
    }
  });

  test('begins a match without the numbers of those who do not come back', async () => {
    const dir = await newFolder();
    const first = await openTavern({ dir, config: LONG_WAIT });
    const persons = await seatPeopleWithSeals(first);
    const client = await connectClient({ url: first.url, match: persons[0]!.id, key: persons[0]!.key });
    await getReady(first, persons);
    await client.until('is about to begin', ({ match }) => match.beginning);
    await first.close();
    const server = await openTavern({ dir, config: SHORT_WAIT });
    await expect.poll(async () => (await server.lobby.get(persons[0]!.id)).status).toBe('playing');
  });

  test('draws a secret for a waiting match of an older version, which has none, before any number is told', async () => {
    const dir = await newFolder();
    const storage = openSqlite({ dir, synchronous: 'normal' });
    const record = { ...blankRecord(Date.now()), seats: [null, null], secret: null, promise: null };
    await storage.write([{ kind: 'record', record }]);
    await storage.close();
    const server = await openTavern({ dir, config: LONG_WAIT });
    const persons = await Promise.all(
      ['Anna', 'Ben'].map((name) => takeSeat((seal) => server.lobby.join(record.id, { name, seal }))),
    );
    const clients = await Promise.all(persons.map((person) => connectPerson(server, person)));
    await getReady(server, persons);
    await playOut(clients);
    expect(await checkReplay(server, persons[0]!)).toMatchObject({ fault: null, ownNumber: 'counted' });
    expect((await server.lobby.get(record.id)).promise).toBe(persons[0]!.kept.get(record.id)?.chance?.promise);
  });
});
