// boardgame.io's unchanged clients in a match: seats, wrong keys, stale moves, reloads, chat, presence.
import { afterEach, describe, expect, test } from 'vitest';
import { GAME_NAME } from '../../game/boardgame.ts';
import { createDuel, type Duel, duel, duelMove, pick } from './kit/duel.ts';
import { connectClient } from './kit/testClient.ts';
import { openServer, type TestServer } from './kit/server.ts';
import { seatPeople, getReady, playToTheEnd, startMatch } from './kit/party.ts';
import { playOn, openStockClient, type StockTestClient } from './kit/stockClient.ts';
import { stockSocket } from './kit/stockSocket.ts';
import { collectComplaints } from '../kit/complaints.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);
collectComplaints();

const { game, argsOf } = duel();

interface StockSeat {
  readonly id: string;
  readonly seat: number;
  readonly key: string;
}

const openSeat = (
  { url }: TestServer,
  { id: match, ...seat }: { id: string } & Partial<StockSeat>,
): StockTestClient<Duel> => openStockClient<Duel>({ url, match, game, ...seat });

const openSyncedSeat = async (
  server: TestServer,
  seat: { id: string } & Partial<StockSeat>,
): Promise<StockTestClient<Duel>> => {
  const client = openSeat(server, seat);
  await client.until('is synced', () => client.state() !== null);
  return client;
};

const isConnected = ({ library }: StockTestClient<Duel>): (boolean | undefined)[] =>
  (library.matchData ?? []).map((seat) => seat.isConnected);

describe('a client', () => {
  test('sees what its seat may see, and a spectator what everybody may', async () => {
    const server = await openServer();
    const { seats, id, clients } = await startMatch(server);
    const [anna, watcher] = [await openSyncedSeat(server, seats[0]!), await openSyncedSeat(server, { id })];
    expect(await anna.make('pick', 7)).toBeNull();
    await watcher.until('sees the pick', () => watcher.state()!._stateID === 1);
    await clients[1]!.until('sees the pick', ({ version }) => version === 1);
    expect([anna, watcher].map((client) => client.state()!.G.picks)).toEqual([
      { 0: 7, 1: null },
      { 0: 'hidden', 1: null },
    ]);
    expect(
      [anna, watcher].map(({ library }) => library.log!.map(({ action }) => action.payload.args as unknown)),
    ).toEqual([[[7]], [null]]);
    expect(watcher.state()!.isActive).toBe(false);
    expect(watcher.library.getInitialState()).toBeNull();
    expect(JSON.stringify([anna.states, watcher.states])).not.toMatch(/"(seed|prngstate|key|secret|credentials)"/);
  });

  test('with a wrong key, another seat’s, none, or one for a seat that is not there is refused and shown nothing', async () => {
    const server = await openServer();
    const { seats, id, clients } = await startMatch(server);
    const [anna, ben] = seats;
    for (const key of ['wrong', ben!.key, undefined, '']) {
      const client = openSeat(server, { id, seat: 0, ...(key === undefined ? {} : { key }) });
      await client.until('is refused', () => client.refusals.length > 0);
      expect([client.refusals, client.state(), client.library.matchData]).toEqual([
        [{ code: 'wrongKey' }],
        null,
        undefined,
      ]);
    }
    for (const seat of [2, 7, -1]) {
      const client = openSeat(server, { id, seat, key: anna!.key });
      await client.until('is refused', () => client.refusals.length > 0);
      expect(client.refusals).toEqual([{ code: 'wrongKey' }]);
    }
    const watcher = await openSyncedSeat(server, { id });
    watcher.library.updatePlayerID('1');
    await watcher.until('is refused', () => watcher.refusals.length > 0);
    expect(await clients[0]!.socket.move(pick(2))).toBeNull();
    await watcher.until('is told as a spectator', () => watcher.state()!._stateID === 1);
    expect(watcher.state()!.G.picks).toEqual({ 0: 'hidden', 1: null });
    // With the right key it takes the seat over the same connection.
    watcher.library.updateCredentials(ben!.key);
    expect(await watcher.make('pick', 3)).toBeNull();
  });

  test('that asks for a match that does not exist is told so, and no match is made', async () => {
    const server = await openServer();
    for (const id of ['AAAAAAAAAAAA', 'AAAAAAAAAAAAAAAA', 'default', '../../etc', '__proto__', 'x'.repeat(9000)]) {
      const client = openSeat(server, { id });
      await client.until('is refused', () => client.refusals.length > 0);
      expect([['notFound'], ['malformed']]).toContainEqual(client.refusals.map(({ code }) => code));
    }
    expect(server.registry.matches.size).toBe(0);
  });

  test('is told why a move is refused: illegal, failed, stale, when the game is over', async () => {
    const server = await openServer({ ruleset: duel({ rounds: 1 }) });
    const { seats } = await startMatch(server);
    const [anna, ben] = [await openSyncedSeat(server, seats[0]!), await openSyncedSeat(server, seats[1]!)];
    expect(await anna.make('pick', 99)).toMatchObject({ code: 'illegal' });
    expect(await anna.make('explode', null)).toEqual({ code: 'failed' });
    // Two moves made at the same version: the second was made before its sender knew the outcome of the first.
    const twice = Promise.all([anna.make('pick', 1), anna.make('pick', 2)]);
    await anna.until('the second is refused', () => anna.refusals.length === 3);
    await twice;
    expect(anna.refusals[2]).toEqual({ code: 'stale' });
    expect(anna.state()!.G.picks['0']).toBe(1);
    expect(await ben.make('pick', 5)).toBeNull();
    await Promise.all([anna, ben].map((client) => playOn(client, duelMove, argsOf)));
    expect(await anna.make('buy')).toMatchObject({ code: 'matchOver' });
  });

  test('finds its match again after a reload, and after its connection broke', async () => {
    const server = await openServer();
    const { seats } = await startMatch(server);
    const anna = await openSyncedSeat(server, seats[0]!);
    expect(await anna.make('pick', 4)).toBeNull();
    anna.leave();
    const again = await openSyncedSeat(server, seats[0]!);
    expect(again.state()).toMatchObject({ G: { picks: { 0: 4, 1: null } }, _stateID: 1 });
    expect(again.library.log).toHaveLength(1);
    for (const { watchers } of server.registry.matches.values()) for (const watcher of watchers) watcher.drop();
    await again.until('is cut off', () => !again.state()!.isConnected);
    await again.until('is back', () => again.state()!.isConnected);
    const ben = await openSyncedSeat(server, seats[1]!);
    expect(await ben.make('pick', 2)).toBeNull();
    await again.until('is told', () => again.state()!._stateID === 2);
    expect(await again.make('buy')).toBeNull();
  });

  test('counts as there while any of its tabs is open', async () => {
    const server = await openServer();
    const seats = await seatPeople(server);
    await getReady(server, seats);
    const watcher = await openSyncedSeat(server, { id: seats[0]!.id });
    const tabs = [await openSyncedSeat(server, seats[0]!), await openSyncedSeat(server, seats[0]!)];
    await watcher.until('Anna is there', () => isConnected(watcher)[0] === true);
    expect(isConnected(watcher)).toEqual([true, false]);
    tabs[0]!.leave();
    const ben = await connectClient({ url: server.url, match: seats[1]!.id, key: seats[1]!.key });
    await watcher.until('Ben is there', () => isConnected(watcher)[1] === true);
    expect(isConnected(watcher)).toEqual([true, true]);
    tabs[1]!.leave();
    await watcher.until('Anna is gone', () => isConnected(watcher)[0] === false);
    ben.socket.close();
    await watcher.until('Ben is gone', () => isConnected(watcher)[1] === false);
    expect(watcher.library.matchData!.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Anna'],
      [1, 'Ben'],
    ]);
  });

  test('that comes before the game begins is told who is there, and shown the game when it begins', async () => {
    const server = await openServer();
    const seats = await seatPeople(server);
    const clients = seats.map((seat) => openSeat(server, seat));
    for (const client of clients) await client.until('all are there', () => isConnected(client).join() === 'true,true');
    expect(clients.map((client) => client.state())).toEqual([null, null]);
    await getReady(server, seats);
    for (const client of clients) await client.until('it begins', () => client.state() !== null);
    expect(await clients[1]!.make('pick', 3)).toBeNull();
    await Promise.all(clients.map((client) => playOn(client, duelMove, argsOf)));
  });

  test('cannot move before the game begins', async () => {
    const server = await openServer();
    const [seat] = await seatPeople(server);
    const { refusal } = await stockSocket(server.url);
    const payload = { type: 'pick', args: [1], playerID: '0', credentials: seat!.key };
    // boardgame.io's arguments: the action, the version at which it is made, the match and the seat.
    expect(await refusal('update', { type: 'MAKE_MOVE', payload }, 0, seat!.id, '0')).toEqual({ code: 'notPlaying' });
  });

  test('plays with a bot of the server to the end', async () => {
    const server = await openServer({ ruleset: duel({ rounds: 1 }) });
    const { seats, clients } = await startMatch(server, 2, { bots: ['easy'] });
    clients[0]!.socket.close();
    const anna = await openSyncedSeat(server, seats[0]!);
    await playOn(anna, duelMove, argsOf);
    expect(anna.state()!.ctx['gameover']).toHaveProperty('scores');
  });
});

describe('chat', () => {
  test('goes both ways, and is kept', async () => {
    const server = await openServer();
    const { seats, clients } = await startMatch(server);
    const anna = await openSyncedSeat(server, seats[0]!);
    const [, ben] = clients;
    anna.library.sendChatMessage('Good  evening');
    await ben!.until('hears Anna', ({ chat }) => chat.length === 1);
    expect(ben!.received.chat).toMatchObject([{ seat: 0, name: 'Anna', text: 'Good evening' }]);
    await ben!.socket.say({ phrase: 'goodLuck' });
    await ben!.socket.say({ text: 'Cheers' });
    await anna.until('hears Ben', () => anna.library.chatMessages.length === 3);
    expect(anna.library.chatMessages).toMatchObject([
      { sender: '0', payload: 'Good evening' },
      { sender: '1', payload: 'Good luck!' },
      { sender: '1', payload: 'Cheers', name: 'Ben' },
    ]);
    const late = await connectClient({ url: server.url, match: seats[1]!.id, key: seats[1]!.key });
    expect(late.received.chat).toHaveLength(3);
  });

  test('is refused to spectators, who have no name in boardgame.io, under another’s name, and when it is too long', async () => {
    const server = await openServer();
    const { seats, id, clients } = await startMatch(server);
    const [anna, watcher] = [await openSyncedSeat(server, seats[0]!), await openSyncedSeat(server, { id })];
    watcher.library.sendChatMessage('Psst');
    anna.library.sendChatMessage('x'.repeat(400));
    await watcher.until('is refused', () => watcher.refusals.length === 1);
    await anna.until('is refused', () => anna.refusals.length === 1);
    expect([watcher.refusals, anna.refusals]).toEqual([[{ code: 'nameInvalid' }], [{ code: 'tooLarge' }]]);
    anna.library.updatePlayerID('1');
    anna.library.sendChatMessage('I am Ben');
    // The first refusal was of the long line. Anna's key is refused for Ben's seat twice: when the client asks for the
    // match as Ben, and when it sends the line.
    await anna.until('is refused again', () => anna.refusals.length === 3);
    expect(anna.refusals.slice(1)).toEqual([{ code: 'wrongKey' }, { code: 'wrongKey' }]);
    expect(clients[1]!.received.chat).toEqual([]);
  });
});

test('a client with a game object of its own making is shown the match: the server knows the game by its name', async () => {
  const server = await openServer();
  const party = await startMatch(server);
  const anna = openStockClient<Duel>({
    url: server.url,
    match: party.id,
    game: { ...createDuel(), name: GAME_NAME } as typeof game,
    seat: 0,
    key: party.seats[0]!.key,
  });
  await anna.until('is synced', () => anna.state() !== null);
  await playToTheEnd({ clients: party.clients });
  await anna.until('the end', () => anna.state()!.ctx['gameover'] !== undefined);
});
