// Whole matches over real connections: all clients agree, each sees only its own view, refused and failed moves change
// nothing, and a match outlives a restart and can be replayed.
import { afterEach, describe, expect, test } from 'vitest';
import { type Duel, pick } from './kit/duel.ts';
import { connectClient } from './kit/testClient.ts';
import { openServer } from './kit/server.ts';
import { playToTheEnd, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

const game = (view: unknown): Duel => (view as { G: Duel }).G;

describe('a match', () => {
  test.each([2, 3, 4])('is played to its end by %i people', async (people) => {
    const server = await openServer();
    const party = await startMatch(server, people);
    await playToTheEnd(party);
    const results = party.clients.map(({ received }) => received.match.gameover);
    expect(results[0]).toMatchObject({ scores: expect.arrayContaining([expect.any(Number)]) });
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    // In each of two rounds everybody picks and buys.
    expect(party.clients.map(({ received }) => received.log.map(({ n }) => n))).toEqual(
      party.clients.map(() => Array.from({ length: people * 2 * 2 }, (_, n) => n)),
    );
  });

  test('has shown every seat, step by step, what a fresh look at its end shows', async () => {
    const server = await openServer();
    const party = await startMatch(server, 3);
    const watcher = await connectClient({ url: server.url, match: party.id });
    await playToTheEnd(party);
    for (const [i, client] of party.clients.entries()) {
      const again = await connectClient({ url: server.url, match: party.id, key: party.seats[i]!.key });
      expect(again.received.view).toEqual(client.received.view);
      expect(again.received.version).toBe(client.received.version);
    }
    expect((await connectClient({ url: server.url, match: party.id })).received.view).toEqual(watcher.received.view);
  });

  test('hides what others chose, from seats and from spectators, in the view and in the log', async () => {
    const server = await openServer();
    const { clients, id } = await startMatch(server);
    const watcher = await connectClient({ url: server.url, match: id });
    const [anna, ben] = clients;
    expect(await anna!.socket.move(pick(7))).toBeNull();
    await Promise.all(
      [anna, ben, watcher].map((each) => each!.until('has seen the pick', ({ version }) => version === 1)),
    );
    expect(game(anna!.received.view).picks).toEqual({ 0: 7, 1: null });
    expect(anna!.received.log[0]).toMatchObject({ seat: 0, move: pick(7) });
    for (const other of [ben!, watcher]) {
      expect(game(other.received.view).picks).toEqual({ 0: 'hidden', 1: null });
      expect(other.received.log[0]).toMatchObject({ seat: 0, hidden: true });
      expect(other.received.log[0]!.move).toEqual({ type: 'pick' });
    }
  });

  test('takes the moves of two people in the same instant', async () => {
    const server = await openServer();
    const { clients } = await startMatch(server);
    expect(await Promise.all(clients.map(({ socket }, seat) => socket.move(pick(seat + 1))))).toEqual([null, null]);
    await clients[0]!.until('both have picked', ({ version }) => version === 2);
    expect(clients[0]!.received.view?.ctx['phase']).toBe('buy');
  });

  test('answers a refused move with its reason, to the one who sent it, and changes nothing', async () => {
    const server = await openServer();
    const { clients } = await startMatch(server);
    const [anna, ben] = clients;
    expect(await anna!.socket.move(pick(99))).toEqual({ code: 'illegal', reason: { refused: 'pick', given: 99 } });
    expect(await anna!.socket.move({ type: 'buy' })).toMatchObject({ code: 'illegal' });
    expect(await anna!.socket.move({ type: 'fly' })).toEqual({ code: 'unknownMove' });
    await Promise.all(clients.map(({ socket }) => socket.move(pick(1))));
    expect(await ben!.socket.move({ type: 'buy' })).toEqual({ code: 'notYourTurn' });
    expect(ben!.received.version).toBe(2);
  });

  test('goes on where it was after the server has been closed and opened again', async () => {
    const server = await openServer();
    const { clients, seats } = await startMatch(server);
    await clients[0]!.socket.move(pick(3));
    const { version, view } = clients[0]!.received;
    await server.close();
    const later = await openServer({ dir: server.dir });
    const anna = await connectClient({ url: later.url, match: seats[0]!.id, key: seats[0]!.key });
    expect(anna.received).toMatchObject({ version, view });
    const ben = await connectClient({ url: later.url, match: seats[1]!.id, key: seats[1]!.key });
    await playToTheEnd({ clients: [anna, ben] });
    expect(anna.received.match.status).toBe('over');
  });

  test('can be replayed when it is over, and not before', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    await expect(server.lobby.replay(party.id)).rejects.toMatchObject({ refusal: { code: 'notPlaying' } });
    await playToTheEnd(party);
    const { start, steps } = await server.lobby.replay(party.id);
    expect(game(start).round).toBe(1);
    expect(steps).toHaveLength(8);
    expect(await server.lobby.log(party.id, 2, 3)).toMatchObject([{ n: 2 }, { n: 3 }, { n: 4 }]);
  });

  test('whose disk refuses a move does not make it, tells nobody, and goes on from what is on disk', async () => {
    let isFull = false;
    const server = await openServer({
      storage: (storage) => ({
        ...storage,
        write: (writes) => (isFull ? Promise.reject(new Error('the disk is full')) : storage.write(writes)),
      }),
    });
    const { clients } = await startMatch(server);
    const [anna, ben] = clients;
    await anna!.socket.move(pick(3));
    isFull = true;
    expect(await ben!.socket.move(pick(4))).toEqual({ code: 'failed' });
    isFull = false;
    await ben!.socket.say({ phrase: 'hello' });
    expect(ben!.received).toMatchObject({ version: 1, view: { G: { picks: { 0: 'hidden', 1: null } } } });
    expect(anna!.received.log).toHaveLength(1);
    await playToTheEnd({ clients });
    expect(anna!.received.log.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
