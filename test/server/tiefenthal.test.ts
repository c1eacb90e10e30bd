// Whole evenings in Tiefenthal over real connections: every module set, two to four people, spectators, bots.
import { Client } from 'boardgame.io/client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { online } from '../../client/net/online.ts';
import { createGame, type MatchView } from '../../game/boardgame.ts';
import { tiefenthal } from '../../server/tiefenthal.ts';
import { buildScripts } from './kit/build.ts';
import { arrive, sendHome } from './kit/guest.ts';
import { closeHouses, openHouse, type TestHouse } from './kit/house.ts';
import { gather, getReady, playToTheEnd, sitDown } from './kit/party.ts';
import { rngFrom, tavernMove } from './kit/tavern.ts';

let botScript: URL;
beforeAll(async () => {
  botScript = new URL(`file://${await buildScripts('bots', { botWorker: 'server/bots/botWorker.ts' })}/botWorker.js`);
});
afterEach(async () => {
  sendHome();
  await closeHouses();
});

const openTavern = (): Promise<TestHouse> => openHouse({ ruleset: tiefenthal(), botScript });

describe('a whole game', () => {
  test.each([
    [1, 2],
    [1, 4],
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 3],
    [5, 2],
    [5, 3],
    [5, 4],
  ])('of modules 1 to %i by %i people ends with a score that all see alike', async (modules, people) => {
    const house = await openTavern();
    const party = await sitDown(house, people, { modules });
    const watcher = await arrive({ url: house.url, match: party.id });
    await playToTheEnd(party, tavernMove(rngFrom(`${modules} ${people}`)));
    await watcher.until('the end', ({ match }) => match.status === 'over');
    const { result } = watcher.told.match;
    expect(result).toHaveProperty('scores');
    for (const { told } of party.guests) {
      expect(told.match.result).toEqual(result);
      expect(told.log.map(({ n }) => n)).toEqual(told.log.map((_, n) => n));
      expect((told.view?.G as MatchView).table).toMatchObject({ phase: 'over' });
    }
    for (const [seat, { told }] of party.guests.entries()) {
      const again = await arrive({ url: house.url, match: party.id, key: party.seats[seat]!.key });
      expect(again.told.view).toEqual(told.view);
    }
  });

  test('with bots of every level ends with a score', async () => {
    const house = await openTavern();
    const { levels } = await house.lobby.about();
    const { guests } = await sitDown(house, 4, { modules: 5, bots: [...levels, ...levels].slice(0, 3) });
    await playToTheEnd({ guests }, tavernMove(rngFrom('1')));
    expect(guests[0]!.told.match.status).toBe('over');
    expect(house.logged()).not.toContain('a bot');
  });

  test('can be looked back on move by move', async () => {
    const house = await openTavern();
    const party = await sitDown(house, 2, { modules: 2 });
    await playToTheEnd(party, tavernMove(rngFrom('7')));
    const { steps } = await house.lobby.replay(party.id);
    expect(steps.map(({ entry }) => entry.n)).toEqual(party.guests[0]!.told.log.map(({ n }) => n));
  });
});

test('nothing hidden goes over the wire to anybody', async () => {
  const house = await openTavern();
  const party = await sitDown(house, 3, { modules: 5 });
  const watcher = await arrive({ url: house.url, match: party.id });
  const seen: unknown[] = [];
  const choose = tavernMove(rngFrom('3'));
  await playToTheEnd(party, (view, seat) => {
    seen.push(view, watcher.told);
    return choose(view, seat);
  });
  const said = new Set(seen.map((each) => JSON.stringify(each)));
  for (const each of said) expect(each).not.toMatch(/"(seed|prngstate|plugins|_undo|deltalog|initialState|keyHash)"/);
});

test('boardgame.io’s own client plays at an online table', async () => {
  const house = await openTavern();
  const seats = await gather(house, 2);
  const refusals: unknown[] = [];
  const clients = seats.map(({ id, key, seat }) =>
    Client({
      game: createGame(),
      debug: false,
      matchID: id,
      playerID: String(seat),
      multiplayer: online({ url: house.url, match: id, key }, { refused: (...refused) => refusals.push(refused) }),
    }),
  );
  await getReady(house, seats);
  const choose = tavernMove(rngFrom('5'));
  const over = clients.map(
    (client, seat) =>
      new Promise<unknown>((resolve) => {
        let made = -1;
        client.subscribe((state) => {
          if (state === null || !state.isConnected) return;
          if (state.ctx.gameover !== undefined) return resolve(state.ctx.gameover);
          if (state._stateID === made) return;
          const view = { G: state.G, ctx: state.ctx as unknown as Record<string, unknown> };
          const move = choose(view, seat);
          if (move === null) return;
          made = state._stateID;
          client.moves[move.verb]!(...move.args);
        });
        client.start();
      }),
  );
  const results = await Promise.all(over);
  expect(results[0]).toEqual(results[1]);
  expect(clients[0]!.log?.at(-1)).toMatchObject({ action: { type: 'MAKE_MOVE' } });
  for (const refusal of refusals)
    expect(refusal).toMatchObject([expect.any(String), expect.any(Array), { code: expect.any(String) }]);
  for (const client of clients) client.stop();
});
