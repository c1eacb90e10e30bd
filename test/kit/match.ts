// A match as boardgame.io plays it: its reducer, its clients and its master, with chance that can be told.
import { createRequire } from 'node:module';
import type { Game, State as MatchState } from 'boardgame.io';
import { createGame, matchMoveArgs, type Match, type SetupData } from '../../game/boardgame.ts';
import { rngFrom, type Act, type Module, type Rng } from '../../game/index.ts';

const require = createRequire(import.meta.url);
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');
export const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
export const { Local } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
export const { Master } = require('boardgame.io/master') as typeof import('boardgame.io/master');
const { MockRandom } = require('boardgame.io/testing') as typeof import('boardgame.io/testing');

type Reducer = ReturnType<typeof CreateGameReducer>;
export type MatchGame = Game<Match, Record<string, unknown>, SetupData>;

/** The game with chance from outside: the same numbers for boardgame.io and for the rules alone. */
export const gameWith = (module: Module, rng: Rng): MatchGame => ({
  ...createGame({ setupData: { modules: module } }),
  plugins: [MockRandom({ Number: rng })],
});

export interface MatchOptions {
  readonly players: number;
  readonly module: Module;
  readonly seed: string;
}

export const makeMove = (playerID: string | null | undefined, type: unknown, args: unknown) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type, args, playerID, credentials: undefined },
});

/** A match in boardgame.io's own reducer, without clients and without a server. */
export class ReducerMatch {
  state: MatchState<Match>;
  readonly #reducer: Reducer;

  constructor({ players, module, seed }: MatchOptions) {
    const game = gameWith(module, rngFrom(seed)) as Game;
    this.state = InitializeGame({ game, numPlayers: players }) as MatchState<Match>;
    this.#reducer = CreateGameReducer({ game });
  }

  /** Whatever a client may send; says whether anything came of it. */
  sends(playerID: string | null | undefined, type: unknown, args: unknown): boolean {
    const before = this.state;
    const { G, ctx, plugins } = before;
    const action = makeMove(playerID, type, args);
    this.state = this.#reducer(before, action as Parameters<Reducer>[1]) as MatchState<Match>;
    return this.state.G !== G || this.state.ctx !== ctx || this.state.plugins !== plugins;
  }

  acts({ seat, move }: Act): boolean {
    return this.sends(String(seat), move.type, matchMoveArgs(this.state.G, seat, move));
  }
}
