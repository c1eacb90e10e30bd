// The moment between the seals and the beginning of a game, when players tell the numbers they sealed; and seals that
// are malformed.
import { afterEach, describe, expect, test } from 'vitest';
import { numberTeller } from '../../client/net/ownNumber.ts';
import type { MatchInfo, TakenSeat } from '../../server/wire/match.ts';
import { keyFrom } from '../kit/chance.ts';
import { connectClient } from './kit/testClient.ts';
import { getReady, refusalOf } from './kit/party.ts';
import { post } from './kit/post.ts';
import { seatPeopleWithSeals, LONG_WAIT, openTavern, type Person } from './kit/chanceMatch.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

describe('while the numbers are told', () => {
  const openAwaitingNumbers = async () => {
    const server = await openTavern({ config: LONG_WAIT });
    const [anna, ben] = (await seatPeopleWithSeals(server)) as [Person, Person];
    const client = await connectClient({ url: server.url, match: anna.id, key: anna.key });
    const spectator = await connectClient({ url: server.url, match: anna.id });
    expect(await client.socket.tellNumber(anna.number)).toEqual({ code: 'notAllowed' });
    await getReady(server, [anna, ben]);
    await client.until('is about to begin', ({ match }) => match.beginning);
    return { server, anna, ben, client, spectator };
  };

  test('nobody can join or leave, take back being ready, start the match, or change who has a seat', async () => {
    const { server, anna, ben } = await openAwaitingNumbers();
    const { lobby } = server;
    for (const asked of [
      () => lobby.leave(ben),
      () => lobby.ready(ben, false),
      () => lobby.start(anna),
      () => lobby.setBot(anna, 1, 'random'),
      () => lobby.join(anna.id, { name: 'Carla' }),
    ]) {
      expect(await refusalOf(asked())).toBe('alreadyBegun');
    }
    expect((await lobby.get(anna.id)).players.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  test('only the number that was sealed is taken, from the one who sealed it, who may tell it again', async () => {
    const { server, anna, ben, client, spectator } = await openAwaitingNumbers();
    expect(await client.socket.tellNumber(ben.number)).toEqual({ code: 'notAllowed' });
    expect(await client.socket.tellNumber(keyFrom('another'))).toEqual({ code: 'notAllowed' });
    expect(await spectator.socket.tellNumber(anna.number)).toEqual({ code: 'notAllowed' });
    for (const wrong of ['', 'x', anna.number.slice(1), anna.number.toUpperCase(), 7, null]) {
      expect(await client.socket.tellNumber(wrong as string)).toEqual({ code: 'malformed' });
    }
    expect(await client.socket.tellNumber(anna.number)).toBeNull();
    expect(await client.socket.tellNumber(anna.number)).toBeNull();
    expect((await server.lobby.get(anna.id)).players.map((seat) => seat.data?.gaveNumber)).toEqual([true, false]);
  });

  test('a page tells its number only when seats are final, under the promise that it saw first, and if its own seal is listed', async () => {
    const { anna, client } = await openAwaitingNumbers();
    const told: string[] = [];
    const look = numberTeller(anna.kept, async (number) => {
      told.push(number);
      return null;
    });
    const { match } = client.received;
    look({ ...match, beginning: false });
    look({ ...match, promise: keyFrom('another') });
    const [hers, his] = match.players as [TakenSeat, TakenSeat];
    const another = { ...hers, data: { ...hers.data, seal: keyFrom('x') } };
    const withoutHers: MatchInfo = { ...match, players: [another, his] };
    look(withoutHers);
    expect(told).toEqual([]);
    look(match);
    expect(told).toEqual([anna.number]);
  });

  test('a page tells its number to one list of seals only', async () => {
    const { anna, client } = await openAwaitingNumbers();
    const told: string[] = [];
    const look = numberTeller(anna.kept, async (number) => {
      told.push(number);
      return { code: 'failed' };
    });
    const { match } = client.received;
    look(match);
    const [hers, his] = match.players as [TakenSeat, TakenSeat];
    const resealed = { ...his, data: { ...his.data, seal: keyFrom('resealed') } };
    const other: MatchInfo = { ...match, players: [hers, resealed] };
    look(other);
    expect(told).toHaveLength(1);
    look(match);
    expect(told).toHaveLength(2);
  });
});

test.each([
  ['a seal of one letter', { seal: 'x' }],
  ['a seal in capitals', { seal: keyFrom('a').toUpperCase() }],
  ['a number in place of a seal', { number: keyFrom('a') }],
])('%s is malformed', async (_what, data) => {
  const { url } = await openTavern();
  const answer = await post(`${url}/games/tiefenthal/create`, { playerName: 'Anna', data });
  expect(answer).toMatchObject({ body: { refused: { code: 'malformed' } } });
});
