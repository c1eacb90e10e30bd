// boardgame.io's LobbyClient, unchanged, against our lobby: every call of its documentation. Also requests that try to
// get past our lobby to boardgame.io's own handlers.
import { createRequire } from 'node:module';
import { afterEach, describe, expect, test } from 'vitest';
import type { SeatKey } from '../../client/net/lobby.ts';
import { connectClient } from './kit/testClient.ts';
import { openServer } from './kit/server.ts';
import { playToTheEnd, startMatch } from './kit/party.ts';
import { post } from './kit/post.ts';
import { closeEverything } from './kit/closeEverything.ts';

const { LobbyClient, LobbyClientError } = createRequire(import.meta.url)(
  'boardgame.io/client',
) as typeof import('boardgame.io/client');

afterEach(closeEverything);

const GAME = 'tiefenthal';

const openWithClient = async () => {
  const server = await openServer();
  return { server, client: new LobbyClient({ server: server.url }) };
};

/** The status and the code of the refusal. */
const refusalTo = async (asked: Promise<unknown>): Promise<[status: string, code: string]> => {
  const error: unknown = await asked.catch((fault: unknown) => fault);
  if (!(error instanceof LobbyClientError)) throw new Error('it was done');
  return [error.message, (error.details as { refused: { code: string } }).refused.code];
};

const asPlayer = (seat: SeatKey, playerID: string) => ({ playerID, credentials: seat.key });

describe('a boardgame.io LobbyClient', () => {
  test('is told which games there are', async () => {
    const { client } = await openWithClient();
    expect(await client.listGames()).toEqual([GAME]);
  });

  test('makes a match without any terms, sees two open seats, and the match begins when both are taken', async () => {
    const { server, client } = await openWithClient();
    const { matchID } = await client.createMatch(GAME, { numPlayers: 2 });
    expect(await client.getMatch(GAME, matchID)).toMatchObject({
      matchID,
      gameName: GAME,
      players: [{ id: 0 }, { id: 1 }],
      setupData: { modules: 1 },
      unlisted: false,
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
    });
    const anna = await client.joinMatch(GAME, matchID, { playerName: 'Anna' });
    expect(anna).toMatchObject({ playerID: '0', playerCredentials: expect.any(String) });
    const waiting = await client.getMatch(GAME, matchID);
    expect(waiting.players).toMatchObject([{ id: 0, name: 'Anna', isConnected: false }, { id: 1 }]);
    expect(waiting.players[1]?.name).toBeUndefined();
    await client.joinMatch(GAME, matchID, { playerName: 'Ben', playerID: '1' });
    expect(await server.lobby.get(matchID)).toMatchObject({ status: 'playing' });
    expect(JSON.stringify(await client.getMatch(GAME, matchID))).not.toContain(anna.playerCredentials);
    const { received } = await connectClient({ url: server.url, match: matchID, key: anna.playerCredentials });
    expect(received).toMatchObject({ you: 0, match: { status: 'playing' } });
  });

  test('makes matches with terms: for more players, with modules and bots, or in no list', async () => {
    const { client } = await openWithClient();
    const { matchID } = await client.createMatch(GAME, {
      numPlayers: 4,
      setupData: { modules: 5, title: 'Zum Bären', bots: ['easy', 'easy'], turnSeconds: 60, spectatorChat: true },
    });
    const hidden = await client.createMatch(GAME, { numPlayers: 2, unlisted: true });
    expect(await client.getMatch(GAME, matchID)).toMatchObject({
      setupData: { modules: 5, title: 'Zum Bären', turnSeconds: 60, spectatorChat: true, startWhenReady: false },
      players: [{ id: 0 }, { id: 1 }, { data: { bot: 'easy' } }, { data: { bot: 'easy' } }],
    });
    expect((await client.listMatches(GAME)).matches.map((match) => match.matchID)).toEqual([matchID]);
    expect(await client.getMatch(GAME, hidden.matchID)).toMatchObject({ unlisted: true });
  });

  test('lists matches by whether they are over, and by when they changed', async () => {
    const { server, client } = await openWithClient();
    const before = Date.now() - 1;
    const over = await startMatch(server);
    await playToTheEnd(over);
    const { matchID } = await client.createMatch(GAME, { numPlayers: 2 });
    const ids = async (where?: Parameters<typeof client.listMatches>[1]) =>
      (await client.listMatches(GAME, where)).matches.map((match) => match.matchID);
    expect(await ids()).toEqual([matchID, over.id]);
    expect(await ids({ isGameover: true })).toEqual([over.id]);
    expect(await ids({ isGameover: false })).toEqual([matchID]);
    expect(await ids({ updatedAfter: before })).toEqual([matchID, over.id]);
    expect(await ids({ updatedBefore: before })).toEqual([]);
    expect(await ids({ updatedAfter: Date.now() + 1000 })).toEqual([]);
    expect((await client.getMatch(GAME, over.id)).gameover).toEqual({ scores: expect.any(Array) });
  });

  test('changes its name, and leaves', async () => {
    const { client } = await openWithClient();
    const { matchID } = await client.createMatch(GAME, { numPlayers: 3 });
    const { playerID, playerCredentials: credentials } = await client.joinMatch(GAME, matchID, { playerName: 'Anna' });
    const ben = await client.joinMatch(GAME, matchID, { playerName: 'Ben' });
    await client.updatePlayer(GAME, matchID, { playerID, credentials, newName: 'Annabel' });
    expect((await client.getMatch(GAME, matchID)).players[0]?.name).toBe('Annabel');
    await client.leaveMatch(GAME, matchID, { playerID, credentials });
    expect((await client.getMatch(GAME, matchID)).players[0]).toEqual({ id: 0 });
    await client.leaveMatch(GAME, matchID, { playerID: ben.playerID, credentials: ben.playerCredentials });
    expect(await refusalTo(client.getMatch(GAME, matchID))).toEqual(['HTTP status 404', 'notFound']);
  });

  test('plays again: all are told the same match, their keys open it, and it begins when all have asked', async () => {
    const { server, client } = await openWithClient();
    const party = await startMatch(server);
    await playToTheEnd(party);
    const { id, seats } = party;
    const again = (seat: number) => client.playAgain(GAME, id, asPlayer(seats[seat]!, String(seat)));
    const [first, second] = await Promise.all([again(0), again(1)]);
    expect(first.nextMatchID).toBe(second.nextMatchID);
    expect(await client.getMatch(GAME, id)).toMatchObject({ nextMatchID: first.nextMatchID });
    expect(await server.lobby.get(first.nextMatchID)).toMatchObject({ status: 'playing' });
    // Everybody sits in the seat before their own.
    expect(second).toMatchObject({ playerID: '0' });
    await client.updatePlayer(GAME, first.nextMatchID, { ...asPlayer(seats[1]!, '0'), newName: 'Benno' });
    expect((await client.getMatch(GAME, first.nextMatchID)).players[0]?.name).toBe('Benno');
  });

  test('reads why something was not done, with boardgame.io’s statuses', async () => {
    const { server, client } = await openWithClient();
    const { matchID } = await client.createMatch(GAME, { numPlayers: 2, setupData: { startWhenReady: true } });
    const { playerID, playerCredentials: credentials } = await client.joinMatch(GAME, matchID, { playerName: 'Anna' });
    const join = (body: { playerName: string; playerID?: string }) => refusalTo(client.joinMatch(GAME, matchID, body));
    const nobody = 'aaaaaaaaaaaaaaaa';
    expect(await refusalTo(client.createMatch('chess', { numPlayers: 2 }))).toEqual(['HTTP status 404', 'notFound']);
    expect(await refusalTo(client.listMatches('chess'))).toEqual(['HTTP status 404', 'notFound']);
    expect(await refusalTo(client.createMatch(GAME, { numPlayers: 5000 }))).toEqual(['HTTP status 400', 'malformed']);
    expect(await refusalTo(client.getMatch(GAME, nobody))).toEqual(['HTTP status 404', 'notFound']);
    expect(await refusalTo(client.joinMatch(GAME, nobody, { playerName: 'Ben' }))).toEqual([
      'HTTP status 404',
      'notFound',
    ]);
    expect(await join({ playerName: 'Ben', playerID: '7' })).toEqual(['HTTP status 404', 'notFound']);
    expect(await join({ playerName: 'Ben', playerID: '__proto__' })).toEqual(['HTTP status 404', 'notFound']);
    expect(await join({ playerName: '' })).toEqual(['HTTP status 403', 'nameInvalid']);
    expect(await join({ playerName: 'anna' })).toEqual(['HTTP status 409', 'nameTaken']);
    expect(await join({ playerName: 'Ben', playerID: '0' })).toEqual(['HTTP status 409', 'seatTaken']);
    await client.joinMatch(GAME, matchID, { playerName: 'Ben' });
    expect(await join({ playerName: 'Carla' })).toEqual(['HTTP status 409', 'matchFull']);
    const wrong = { playerID, credentials: 'wrong' };
    for (const asked of [
      client.leaveMatch(GAME, matchID, wrong),
      client.updatePlayer(GAME, matchID, { ...wrong, newName: 'Eve' }),
      client.playAgain(GAME, matchID, wrong),
    ])
      expect(await refusalTo(asked)).toEqual(['HTTP status 403', 'wrongKey']);
    expect(await refusalTo(client.leaveMatch(GAME, matchID, { playerID: '9', credentials }))).toEqual([
      'HTTP status 404',
      'notFound',
    ]);
    expect(await refusalTo(client.updatePlayer(GAME, matchID, { playerID, credentials }))).toEqual([
      'HTTP status 403',
      'notAllowed',
    ]);
    expect(await refusalTo(client.playAgain(GAME, matchID, { playerID, credentials }))).toEqual([
      'HTTP status 409',
      'notPlaying',
    ]);
    expect(server.logged()).not.toContain(credentials);
  });
});

test('an address that our lobby does not have, however it is written, does not lead to boardgame.io’s own handlers', async () => {
  const { server } = await openWithClient();
  const { id, key } = await server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
  const before = await server.lobby.get(id);
  const eve = { playerID: '1', playerName: 'Eve', newName: 'Eve', numPlayers: 2, credentials: key };
  for (const path of [
    'games/%74iefenthal/create',
    'games/chess/create',
    `games/%74iefenthal/${id}/join`,
    `games/chess/${id}/join`,
    `games/tiefenthal/${id}/rename`,
    `games/tiefenthal//${id}/join`,
    `games/tiefenthal/${id}/update/`,
    `GAMES/chess/${id}/leave`,
  ]) {
    const { status } = await post(`${server.url}/${path}`, eve);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
  for (const path of [`games/chess/${id}`, `games/%74iefenthal/${id}`, `games/constructor/${id}`])
    expect([path, (await fetch(`${server.url}/${path}`)).status]).toEqual([path, 404]);
  expect(await server.lobby.get(id)).toEqual(before);
  expect(server.registry.matches.size).toBe(1);
});
