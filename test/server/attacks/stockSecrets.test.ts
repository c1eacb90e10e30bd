// A whole game over boardgame.io's protocol, with everything recorded that is sent to its clients: nothing hidden is in it.
import { afterEach, expect, test } from 'vitest';
import { argsOfMove, createGame, type MatchView } from '../../../game/boardgame.ts';
import type { Move } from '../../../game/index.ts';
import { tiefenthal } from '../../../server/tiefenthal.ts';
import { seatPeople, getReady } from '../kit/party.ts';
import { openServer } from '../kit/server.ts';
import { openStockClient, playOn } from '../kit/stockClient.ts';
import { stockSocket } from '../kit/stockSocket.ts';
import { randomChooser } from '../kit/tavern.ts';
import { closeEverything } from '../kit/closeEverything.ts';

afterEach(closeEverything);

test('in a whole game nothing that is hidden is sent to any seat or spectator', async () => {
  const server = await openServer({ ruleset: tiefenthal() });
  const seats = await seatPeople(server, 3, { modules: 5 });
  await getReady(server, seats);
  const { id } = seats[0]!;
  const listeners = await Promise.all(
    [...seats, null].map(async (seat) => {
      const socket = await stockSocket(server.url);
      socket.raw.emit('sync', id, seat && String(seat.seat), seat?.key, 3);
      return socket;
    }),
  );
  const game = createGame();
  const clients = seats.map((seat) => openStockClient<MatchView>({ url: server.url, match: id, game, ...seat }));
  const choose = randomChooser('hidden');
  await Promise.all(clients.map((client) => playOn(client, choose, (move) => argsOfMove(move as Move))));
  await Promise.all(
    listeners.map(({ heard }) =>
      expect.poll(() => JSON.stringify(heard.slice(-3)), { timeout: 5000 }).toContain('"gameover"'),
    ),
  );
  for (const { heard } of listeners) {
    const said = JSON.stringify(heard);
    expect(heard.length).toBeGreaterThan(100);
    expect(said).not.toMatch(/"(seed|prngstate|_private|initialState":\{|keyHash|secret|credentials|counter)"/);
    for (const { key } of seats) expect(said).not.toContain(key);
  }
  const [first, , , spectator] = listeners.map(({ heard }) => JSON.stringify(heard));
  // A secret choice is sent to its own seat only.
  expect(first).toMatch(/"type":"choose","args":\["/);
  expect(spectator).not.toMatch(/"type":"choose","args":\[/);
});
