// boardgame.io's own bots in our server's matches, and the example bot at a running server.
import { createRequire } from 'node:module';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Game, State } from 'boardgame.io';
import { afterEach, expect, test } from 'vitest';
import { createGame, GAME_NAME, type MatchView } from '../../game/boardgame.ts';
import { rngFrom } from '../../game/index.ts';
import { tiefenthal } from '../../server/tiefenthal.ts';
import { collectComplaints } from '../kit/complaints.ts';
import { gameWith } from '../kit/match.ts';
import { openServer } from './kit/server.ts';
import { seatPeople, getReady } from './kit/party.ts';
import { playOn, openStockClient, type StockTestClient } from './kit/stockClient.ts';
import { closeEverything } from './kit/closeEverything.ts';

const require = createRequire(import.meta.url);
const { LobbyClient } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { RandomBot, MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');

const spawned: ChildProcess[] = [];
afterEach(async () => {
  for (const bot of spawned.splice(0)) bot.kill();
  await closeEverything();
});
collectComplaints();

const { enumerate } = createGame().ai!;

/** Decisions that the MCTSBot makes. */
const SEARCHED = 60;

interface Action {
  readonly payload: { readonly type: string; readonly args: unknown[] };
}

/** Plays its seat to the end. */
const play = async (
  client: StockTestClient<MatchView>,
  ask: (state: State, playerID: string) => Promise<{ readonly action: Action | null | undefined }>,
): Promise<void> => {
  const choose = async (_state: unknown, seat: number) => {
    const { action } = await ask(client.library.getState() as unknown as State, String(seat));
    return action === undefined || action === null ? null : { type: action.payload.type, args: action.payload.args };
  };
  await playOn(client, choose, ({ args }) => args as unknown[]);
};

const startStockMatch = async (people: number, modules: number) => {
  const server = await openServer({ ruleset: tiefenthal() });
  const seats = await seatPeople(server, people, { modules });
  await getReady(server, seats);
  const game = createGame();
  const clients = seats.map((seat) => openStockClient<MatchView>({ url: server.url, match: seat.id, game, ...seat }));
  for (const client of clients) await client.until('is synced', () => client.state() !== null);
  return { server, seats, clients };
};

test('boardgame.io’s RandomBot plays a whole game', async () => {
  const { clients } = await startStockMatch(2, 3);
  const bot = new RandomBot({ enumerate, seed: 'random' });
  await Promise.all(clients.map((client) => play(client, (state, playerID) => bot.play(state, playerID))));
  for (const client of clients) expect(client.state()!.ctx['gameover']).toHaveProperty('scores');
});

test('boardgame.io’s MCTSBot plays on from what its seat sees', async () => {
  const { clients } = await startStockMatch(2, 1);
  // A bot that simulates games needs random numbers of its own: the match's key is told to nobody.
  const game = gameWith(1, rngFrom('simulations')) as Game;
  const bot = new MCTSBot({ game, enumerate, seed: 'mcts', iterations: 8, playoutDepth: 6 });
  const atRandom = new RandomBot({ enumerate, seed: 'after it' });
  let asked = 0;
  // The rest of the game is played at random, which is quicker.
  const ask = (state: State, playerID: string) => (asked++ < SEARCHED ? bot : atRandom).play(state, playerID);
  await Promise.all(clients.map((client) => play(client, ask)));
  expect(asked).toBeGreaterThan(SEARCHED);
  for (const client of clients) expect(client.state()!.ctx['gameover']).toHaveProperty('scores');
});

test('the example’s bots join a match of the lobby, and play it to its end', { timeout: 60_000 }, async () => {
  const server = await openServer({ ruleset: tiefenthal() });
  const lobby = new LobbyClient({ server: server.url });
  const { matchID } = await lobby.createMatch(GAME_NAME, { numPlayers: 2, setupData: { modules: 1 } });
  const join = (name: string): Promise<unknown> => {
    const pauseMs = '0';
    const args = ['--import', 'tsx', 'test/example/bot.ts', server.url, matchID, name, pauseMs];
    const bot = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    spawned.push(bot);
    return once(bot, 'exit');
  };
  expect(await Promise.all(['Anna', 'Ben'].map(join))).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(await lobby.getMatch(GAME_NAME, matchID)).toMatchObject({ gameover: { scores: { length: 2 } } });
});
