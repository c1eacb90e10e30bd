// Connections that break silently, in one direction or both, or with a server that closes: who notices, and the fate of
// moves and chat.
import { afterAll, describe, expect, test } from 'vitest';
import { type BlackHole, type Direction, openBlackHole } from '../kit/blackHole.ts';
import { type Duel, pick } from './kit/duel.ts';
import { connectClient, type TestClient } from './kit/testClient.ts';
import { openServer, type ServerOptions, type TestServer } from './kit/server.ts';
import { seatPeople, getReady } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';
import type { Seated } from '../../client/net/lobby.ts';

const lines = new Set<BlackHole>();
afterAll(async () => {
  await closeEverything();
  for (const line of lines) await line.close();
});

interface ProxiedMatch {
  readonly server: TestServer;
  /** Anna's connection goes through it. */
  readonly line: BlackHole;
  readonly anna: TestClient;
  readonly ben: TestClient;
  readonly seats: readonly Seated[];
}

const startMatchOverProxy = async (options: ServerOptions = {}): Promise<ProxiedMatch> => {
  const server = await openServer(options);
  const seats = await seatPeople(server);
  await getReady(server, seats);
  const line = await openBlackHole(server.url);
  lines.add(line);
  const [anna, ben] = await Promise.all(
    seats.map(({ id, key }, at) => connectClient({ url: at === 0 ? line.url : server.url, match: id, key })),
  );
  return { server, line, anna: anna!, ben: ben!, seats };
};

const isLost = ({ status }: TestClient['received']): boolean => status === 'lost';
const isOpen = ({ status }: TestClient['received']): boolean => status === 'open';
const isAnnaOnline = ({ match }: TestClient['received']): boolean => match.players[0]?.isConnected === true;
const isAnnaAway = ({ match }: TestClient['received']): boolean => match.players[0]?.isConnected === false;
const picksOf = ({ received }: TestClient): Duel['picks'] => (received.view!.G as Duel).picks;
/** The moves of the match that this client was told of. */
const movesToldTo = ({ received }: TestClient): readonly string[] =>
  received.log.map(({ seat, move }) => `${seat} ${move.type}`);

describe.concurrent('a silent loss', () => {
  test.each<[string, Direction[]]>([
    ['in both directions', ['up', 'down']],
    ['of what one sends', ['up']],
    ['of what one hears', ['down']],
  ])('%s is noticed on both sides, and so is its end', async (_, directions) => {
    const { line, anna, ben } = await startMatchOverProxy();
    line.swallow(...directions);
    await Promise.all([anna.until('Anna has no connection', isLost), ben.until('Anna is away', isAnnaAway)]);
    line.restore();
    await Promise.all([anna.until('Anna is back', isOpen), ben.until('Ben sees her', isAnnaOnline)]);
  });

  test('that ends soon breaks neither the connection nor the game', async () => {
    const { line, anna, ben } = await startMatchOverProxy();
    line.hold('up', 'down');
    await anna.until('Anna has no connection', isLost);
    line.restore();
    await anna.until('Anna is back', isOpen);
    await ben.until('Ben sees her', isAnnaOnline);
    expect(anna.received.syncs).toBe(1);
    expect(await anna.socket.move(pick(3))).toBeNull();
  });
});

describe.concurrent('a move', () => {
  test('that is sent without a connection waits, keeps any other from being sent, and is made once when the line is back', async () => {
    const { line, anna, ben } = await startMatchOverProxy();
    line.swallow('up', 'down');
    await anna.until('Anna has no connection', isLost);
    const first = anna.socket.move(pick(3));
    await anna.until('it waits', ({ waiting }) => waiting?.move.type === 'pick');
    expect(await anna.socket.move(pick(4))).toEqual({ code: 'moveWaiting' });
    expect(anna.socket.move(pick(3))).toBe(first);
    line.restore();
    expect(await first).toBeNull();
    expect(anna.received.waiting).toBeNull();
    expect(picksOf(anna)).toMatchObject({ 0: 3 });
    await ben.until('Anna has picked', ({ log }) => log.length > 0);
    expect(movesToldTo(ben)).toEqual(['0 pick']);
  });

  test('that was swallowed on its way is made once when the line is back', async () => {
    const { line, anna, ben } = await startMatchOverProxy();
    line.swallow('up', 'down');
    const made = anna.socket.move(pick(3));
    await anna.until('it is seen to wait', ({ status, waiting }) => status === 'lost' && waiting !== null);
    line.restore();
    expect(await made).toBeNull();
    await ben.until('Anna has picked', ({ log }) => log.length > 0);
    expect(movesToldTo(ben)).toEqual(['0 pick']);
  });

  test('whose answer was lost has been made, once, also when others have moved since', async () => {
    const { line, anna, ben } = await startMatchOverProxy();
    line.swallow('down');
    const made = anna.socket.move(pick(3));
    await ben.until('Anna has picked', ({ log }) => log.length === 1);
    await anna.until('Anna has no connection', isLost);
    expect(await ben.socket.move(pick(2))).toBeNull();
    line.restore();
    expect(await made).toBeNull();
    expect(movesToldTo(ben)).toEqual(['0 pick', '1 pick']);
  });

  test('whose answer was lost has been made, also when the server was closed in between', async () => {
    const { server, line, anna, ben } = await startMatchOverProxy();
    line.swallow('down');
    const made = anna.socket.move(pick(3));
    await ben.until('Anna has picked', ({ log }) => log.length === 1);
    line.endServerSide();
    await server.close();
    await openServer({ dir: server.dir, config: { port: Number(new URL(server.url).port) } });
    line.restore();
    expect(await made).toBeNull();
    await anna.until('Anna is back', isOpen);
    expect(picksOf(anna)).toEqual({ 0: 3, 1: null });
  });

  test('that waits while the server is closed is made when it opens again', async () => {
    const { server, anna, ben } = await startMatchOverProxy();
    expect(await ben.socket.move(pick(2))).toBeNull();
    await anna.until('Ben has picked', ({ version }) => version === 1);
    await server.close();
    const made = anna.socket.move(pick(3));
    await anna.until('it waits', ({ waiting }) => waiting !== null);
    await openServer({ dir: server.dir, config: { port: Number(new URL(server.url).port) } });
    expect(await made).toBeNull();
  });

  test('that waits is refused with the reason when a bot has taken its seat meanwhile', async () => {
    const { server, line, anna, ben, seats } = await startMatchOverProxy({ config: { awayMs: 0 } });
    line.swallow('up', 'down');
    await anna.until('Anna has no connection', isLost);
    const waiting = anna.socket.move(pick(3));
    await ben.until('Anna may be replaced', ({ match }) => match.players[0]?.data?.replaceable === true);
    await server.lobby.standIn(seats[1]!, 0, 'easy');
    await ben.until('a bot has picked for Anna', ({ log }) => log.length > 0);
    line.restore();
    expect(await waiting).toEqual({ code: 'standInPlays' });
  });
});

describe.concurrent('calling a move off', () => {
  test('that was never sent is done at once', async () => {
    const { line, anna } = await startMatchOverProxy();
    line.swallow('up', 'down');
    await anna.until('Anna has no connection', isLost);
    const called = anna.socket.move(pick(3));
    anna.socket.callOff();
    expect(await called).toEqual({ code: 'calledOff' });
    const other = anna.socket.move(pick(4));
    line.restore();
    expect(await other).toBeNull();
    expect(picksOf(anna)).toMatchObject({ 0: 4 });
  });

  test('that may have arrived asks the server, which refuses the move should it come later', async () => {
    const { line, anna, ben } = await startMatchOverProxy();
    line.hold('up');
    const called = anna.socket.move(pick(3));
    await anna.until('it is seen to wait', ({ waiting }) => waiting !== null);
    anna.socket.callOff();
    expect(anna.received.waiting).toMatchObject({ isCalledOff: true });
    // The answer comes over a new connection, while the move is still on its way over the old one.
    expect(await called).toEqual({ code: 'calledOff' });
    line.restore();
    await ben.socket.move(pick(2));
    expect(await anna.socket.move(pick(4))).toBeNull();
    await ben.until('both have picked', ({ log }) => log.length === 2);
    expect(movesToldTo(ben)).toEqual(['1 pick', '0 pick']);
    expect(picksOf(anna)).toMatchObject({ 0: 4 });
  });

  test('that had been made says so', async () => {
    const { line, anna, ben } = await startMatchOverProxy();
    line.swallow('down');
    const called = anna.socket.move(pick(3));
    await anna.until('it is seen to wait', ({ waiting }) => waiting !== null);
    anna.socket.callOff();
    line.restore();
    expect(await called).toBeNull();
    expect(movesToldTo(ben)).toEqual(['0 pick']);
  });

  test('leaves a move of another seat alone: it is made', async () => {
    const { line, anna, ben } = await startMatchOverProxy();
    line.swallow('down');
    const made = anna.socket.move(pick(3));
    ben.socket.callOff();
    line.restore();
    expect(await made).toBeNull();
  });
});

describe.concurrent('a line of chat', () => {
  test('sent while the connection breaks is reported as unanswered, and sent again it appears once', async () => {
    const { line, anna, ben } = await startMatchOverProxy();
    line.swallow('down');
    const hello = { text: 'hello', id: 'a-mark' };
    const answer = anna.socket.say(hello);
    await ben.until('Ben hears it', ({ chat }) => chat.length === 1);
    expect(await answer).toEqual({ code: 'unreachable' });
    expect(await anna.socket.say(hello)).toEqual({ code: 'unreachable' });
    line.restore();
    await anna.until('Anna is back', isOpen);
    expect(await anna.socket.say(hello)).toBeNull();
    expect(await anna.socket.say({ text: 'hello', id: 'another' })).toBeNull();
    await ben.until('Ben hears the second line', ({ chat }) => chat.length === 2);
    expect(anna.received.chat).toHaveLength(2);
  });
});
