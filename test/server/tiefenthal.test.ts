// Whole games of Tiefenthal over real connections: every module set, two to four players, spectators, bots.
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Update } from '../../client/net/connection.ts';
import type { SeatKey } from '../../client/net/lobby.ts';
import { openOnlineMatch, type OnlineMatch } from '../../client/net/onlineMatch.ts';
import { BOT_LEVELS } from '../../game/bots/index.ts';
import { randomMove } from '../../game/bots/random.ts';
import { rngFrom, type Seat } from '../../game/index.ts';
import type { MatchView } from '../../game/boardgame.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { tiefenthal } from '../../server/tiefenthal.ts';
import { serverScript } from './kit/build.ts';
import { connectClient } from './kit/testClient.ts';
import { openServer, type TestServer } from './kit/server.ts';
import { seatPeople, getReady, playToTheEnd, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';
import { randomChooser } from './kit/tavern.ts';

let botScript: URL;
beforeAll(async () => {
  botScript = pathToFileURL(await serverScript('botWorker'));
});
afterEach(closeEverything);

const openTavern = (): Promise<TestServer> => openServer({ ruleset: tiefenthal(), botScript });

describe('a whole game', () => {
  test.each([1, 2, 3, 4, 5].flatMap((modules) => [2, 3, 4].map((people) => [modules, people] as const)))(
    'of modules 1 to %i by %i people ends with a score that all see alike',
    async (modules, people) => {
      const server = await openTavern();
      const party = await startMatch(server, people, { modules });
      const watcher = await connectClient({ url: server.url, match: party.id });
      await playToTheEnd(party, randomChooser(`${modules} ${people}`));
      await watcher.until('the end', ({ match }) => match.status === 'over');
      const { gameover: result } = watcher.received.match;
      expect(result).toHaveProperty('scores');
      for (const { received } of party.clients) {
        expect(received.match.gameover).toEqual(result);
        expect(received.log.map(({ n }) => n)).toEqual(received.log.map((_, n) => n));
        expect((received.view?.G as MatchView).table).toMatchObject({ phase: 'over' });
      }
      for (const [seat, { received }] of party.clients.entries()) {
        const again = await connectClient({ url: server.url, match: party.id, key: party.seats[seat]!.key });
        expect(again.received.view).toEqual(received.view);
      }
    },
  );

  test('with a time limit shows its moves in the order in which they were made', async () => {
    const server = await openTavern();
    const party = await startMatch(server, 3, { modules: 5, turnSeconds: 600 });
    await playToTheEnd(party, randomChooser('in time'));
    for (const { received } of party.clients) {
      await expect.poll(() => received.version).toBe(received.log.length);
      expect(received.log.map(({ n }) => n)).toEqual(received.log.map((_, n) => n));
      expect(received.syncs).toBe(1);
    }
  });

  test('with bots of every level is played to its end, and no bot fails', async () => {
    const server = await openTavern();
    const { clients } = await startMatch(server, 4, { modules: 5, bots: [...BOT_LEVELS] });
    await playToTheEnd({ clients }, randomChooser('1'));
    expect(clients[0]!.received.match.status).toBe('over');
    expect(server.logged()).not.toMatch(/a bot (failed|made a move that was refused)/);
  });

  test('can be replayed move by move', async () => {
    const server = await openTavern();
    const party = await startMatch(server, 2, { modules: 2 });
    await playToTheEnd(party, randomChooser('7'));
    const { steps } = await server.lobby.replay(party.id);
    expect(steps.map(({ entry }) => entry.n)).toEqual(party.clients[0]!.received.log.map(({ n }) => n));
  });
});

test('no hidden part of the state is sent to anybody', async () => {
  const server = await openTavern();
  const party = await startMatch(server, 3, { modules: 5 });
  const watcher = await connectClient({ url: server.url, match: party.id });
  const seen: unknown[] = [];
  const choose = randomChooser('3');
  await playToTheEnd(party, (view, seat) => {
    seen.push(view, watcher.received.view);
    return choose(view, seat);
  });
  seen.push(watcher.received, ...party.clients.map(({ received }) => received));
  const texts = new Set(seen.map((each) => JSON.stringify(each)));
  for (const text of texts)
    expect(text).not.toMatch(/"(seed|prngstate|plugins|_undo|deltalog|initialState|keyHash|secret|number|counter)"/);
});

test('only the fields of a move that the rules read are stored and sent', async () => {
  const server = await openTavern();
  const party = await startMatch(server, 2, { modules: 1 });
  const choose = randomChooser('more than asked');
  await playToTheEnd(party, (view, seat) => {
    const move = choose(view, seat);
    if (move?.type !== 'put') return move;
    return { ...move, note: 'smuggled', dice: move.dice.map((shift) => ({ ...shift, note: 'smuggled' })) };
  });
  const { steps } = await server.lobby.replay(party.id);
  expect(JSON.stringify([party.clients.map(({ received }) => received), steps])).not.toContain('smuggled');
  await server.close();
  const storage = openSqlite({ dir: server.dir, synchronous: 'normal' });
  const stored = await storage.entries(party.id, 0, Number.MAX_SAFE_INTEGER);
  const firstDice = stored.flatMap(({ move }) => (move.type === 'put' ? [(move['dice'] as object[])[0]] : []));
  await storage.close();
  expect(firstDice.length).toBeGreaterThan(10);
  expect(Object.keys(firstDice[0]!)).toEqual(['value', 'own', 'from', 'to']);
  expect(JSON.stringify(stored)).not.toContain('smuggled');
});

/** Plays the connection's seat at random, or only watches if it has none; resolves with the last update of the game. */
const playConnection = async (match: OnlineMatch): Promise<Update> => {
  const rng = rngFrom(`seat ${String(match.seat)}`);
  let latest: Update | null = null;
  let heard: () => void = () => undefined;
  match.subscribe((update) => {
    latest = update;
    heard();
  });
  for (;;) {
    const now = latest as Update | null;
    if (now?.view.phase === 'over') return now;
    const move = now?.connected !== true || match.seat === null ? null : randomMove(now.view, match.seat, rng);
    const next = new Promise<void>((resolve) => (heard = resolve));
    // A seat that has chosen could only withdraw: it waits for the others instead.
    if (move !== null && move.type !== 'withdraw') await match.send(move);
    if (latest === now) await next;
  }
};

test('the client’s own connection plays, is told refusals, and has the whole log when it connects late', async () => {
  const server = await openTavern();
  const seats = await seatPeople(server, 2);
  await getReady(server, seats);
  const said: unknown[] = [];
  const open = (match: SeatKey, seat: Seat) =>
    openOnlineMatch({ url: server.url, match: match.id, key: match.key }, seat, { chat: (line) => said.push(line) });
  const [anna, ben] = [open(seats[0]!, 0), open(seats[1]!, 1)];
  await new Promise<void>((resolve) => void anna.subscribe(({ connected }) => connected && resolve()));
  expect(await anna.send({ type: 'end' })).toEqual({ because: expect.any(String) });
  expect(await anna.say({ phrase: 'hello' })).toBeNull();
  const [hers] = await Promise.all([playConnection(anna), playConnection(ben)]);
  const late = openOnlineMatch({ url: server.url, match: seats[0]!.id }, null);
  const theirs = await playConnection(late);
  expect(theirs.history).toEqual(hers.history);
  expect(theirs.history.length).toBeGreaterThan(100);
  expect(said).toMatchObject([{ phrase: 'hello' }, { phrase: 'hello' }]);
  for (const match of [anna, ben, late]) match.close();
});
