// Whole games by boardgame.io's unchanged clients, alone and together with our own clients.
import { afterEach, describe, expect, test } from 'vitest';
import { argsOfMove, createGame, type MatchView } from '../../game/boardgame.ts';
import type { Move } from '../../game/index.ts';
import { tiefenthal } from '../../server/tiefenthal.ts';
import type { AnyMove } from '../../server/wire/match.ts';
import { connectClient } from './kit/testClient.ts';
import { openServer } from './kit/server.ts';
import { seatPeople, getReady, playToTheEnd } from './kit/party.ts';
import { playOn, openStockClient, type StockTestClient } from './kit/stockClient.ts';
import { randomChooser } from './kit/tavern.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

const openTavern = () => openServer({ ruleset: tiefenthal() });
const argsOf = (move: AnyMove): unknown[] => argsOfMove(move as Move);
const resultOf = (client: StockTestClient<MatchView>): unknown => client.state()!.ctx['gameover'];

describe('a whole game', () => {
  test.each([1, 2, 3, 4, 5])('of modules 1 to %i is played by boardgame.io’s clients alone', async (modules) => {
    const server = await openTavern();
    const seats = await seatPeople(server, 2 + (modules % 3), { modules });
    await getReady(server, seats);
    const game = createGame();
    const connect = (seat?: (typeof seats)[number]) =>
      openStockClient<MatchView>({ url: server.url, match: seats[0]!.id, game, ...seat });
    const clients = seats.map((seat) => connect(seat));
    const watcher = connect();
    const choose = randomChooser(`stock ${modules}`);
    await Promise.all(clients.map((client) => playOn(client, choose, argsOf)));
    await watcher.until('the end', () => resultOf(watcher) !== undefined);
    for (const client of clients) expect(resultOf(client)).toEqual(resultOf(watcher));
    expect(resultOf(watcher)).toHaveProperty('scores');
    expect(watcher.state()!.G.table.phase).toBe('over');
  });

  test.each([1, 2, 3, 4, 5])(
    'of modules 1 to %i is played by boardgame.io’s clients and our page’s at one table',
    async (modules) => {
      const server = await openTavern();
      const seats = await seatPeople(server, 4, { modules });
      await getReady(server, seats);
      const { url } = server;
      const game = createGame();
      const choose = randomChooser(`mixed ${modules}`);
      const ours = await Promise.all(seats.slice(0, 2).map(({ id, key }) => connectClient({ url, match: id, key })));
      const stock = seats.slice(2).map((seat) => openStockClient<MatchView>({ url, match: seat.id, game, ...seat }));
      await Promise.all([
        playToTheEnd({ clients: ours }, choose),
        ...stock.map((client) => playOn(client, choose, argsOf)),
      ]);
      const [first] = ours;
      await first!.until('the end', ({ match }) => match.status === 'over');
      for (const client of stock) expect(resultOf(client)).toEqual(first!.received.match.gameover);
      // Both kinds of client were told of the same moves: by number and seat their logs agree to the end.
      const made = first!.received.log.map(({ n, seat }) => [n, String(seat), 'MAKE_MOVE']);
      for (const { library } of stock)
        expect(library.log!.map(({ _stateID: n, action }) => [n, action.payload.playerID, action.type])).toEqual(made);
    },
  );
});
