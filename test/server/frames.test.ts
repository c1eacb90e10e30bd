// Frames that come late, twice, out of order or not at all, and connections that break.
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { MATCH_NAMESPACE, PROTOCOL } from '../../server/wire/protocol.ts';
import type { StepFrame, SyncFrame } from '../../server/wire/frames.ts';
import { pick } from './kit/duel.ts';
import { answerTo } from './kit/attack.ts';
import { connectClient } from './kit/testClient.ts';
import { openServer, type TestServer } from './kit/server.ts';
import { type Party, playToTheEnd, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.disconnect();
  sockets.clear();
  await closeEverything();
});

interface RawClient {
  readonly socket: Socket;
  readonly steps: StepFrame[];
  readonly move: (frame: object) => Promise<unknown>;
  readonly resync: () => Promise<SyncFrame>;
}

/** The mark of the move that the step answers; undefined for all but the connection that sent the move. */
const markAnswered = (step: StepFrame | undefined): string | undefined => step?.[4];

const rawClient = async (server: TestServer, { id, seats }: Party, seat: number): Promise<RawClient> => {
  const socket = io(`${server.url}${MATCH_NAMESPACE}`, {
    auth: { protocol: PROTOCOL, match: id, key: seats[seat]!.key },
    transports: ['websocket'],
    forceNew: true,
  });
  sockets.add(socket);
  const steps: StepFrame[] = [];
  socket.on('step', (...frame) => steps.push(frame as unknown as StepFrame));
  await new Promise((resolve) => socket.once('sync', resolve));
  return {
    socket,
    steps,
    move: (frame) => answerTo(socket, frame),
    resync: () => new Promise((resolve) => socket.once('sync', resolve).emit('resync')),
  };
};

describe('a frame', () => {
  test('that comes twice counts once, also over another connection', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    const first = await rawClient(server, party, 0);
    const second = await rawClient(server, party, 0);
    const frame = { version: 0, id: 'a', move: pick(3) };
    expect(await Promise.all([first.move(frame), first.move(frame), second.move(frame)])).toEqual([null, null, null]);
    expect((await first.resync()).version).toBe(1);
  });

  test('is answered to its sender alone: by the step that shows the move, or by a refusal', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    const [anna, otherTab, ben] = [
      await rawClient(server, party, 0),
      await rawClient(server, party, 0),
      await rawClient(server, party, 1),
    ];
    const answers: unknown[] = [];
    for (const { socket } of [anna, otherTab, ben]) socket.on('answer', (...answer) => answers.push(answer));
    expect(await anna.move({ version: 0, id: 'a', move: pick(3) })).toBeNull();
    await expect.poll(() => otherTab.steps.length + ben.steps.length).toBe(2);
    expect([anna, otherTab, ben].map(({ steps }) => markAnswered(steps[0]))).toEqual(['a', undefined, undefined]);
    expect(answers).toEqual([]);
    expect(await ben.move({ version: 0, id: 'b', move: pick(99) })).toMatchObject({ code: 'illegal' });
    expect(answers).toMatchObject([['b', { code: 'illegal' }]]);
  });

  test('made before the present turn began is refused as stale, one made during it is not', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    const anna = await rawClient(server, party, 0);
    const ben = await rawClient(server, party, 1);
    expect(await anna.move({ version: 0, id: 'a', move: pick(1) })).toBeNull();
    expect(await ben.move({ version: 0, id: 'b', move: pick(1) })).toBeNull();
    expect(await anna.move({ version: 1, id: 'c', move: { type: 'buy' } })).toEqual({ code: 'stale' });
    expect(await anna.move({ version: 2, id: 'd', move: { type: 'buy' } })).toBeNull();
    expect(await anna.move({ version: 3, id: 'e', move: { type: 'pass' } })).toEqual({ code: 'notYourTurn' });
    expect((await anna.resync()).version).toBe(3);
  });

  test('made before its sender had seen the outcome of their previous one is refused as stale', async () => {
    const server = await openServer();
    const party = await startMatch(server, 3);
    const anna = await rawClient(server, party, 0);
    expect(await anna.move({ version: 0, id: 'a', move: pick(1) })).toBeNull();
    expect(await anna.move({ version: 0, id: 'b', move: pick(2) })).toEqual({ code: 'stale' });
    // Moves that others made meanwhile do not matter.
    const ben = await rawClient(server, party, 1);
    expect(await ben.move({ version: 0, id: 'c', move: pick(3) })).toBeNull();
    expect(await anna.move({ version: 1, id: 'd', move: pick(2) })).toMatchObject({ code: 'illegal' });
  });

  test('is judged the same after a restart', async () => {
    const server = await openServer();
    const party = await startMatch(server, 3);
    expect(await (await rawClient(server, party, 0)).move({ version: 0, id: 'a', move: pick(1) })).toBeNull();
    await server.close();
    const again = await openServer({ dir: server.dir });
    const anna = await rawClient(again, party, 0);
    expect(await anna.move({ version: 0, id: 'a', move: pick(1) })).toBeNull();
    expect(await anna.move({ version: 0, id: 'b', move: pick(1) })).toEqual({ code: 'stale' });
    expect((await anna.resync()).version).toBe(1);
  });

  test('that ended the match and comes again after a restart is answered as made', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    await playToTheEnd(party);
    await server.close();
    const storage = await server.openStorage();
    const last = (await storage.entries(party.id, 0, 1000)).at(-1)!;
    await storage.close();
    const mover = await rawClient(await openServer({ dir: server.dir }), party, last.seat);
    expect(await mover.move({ version: last.n, id: last.mark!, move: last.move })).toBeNull();
    expect(await mover.move({ version: last.n + 1, id: 'new', move: last.move })).toEqual({ code: 'matchOver' });
  });

  test('from a version that is still to come is judged by the rules alone', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    const anna = await rawClient(server, party, 0);
    const answers = await Promise.all(
      [{ type: 'buy' }, pick(1), pick(2)].map((move, i) => anna.move({ version: 99, id: `x${i}`, move })),
    );
    expect(answers).toMatchObject([{ code: 'illegal' }, null, { code: 'illegal' }]);
    expect((await anna.resync()).view).toMatchObject({ G: { picks: { 0: 1 } } });
  });

  test('among hundreds at once leaves every match consistent', async () => {
    const server = await openServer();
    const parties = await Promise.all([1, 2, 3].map(() => startMatch(server, 4)));
    await Promise.all(
      parties.flatMap((party) =>
        party.seats.map(async (_seat, i) => {
          const line = await rawClient(server, party, i);
          await Promise.all(
            Array.from({ length: 80 }, (_, n) =>
              line.move({
                version: n % 3,
                id: `${i}-${n}`,
                move: [pick(1 + (n % 9)), { type: 'buy' }, { type: 'pass' }][n % 3],
              }),
            ),
          );
        }),
      ),
    );
    for (const party of parties) {
      const fresh = await connectClient({ url: server.url, match: party.id, key: party.seats[0]!.key });
      await party.clients[0]!.until('sees the same', ({ version }) => version === fresh.received.version);
      expect(party.clients[0]!.received.view).toEqual(fresh.received.view);
      expect(fresh.received.log.map(({ n }) => n)).toEqual(fresh.received.log.map((_, n) => n));
    }
  });
});

describe('a connection', () => {
  test('numbers its steps without gaps, and shows everything again when asked', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    const anna = await rawClient(server, party, 0);
    await playToTheEnd(party);
    // Two rounds, in which both players pick and buy.
    const moves = 8;
    await expect.poll(() => anna.steps.length).toBe(moves);
    expect(anna.steps.map(([from, to]) => [from, to])).toEqual(Array.from({ length: moves }, (_, n) => [n, n + 1]));
    expect((await anna.resync()).version).toBe(moves);
  });

  test('that misses a step asks for a sync', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    const spectator = await connectClient({ url: server.url, match: party.id });
    const match = server.registry.matches.get(party.id)!;
    const [watcher] = [...match.watchers].filter(({ keyHash }) => keyHash === null);
    match.watchers.delete(watcher!);
    await party.clients[0]!.socket.move(pick(1));
    match.watchers.add(watcher!);
    await party.clients[1]!.socket.move(pick(1));
    await spectator.until('is shown the table again', ({ syncs, version }) => syncs === 2 && version === 2);
    expect(spectator.received.log).toHaveLength(2);
  });

  test('that breaks comes back by itself, and sends again what was on its way', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    const [anna] = party.clients;
    const match = server.registry.matches.get(party.id)!;
    const answer = anna!.socket.move(pick(6));
    for (const watcher of match.watchers) watcher.drop();
    expect(await answer).toBeNull();
    await anna!.until('is back', ({ syncs, version }) => syncs >= 2 && version === 1);
    expect(anna!.received.view).toMatchObject({ G: { picks: { 0: 6 } } });
  });

  test('is told that the server closes, and finds its match again when it opens', async () => {
    const server = await openServer();
    const party = await startMatch(server);
    const [anna] = party.clients;
    const port = new URL(server.url).port;
    const told = anna!.until('the server closes', ({ status }) => status === 'restarting');
    await server.close();
    await told;
    const again = await openServer({ dir: server.dir, config: { port: Number(port) } });
    await anna!.until('is back', ({ syncs, status }) => syncs === 2 && status === 'open');
    expect(again.url).toBe(server.url);
  });
});
