// Presence: people who come, go, or run out of time.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Duel, pick } from './kit/duel.ts';
import { connectClient } from './kit/testClient.ts';
import { openServer, type TestServer } from './kit/server.ts';
import { playToTheEnd, refusalOf, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

describe('presence', () => {
  test('of a player is seen by the other, and outlasts the closing of a second tab', async () => {
    const server = await openServer();
    const { clients, seats, id } = await startMatch(server);
    const [anna, ben] = clients;
    const secondTab = await connectClient({ url: server.url, match: id, key: seats[1]!.key });
    secondTab.socket.close();
    await anna!.socket.say({ phrase: 'hello' });
    expect(anna!.received.match.players[1]).toMatchObject({ name: 'Ben', isConnected: true });
    ben!.socket.close();
    await anna!.until('Ben is gone', ({ match }) => match.players[1]?.isConnected === false);
    await connectClient({ url: server.url, match: id, key: seats[1]!.key });
    await anna!.until('Ben is back', ({ match }) => match.players[1]?.isConnected === true);
  });

  test('of spectators is counted', async () => {
    const server = await openServer();
    const { clients, id } = await startMatch(server);
    const watcher = await connectClient({ url: server.url, match: id });
    await clients[0]!.until('one watches', ({ match }) => match.spectators === 1);
    watcher.socket.close();
    await clients[0]!.until('none watches', ({ match }) => match.spectators === 0);
  });
});

describe('when a player is gone', () => {
  test('the others may put a bot there once most want it, and the owner takes the seat back', async () => {
    const server = await openServer({ config: { awayMs: 60 } });
    const { clients, seats } = await startMatch(server, 3);
    const [anna, ben, carla] = clients;
    expect(await refusalOf(server.lobby.standIn(seats[0]!, 2, 'easy'))).toBe('notAllowed');
    carla!.socket.close();
    await anna!.until('Carla may be replaced', ({ match }) => match.players[2]?.data?.replaceable === true);
    expect(await refusalOf(server.lobby.standIn(seats[0]!, 2, 'genius'))).toBe('setupInvalid');
    await server.lobby.standIn(seats[0]!, 2, 'easy');
    await anna!.until('one vote is in', ({ match }) => match.players[2]?.data?.votes.length === 1);
    expect(anna!.received.match.players[2]?.data).toMatchObject({ standIn: null, votes: [0] });
    await server.lobby.standIn(seats[1]!, 2, 'easy');
    await ben!.until('a bot has picked for Carla', ({ view }) => (view!.G as Duel).picks['2'] === 'hidden');
    const back = await connectClient({ url: server.url, match: seats[2]!.id, key: seats[2]!.key });
    expect(back.received).toMatchObject({ you: 2, view: { G: { picks: { 2: 5 } } } });
    expect(await back.socket.move(pick(1))).toEqual({ code: 'standInPlays' });
    await server.lobby.returnToSeat(seats[2]!);
    await back.until('the seat is Carla’s again', ({ match }) => match.players[2]?.data?.standIn === null);
    await playToTheEnd({ clients: [anna!, ben!, back] });
    expect(back.received.match.status).toBe('over');
  });

  test('one other person is enough when nobody else is there', async () => {
    const server = await openServer({ config: { awayMs: 60 } });
    const { clients, seats } = await startMatch(server, 3);
    clients[1]!.socket.close();
    clients[2]!.socket.close();
    await clients[0]!.until(
      'both may be replaced',
      ({ match }) => match.players.filter((seat) => seat.data?.replaceable).length === 2,
    );
    await server.lobby.standIn(seats[0]!, 1, 'easy');
    await server.lobby.standIn(seats[0]!, 2, 'easy');
    await playToTheEnd({ clients: [clients[0]!] });
    expect(clients[0]!.received.match.status).toBe('over');
  });

  test('the seat of somebody who leaves a running match is played by a bot until they return', async () => {
    const server = await openServer();
    const { clients, seats } = await startMatch(server);
    await server.lobby.leave(seats[1]!);
    await clients[0]!.until('a bot sits there', ({ match }) => match.players[1]?.data?.standIn === 'easy');
    await server.lobby.returnToSeat(seats[1]!);
    await clients[0]!.until('Ben sits there', ({ match }) => match.players[1]?.data?.standIn === null);
  });
});

describe('a turn limit', () => {
  const isBenReplaceable = async (server: TestServer, id: string): Promise<boolean | undefined> =>
    (await server.lobby.get(id)).players[1]?.data?.replaceable;

  test('runs for whoever has to decide, and for nobody else', async () => {
    const server = await openServer();
    const { clients } = await startMatch(server, 2, { turnSeconds: 5 });
    const [anna, ben] = clients;
    const began = anna!.received.match.players.map((seat) => seat.data?.deadline ?? 0);
    expect(began.every((deadline) => deadline > Date.now() && deadline <= Date.now() + 5000)).toBe(true);
    await anna!.socket.move(pick(1));
    await ben!.socket.move(pick(1));
    await anna!.until(
      'only Anna’s time runs',
      ({ match }) => match.players[0]?.data?.deadline !== null && match.players[1]?.data?.deadline === null,
    );
    await anna!.socket.move({ type: 'buy' });
    await anna!.until(
      'only Ben’s time runs',
      ({ match }) => match.players[0]?.data?.deadline === null && match.players[1]?.data?.deadline !== null,
    );
  });

  test('goes on after a restart, and when it has run out a bot may be put in the seat', async () => {
    const server = await openServer();
    const { clients, seats, id } = await startMatch(server, 2, { turnSeconds: 5 });
    expect(await refusalOf(server.lobby.standIn(seats[0]!, 1, 'easy'))).toBe('notAllowed');
    const deadline = clients[0]!.received.match.players[1]!.data!.deadline!;
    await server.close();
    let passed = 0;
    const later = await openServer({ dir: server.dir, steady: () => performance.now() + passed });
    expect((await later.lobby.get(id)).players[1]?.data?.deadline).toBe(deadline);
    passed = 5000;
    await vi.waitFor(async () => expect(await isBenReplaceable(later, id)).toBe(true));
    const anna = await connectClient({ url: later.url, match: id, key: seats[0]!.key });
    await later.lobby.standIn(seats[0]!, 1, 'easy');
    await anna.until(
      'a bot sits there, without a clock',
      ({ match }) => match.players[1]?.data?.standIn === 'easy' && match.players[1].data.deadline === null,
    );
  });
});
