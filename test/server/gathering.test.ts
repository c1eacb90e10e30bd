// Before and after the game: starting, coming and going, quick matches, bots for open seats, rematches.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pick } from './kit/duel.ts';
import { connectClient } from './kit/testClient.ts';
import { openServer } from './kit/server.ts';
import { seatPeople, getReady, namesIn, playToTheEnd, refusalOf, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

describe('the start', () => {
  test('comes by itself when every seat is taken and everyone is ready', async () => {
    const server = await openServer();
    const seats = await seatPeople(server, 3);
    const anna = await connectClient({ url: server.url, match: seats[0]!.id, key: seats[0]!.key });
    expect(anna.received.view).toBeNull();
    await getReady(server, seats.slice(0, 2));
    expect((await server.lobby.get(seats[0]!.id)).status).toBe('waiting');
    await getReady(server, seats.slice(2));
    await anna.until('sees the table', ({ view }) => view !== null);
    expect(anna.received.match.status).toBe('playing');
  });

  test('comes when the host says so and the others are ready; open seats are dropped', async () => {
    const server = await openServer();
    const { lobby } = server;
    const { id, key } = await lobby.create({ name: 'Anna', players: 4, modules: 1 });
    expect(await refusalOf(lobby.start({ id, key }))).toBe('notReady');
    const ben = await lobby.join(id, { name: 'Ben', seat: 3 });
    expect(await refusalOf(lobby.start({ id, key }))).toBe('notReady');
    await lobby.ready(ben);
    expect(await refusalOf(lobby.start(ben))).toBe('notAllowed');
    await lobby.start({ id, key });
    expect(namesIn(await lobby.get(id))).toEqual(['Anna', 'Ben']);
    expect((await lobby.me(ben)).seat).toBe(1);
    expect((await connectClient({ url: server.url, match: id, key: ben.key })).received.view?.ctx['numPlayers']).toBe(
      2,
    );
    expect(await refusalOf(lobby.join(id, { name: 'Carla' }))).toBe('alreadyBegun');
  });

  test('is prepared by the host, who gives a seat to a bot and opens that of a person, whose key then opens nothing', async () => {
    const { lobby } = await openServer();
    const host = await lobby.create({ name: 'Anna', players: 3, modules: 1 });
    const ben = await lobby.join(host.id, { name: 'Ben' });
    expect(await refusalOf(lobby.setBot(ben, 2, 'easy'))).toBe('notAllowed');
    await lobby.setBot(host, 2, 'easy');
    await lobby.setBot(host, 1, null);
    expect((await lobby.get(host.id)).players.map(({ data }) => data?.bot ?? null)).toEqual([null, null, 'easy']);
    expect(await refusalOf(lobby.me(ben))).toBe('wrongKey');
  });
});

describe('coming and going', () => {
  test('before the start a seat that is left is open again, another person becomes host, and an empty match is gone', async () => {
    const { lobby } = await openServer();
    const anna = await lobby.create({ name: 'Anna', players: 3, modules: 1 });
    const ben = await lobby.join(anna.id, { name: 'Ben' });
    await lobby.leave(anna);
    expect(await lobby.get(anna.id)).toMatchObject({ host: 1, players: [{ id: 0 }, { name: 'Ben' }, { id: 2 }] });
    await lobby.leave(ben);
    expect(await refusalOf(lobby.get(anna.id))).toBe('notFound');
  });

  test('a host who is gone before the start gives way to somebody who is there', async () => {
    const server = await openServer({ config: { awayMs: 50 } });
    const seats = await seatPeople(server, 3);
    const ben = await connectClient({ url: server.url, match: seats[1]!.id, key: seats[1]!.key });
    await ben.until('is host', ({ match }) => match.host === 1);
  });

  test('a personal link opens the seat from another device, and no other key does', async () => {
    const server = await openServer();
    const { seats, clients } = await startMatch(server);
    await clients[0]!.socket.move(pick(4));
    const elsewhere = await connectClient({ url: server.url, match: seats[0]!.id, key: seats[0]!.key });
    expect(elsewhere.received).toMatchObject({ you: 0, view: { G: { picks: { 0: 4 } } } });
    expect(await server.lobby.me(seats[1]!)).toMatchObject({ seat: 1, name: 'Ben', waitedFor: [1] });
    expect(await refusalOf(server.lobby.me({ id: seats[0]!.id, key: 'a'.repeat(32) }))).toBe('wrongKey');
    const thief = await connectClient({ url: server.url, match: seats[0]!.id, key: 'a'.repeat(32) });
    expect(thief.received.refusal).toEqual({ code: 'wrongKey' });
  });
});

describe('a quick match', () => {
  test('seats those who want the same together and starts when it is full', async () => {
    const { lobby } = await openServer();
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

  test('asked for by several in the same instant seats all of them', async () => {
    const { lobby } = await openServer();
    const people = Array.from({ length: 12 }, (_, i) => `Guest ${i}`);
    const seats = await Promise.all(people.map((name) => lobby.quick({ name, modules: 1, players: 3 })));
    const matches = new Set(seats.map(({ id }) => id));
    expect(matches.size).toBe(4);
    for (const id of matches) expect((await lobby.get(id)).status).toBe('playing');
  });

  test('offers bots after a wait, and plays with them', async () => {
    const server = await openServer({ config: { quickMs: 60 } });
    const { lobby, url } = server;
    const anna = await lobby.quick({ name: 'Anna', modules: 1, players: 3 });
    expect(await refusalOf(lobby.fillWithBots(anna, 'easy'))).toBe('notAllowed');
    const client = await connectClient({ url, match: anna.id, key: anna.key });
    await client.until('bots are offered', ({ match }) => match.offersBots);
    await lobby.fillWithBots(anna, 'easy');
    await client.until('plays', ({ view }) => view !== null);
    await playToTheEnd({ clients: [client] });
    expect(client.received.match.status).toBe('over');
  });

  test('gives up the seat of somebody who is away, and is gone when nobody is left', async () => {
    const { lobby } = await openServer({ config: { awayMs: 50 } });
    const anna = await lobby.quick({ name: 'Anna', modules: 1, players: 2 });
    await vi.waitFor(async () => expect(await refusalOf(lobby.get(anna.id))).toBe('notFound'));
  });
});

describe('a rematch', () => {
  test('has the same people at the same terms, who are told, and whose keys open it', async () => {
    const server = await openServer();
    const party = await startMatch(server, 3, { title: 'Zum Bären', modules: 2, coach: true });
    await playToTheEnd(party);
    const [anna, ben, carla] = party.seats;
    const both = await Promise.all([server.lobby.playAgain(ben!), server.lobby.playAgain(anna!)]);
    expect(both[0]).toBe(both[1]);
    const [id] = both;
    for (const client of party.clients)
      await client.until('is told of the rematch', ({ match }) => match.nextMatchID === id);
    // Everybody sits in the seat before their own, Anna in the last; Ben, who asked first, is the host.
    expect(await server.lobby.get(id)).toMatchObject({
      setupData: { title: 'Zum Bären', modules: 2, coach: true },
      host: 0,
      status: 'waiting',
    });
    expect(namesIn(await server.lobby.get(id))).toEqual(['Ben', 'Carla', 'Anna']);
    // It begins only once Carla, the last of them, has asked for it as well.
    expect(await server.lobby.playAgain(carla!)).toBe(id);
    const again = await Promise.all(party.seats.map(({ key }) => connectClient({ url: server.url, match: id, key })));
    await playToTheEnd({ clients: again });
    expect(again[0]!.received.match.status).toBe('over');
  });

  test('is for those who played, after the game', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    // `notPlaying` also stands for: it is not over yet.
    expect(await refusalOf(server.lobby.playAgain(party.seats[0]!))).toBe('notPlaying');
    await playToTheEnd(party);
    expect(await refusalOf(server.lobby.playAgain({ id: party.id, key: 'b'.repeat(32) }))).toBe('wrongKey');
  });
});
