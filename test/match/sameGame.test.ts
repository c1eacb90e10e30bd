// The same game through boardgame.io and through `play` leads to the same states, move by move.
import { describe, expect, test } from 'vitest';
import { argsOfMove } from '../../game/boardgame.ts';
import { clone, MODULES, rngFrom, setup, view, type Modules, type Seat, type State } from '../../game/index.ts';
import { playRandomGame } from '../kit/games.ts';
import { Client, gameWith, Local, ReducerMatch } from '../kit/match.ts';
import { seatsOf } from '../kit/table.ts';
import { must, mustEqual } from '../properties/must.ts';
import { checkMirror, loggedEvents } from './mirror.ts';

describe("boardgame.io's reducer leads to the same states and events as `play`", () => {
  for (const modules of MODULES) {
    const players = 2 + (modules % 3);
    test(`modules ${modules} with ${players} players`, () => {
      const options = { players, modules, seed: `reducer ${modules}` };
      const match = new ReducerMatch(options);
      const { end } = playRandomGame(options, {
        begins: (state, events) => {
          mustEqual(match.state.G.table, state, 'The set-up differs:');
          mustEqual(match.state.G.opening, events, 'What happened in the set-up differs:');
          checkMirror(state, match.state.ctx);
        },
        sees: ({ act, after, events }) => {
          must(match.play(act), 'A legal move is refused.');
          mustEqual(match.state.G.table, after, 'The state differs:');
          mustEqual(loggedEvents(match.state.deltalog ?? []), events, 'The log tells something else:');
          checkMirror(after, match.state.ctx);
        },
      });
      expect(end.phase).toBe('over');
      expect(match.state.ctx.gameover).toBeDefined();
    });
  }
});

const clientOf = (players: number, modules: Modules, seed: string) => {
  const client = Client({ game: gameWith(modules, rngFrom(seed)), numPlayers: players, debug: false });
  client.start();
  return client;
};

describe("boardgame.io's client shows the same states as `play`", () => {
  for (const [modules, players] of [
    [1, 3],
    [4, 2],
    [5, 4],
  ] as const) {
    test(`modules ${modules} with ${players} players`, () => {
      const seed = `client ${modules}`;
      const client = clientOf(players, modules, seed);
      const { end, acts } = playRandomGame(
        { players, modules, seed },
        {
          sees: ({ act, after }) => {
            client.updatePlayerID(String(act.seat));
            client.moves[act.move.type]!(...argsOfMove(act.move));
            client.updatePlayerID(null);
            const now = client.getState()!;
            mustEqual(now.G.table, view(after, null), 'The state differs:');
            checkMirror(after, now.ctx);
          },
        },
      );
      expect(client.getState()!.ctx.gameover).toMatchObject({ scores: { length: players } });
      expect(client.log!.filter(({ action }) => action.type === 'MAKE_MOVE')).toHaveLength(acts.length);
      expect(end.round).toBe(8);
      client.stop();
    });
  }
});

/** boardgame.io's `Local` answers a moment later. */
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe('several clients at one table show the same states as `play`', () => {
  for (const [modules, players] of [
    [1, 2],
    [2, 3],
    [5, 4],
  ] as const) {
    test(`modules ${modules} with ${players} players, each of whom sees their own view`, async () => {
      const seed = `table ${modules}`;
      const game = gameWith(modules, rngFrom(seed));
      const multiplayer = Local();
      const states: State[] = [setup({ players, modules }, rngFrom(seed)).state];
      const { acts } = playRandomGame({ players, modules, seed }, { sees: ({ after }) => states.push(clone(after)) });
      const join = (playerID?: string) => {
        const seat = playerID === undefined ? {} : { playerID };
        const client = Client({ game, numPlayers: players, multiplayer, matchID: seed, debug: false, ...seat });
        client.start();
        return client;
      };
      const clients = seatsOf(states[0]!).map((seat) => join(String(seat)));
      const spectator = join();
      for (const [number, state] of states.entries()) {
        await aMoment();
        clients.forEach((client, seat) => {
          mustEqual(client.getState()!.G.table, view(state, seat as Seat), `Player ${seat + 1} sees something else:`);
        });
        mustEqual(spectator.getState()!.G.table, view(state, null), 'A spectator sees something else:');
        const act = acts[number];
        if (act === undefined) break;
        const client = clients[act.seat]!;
        client.moves[act.move.type]!(...argsOfMove(act.move));
      }
      expect(spectator.getState()!.ctx.gameover).toBeDefined();
      for (const client of [...clients, spectator]) client.stop();
    });
  }
});
