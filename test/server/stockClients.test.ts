// Whole games by boardgame.io's unchanged clients and bots, alone and together with our own clients.
import { afterEach, describe, expect, test } from 'vitest';
import { argsOfMove, createGame, type MatchView } from '../../game/boardgame.ts';
import type { Move } from '../../game/index.ts';
import { tiefenthal } from '../../server/tiefenthal.ts';
import type { AnyMove } from '../../server/wire/match.ts';
import { arrive } from './kit/guest.ts';
import { openServer } from './kit/server.ts';
import { gather, getReady, playToTheEnd } from './kit/party.ts';
import { playOn, sitDownWithStockClient, type StockGuest } from './kit/stockGuest.ts';
import { rngFrom, tavernMove } from './kit/tavern.ts';
import { tidy } from './kit/tidy.ts';

afterEach(tidy);

const openTavern = () => openServer({ ruleset: tiefenthal() });
const inBoardgame = (move: AnyMove): unknown[] => argsOfMove(move as Move);
const resultOf = (guest: StockGuest<MatchView>): unknown => guest.state()!.ctx['gameover'];

describe('a whole game', () => {
  test.each([1, 2, 3, 4, 5])('of modules 1 to %i is played by boardgame.io’s clients alone', async (modules) => {
    const server = await openTavern();
    const seats = await gather(server, 2 + (modules % 3), { modules });
    await getReady(server, seats);
    const game = createGame();
    const sitDown = (seat?: (typeof seats)[number]) =>
      sitDownWithStockClient<MatchView>({ url: server.url, match: seats[0]!.id, game, ...seat });
    const guests = seats.map((seat) => sitDown(seat));
    const watcher = sitDown();
    const choose = tavernMove(rngFrom(`stock ${modules}`));
    await Promise.all(guests.map((guest) => playOn(guest, choose, inBoardgame)));
    await watcher.until('the end', () => resultOf(watcher) !== undefined);
    for (const guest of guests) expect(resultOf(guest)).toEqual(resultOf(watcher));
    expect(resultOf(watcher)).toHaveProperty('scores');
    expect(watcher.state()!.G.table.phase).toBe('over');
  });

  test.each([1, 2, 3, 4, 5])(
    'of modules 1 to %i is played by boardgame.io’s clients and our page’s at one table',
    async (modules) => {
      const server = await openTavern();
      const seats = await gather(server, 4, { modules });
      await getReady(server, seats);
      const { url } = server;
      const game = createGame();
      const choose = tavernMove(rngFrom(`mixed ${modules}`));
      const ours = await Promise.all(seats.slice(0, 2).map(({ id, key }) => arrive({ url, match: id, key })));
      const stock = seats
        .slice(2)
        .map((seat) => sitDownWithStockClient<MatchView>({ url, match: seat.id, game, ...seat }));
      await Promise.all([
        playToTheEnd({ guests: ours }, choose),
        ...stock.map((guest) => playOn(guest, choose, inBoardgame)),
      ]);
      const [first] = ours;
      await first!.until('the end', ({ match }) => match.status === 'over');
      for (const guest of stock) expect(resultOf(guest)).toEqual(first!.told.match.gameover);
      // Both saw the same moves made: the log is the same to its end.
      const made = first!.told.log.map(({ n, seat }) => [n, String(seat), 'MAKE_MOVE']);
      for (const { client } of stock)
        expect(client.log!.map(({ _stateID: n, action }) => [n, action.payload.playerID, action.type])).toEqual(made);
    },
  );
});
