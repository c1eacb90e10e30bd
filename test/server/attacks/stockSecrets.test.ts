// A whole game over boardgame.io's protocol, with everything recorded that is sent to each seat and to a spectator: no
// secret of the server is in it, no key, and no hidden choice of another seat.
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

test('in a whole game no secret of the server and no key is sent, and a hidden choice only to the seat that made it', async () => {
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
  for (const [i, { heard }] of listeners.entries()) {
    const text = JSON.stringify(heard);
    expect(heard.length).toBeGreaterThan(100);
    expect(text).not.toMatch(/"(seed|prngstate|_private|keyHash|secret|credentials|counter)"/);
    expect(text).not.toContain('"initialState":{');
    for (const { key } of seats) expect(text).not.toContain(key);
    const toldChoices = text.matchAll(/"type":"choose","args":\[[^\]]*\],"playerID":"(\d)"/g);
    const choosers = new Set([...toldChoices].map(([, playerID]) => playerID));
    // The last listener is the spectator.
    expect(choosers).toEqual(new Set(i < seats.length ? [String(i)] : []));
  }
});
