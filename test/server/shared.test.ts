// Two servers on one PostgreSQL database: matches, their people, moves, votes and chat are the same at both. The game
// is the duel of `kit/duel.ts`.
import { afterEach, describe, expect, test } from 'vitest';
import type { Seated } from '../../client/net/lobby.ts';
import { answerTo, rawSocket } from './kit/attack.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { newDatabase } from './kit/database.ts';
import { connectClient } from './kit/testClient.ts';
import { startMatchAcross } from './kit/processes.ts';
import { type ServerOptions, openServer, type TestServer } from './kit/server.ts';
import { seatPeople, NAMES, playToTheEnd, refusalOf } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

const openTwo = async (config: ServerOptions['config'] = {}): Promise<readonly [TestServer, TestServer]> => {
  const databaseUrl = await newDatabase();
  const open = (): Promise<TestServer> => openServer({ config: { databaseUrl, ...config } });
  return [await open(), await open()];
};
const enter = ({ url }: TestServer, { id, key }: Seated) => connectClient({ url, match: id, key });

describe('at two servers at once', () => {
  test('strangers who look for a quick match in the same instant are paired', async () => {
    const [one, other] = await openTwo();
    for (let pair = 0; pair < 8; pair++) {
      const wish = (name: string) => ({ name: `${name} ${pair}`, modules: 1, players: 2 });
      const [anna, ben] = await Promise.all([one.lobby.quick(wish('Anna')), other.lobby.quick(wish('Ben'))]);
      expect([ben.id, new Set([anna.seat, ben.seat])]).toEqual([anna.id, new Set([0, 1])]);
    }
  });

  test('a seat is given to one of those who want it', async () => {
    const [one, other] = await openTwo();
    for (let round = 0; round < 8; round++) {
      const host = await one.lobby.create({ name: 'Anna', players: 3, modules: 1 });
      const join = ({ lobby }: TestServer, name: string) => refusalOf(lobby.join(host.id, { name, seat: 1 }));
      const said = await Promise.all([join(one, 'Ben'), join(other, 'Carla')]);
      expect([...said].sort()).toEqual(['seatTaken', 'was done']);
    }
  });

  test('everybody gets ready, and all see the same game begin', async () => {
    const [one, other] = await openTwo();
    for (let round = 0; round < 8; round++) {
      const seats = await seatPeople(one, 4);
      await Promise.all(seats.map((seat, i) => (i % 2 === 0 ? one : other).lobby.ready(seat)));
      const clients = await Promise.all(seats.map((seat, i) => enter(i % 2 === 0 ? one : other, seat)));
      const views = await Promise.all(
        clients.map(async ({ until, received }) => {
          await until('the game has begun', ({ view }) => view !== null);
          return received.view!.G;
        }),
      );
      for (const view of views) expect(view).toEqual(views[0]);
    }
  });

  test('in a phase in which all decide, both moves count', async () => {
    const { clients } = await startMatchAcross(await openTwo());
    const [anna, ben] = clients;
    expect(
      await Promise.all([
        anna!.socket.move({ type: 'pick', number: 1 }),
        ben!.socket.move({ type: 'pick', number: 2 }),
      ]),
    ).toEqual([null, null]);
    for (const { until } of clients) await until('both have moved', ({ version }) => version === 2);
    await playToTheEnd({ clients });
    // Two rounds, in each of which both pick and both buy.
    for (const { until } of clients) await until('the last move is told', ({ version }) => version === 8);
    expect(anna!.received.log.map(({ n }) => n)).toEqual(ben!.received.log.map(({ n }) => n));
  });
});

describe('from one server to the other', () => {
  test('chat comes once and in order, also when its frame is repeated at the other', async () => {
    const servers = await openTwo();
    const { clients, seats, id } = await startMatchAcross(servers);
    const [anna, ben] = clients;
    for (const text of ['one', 'two', 'three']) expect(await anna!.socket.say({ text })).toBeNull();
    await ben!.until('all is said', ({ chat }) => chat.length === 3);
    const said = { text: 'four', id: 'the-same' };
    for (const server of servers) {
      const raw = await rawSocket(server.url, { match: id, key: seats[0]!.key });
      expect(await new Promise((resolve) => raw.emit('say', said, resolve))).toBeNull();
    }
    await anna!.socket.say({ text: 'five' });
    for (const { until, received } of clients) {
      await until('all is said', ({ chat }) => chat.length >= 5);
      expect(received.chat.map((line) => 'text' in line && line.text)).toEqual(['one', 'two', 'three', 'four', 'five']);
      expect(Object.keys(received.chat[0]!).sort()).toEqual(['at', 'name', 'seat', 'text']);
    }
  });

  test('the people connected to a match are known at both', async () => {
    const [one, other] = await openTwo();
    const { clients, id, seats } = await startMatchAcross([one, other]);
    const [anna, ben] = clients;
    const watcher = await connectClient({ url: other.url, match: id });
    await anna!.until('one watches', ({ match }) => match.spectators === 1);
    watcher.socket.close();
    ben!.socket.close();
    await anna!.until(
      'both are gone',
      ({ match }) => match.spectators === 0 && match.players[1]?.isConnected === false,
    );
    await enter(other, seats[1]!);
    await anna!.until('Ben is back', ({ match }) => match.players[1]?.isConnected === true);
  });

  test('votes for a bot count, the bot plays, and its seat is taken back', async () => {
    const servers = await openTwo({ awayMs: 60 });
    const [one, other] = servers;
    const { clients, seats } = await startMatchAcross(servers, 3);
    const [anna, ben, carla] = clients;
    carla!.socket.close();
    for (const { until } of [anna!, ben!])
      await until('Carla may be replaced', ({ match }) => match.players[2]?.data?.replaceable === true);
    await one.lobby.standIn(seats[0]!, 2, 'easy');
    await ben!.until('one vote is in', ({ match }) => match.players[2]?.data?.votes.length === 1);
    await other.lobby.standIn(seats[1]!, 2, 'easy');
    for (const { until } of [anna!, ben!])
      await until('a bot sits there', ({ match }) => match.players[2]?.data?.standIn === 'easy');
    await anna!.until('the bot has moved', ({ version }) => version === 1);
    const back = await enter(one, seats[2]!);
    await other.lobby.returnToSeat(seats[2]!);
    await playToTheEnd({ clients: [anna!, ben!, back] });
    expect(back.received.match.status).toBe('over');
  });

  test('a move that was called off is refused when it arrives over another connection', async () => {
    const [one, other] = await openTwo();
    const { id, seats } = await startMatchAcross([one, other]);
    const [atOne, atOther] = await Promise.all(
      [one, other].map(({ url }) => rawSocket(url, { match: id, key: seats[0]!.key })),
    );
    const answer = new Promise((resolve) => atOther!.once('answer', (_id: unknown, said: unknown) => resolve(said)));
    atOther!.emit('callOff', 'regretted');
    expect(await answer).toEqual({ code: 'calledOff' });
    const move = { version: 0, id: 'regretted', move: { type: 'pick', number: 3 } };
    expect(await answerTo(atOne!, move)).toEqual({ code: 'calledOff' });
    expect(await answerTo(atOne!, { ...move, id: 'wanted' })).toBeNull();
    expect(await answerTo(atOther!, { ...move, id: 'wanted' })).toBeNull();
  });

  test('whoever joins a match in the instant in which its last person leaves sits there, or finds it gone', async () => {
    const [one, other] = await openTwo();
    for (let round = 0; round < 8; round++) {
      const anna = await one.lobby.create({ name: 'Anna', players: 2, modules: 1 });
      const [left, joined] = await Promise.all([
        refusalOf(one.lobby.leave(anna)),
        refusalOf(other.lobby.join(anna.id, { name: NAMES[1] })),
      ]);
      expect(left).toBe('was done');
      const found = await refusalOf(other.lobby.get(anna.id));
      expect([joined, found]).toEqual(joined === 'was done' ? ['was done', 'was done'] : ['notFound', 'notFound']);
    }
  });

  test('many who open a match in the same instant share reads of its record, and see what was written before', async () => {
    const databaseUrl = await newDatabase();
    let reads = 0;
    const counted = (storage: Storage): Storage => ({
      ...storage,
      stored(id) {
        reads++;
        return storage.stored(id);
      },
    });
    const one = await openServer({ config: { databaseUrl } });
    const other = await openServer({ config: { databaseUrl }, storage: counted });
    const anna = await one.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    await other.lobby.get(anna.id);
    for (let round = 0; round < 8; round++) {
      reads = 0;
      const early = Array.from({ length: 20 }, () => other.registry.find(anna.id));
      const ben = await one.lobby.join(anna.id, { name: 'Ben' });
      const secondName = async () => (await other.registry.find(anna.id))?.record.seats[1]?.name;
      const late = Array.from({ length: 20 }, secondName);
      expect(await Promise.all(late)).toEqual(late.map(() => 'Ben'));
      expect(await Promise.all(early)).not.toContain(null);
      // At most two for each group, and one when `one` notifies of the join.
      expect(reads).toBeLessThanOrEqual(5);
      await one.lobby.leave(ben);
    }
  });

  test('the same list of matches is shown', async () => {
    const [one, other] = await openTwo();
    const anna = await one.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    const ids = async ({ lobby }: TestServer) => (await lobby.list()).matches.map(({ matchID }) => matchID);
    await expect.poll(() => ids(other)).toEqual([anna.id]);
    await other.lobby.leave(anna);
    await expect.poll(() => ids(one)).toEqual([]);
  });
});
