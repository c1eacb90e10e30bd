// boardgame.io for tests: its reducer, clients and master, and a match that its reducer plays with random numbers that
// a test gives.
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import type { Game, Plugin, State as MatchState } from 'boardgame.io';
import { argsOfMove, createGame, type GameState, type SetupData } from '../../game/boardgame.ts';
import { rngFrom, type Act, type Modules, type Rng } from '../../game/index.ts';

const require = createRequire(import.meta.url);
export const { CreateGameReducer, InitializeGame } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal');
export const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
export const { Local } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
export const { Master } = require('boardgame.io/master') as typeof import('boardgame.io/master');

type Reducer = ReturnType<typeof CreateGameReducer>;
type MoveAction = Parameters<Reducer>[1] & Parameters<InstanceType<typeof Master>['onUpdate']>[0];
export type MatchGame = Game<GameState, Record<string, unknown>, SetupData>;

/** The game with the given random numbers, so that boardgame.io and the rules alone can be compared. */
export const gameWith = (modules: Modules, rng: Rng): MatchGame => ({
  ...createGame({ setupData: { modules } }),
  plugins: [chanceOf(rng)],
});

/** The game with a fixed key in place of the one that its match has promised. */
export const withChanceKey = (game: Game, key: string): Game => ({
  ...game,
  plugins: [...(game.plugins ?? []), { name: 'random', setup: () => ({ key, counter: 0 }) }],
});

/** Replaces the game's random plugin, which needs a key. */
const chanceOf = (rng: Rng): Plugin => ({
  name: 'random',
  setup: () => ({}),
  api: ({ data }) => ({ rng, _private: { isUsed: () => true, getState: () => data as unknown } }),
});

/** The given game, or one with these modules and with random numbers from the seed. */
export type MatchOptions = { readonly players: number } & (
  { readonly game: MatchGame } | { readonly modules: Modules; readonly seed: string }
);

export const makeMove = (playerID: string | null | undefined, type: unknown, args: unknown) =>
  ({ type: 'MAKE_MOVE', payload: { type, args, playerID } }) as unknown as MoveAction;

/** A match in boardgame.io's own reducer, without clients and without a server. */
export class ReducerMatch {
  state: MatchState<GameState>;
  readonly #reducer: Reducer;

  constructor(options: MatchOptions) {
    const game = 'game' in options ? options.game : gameWith(options.modules, rngFrom(options.seed));
    this.state = InitializeGame({ game: game as Game, numPlayers: options.players }) as MatchState<GameState>;
    this.#reducer = CreateGameReducer({ game: game as Game });
  }

  /** Sends anything a client may send; true if it was played. Throws if something that is refused changes the match. */
  send(playerID: string | null | undefined, type: unknown, args: unknown): boolean {
    const before = this.state;
    const after = this.#reducer(before, makeMove(playerID, type, args)) as MatchState<GameState>;
    this.state = after;
    if (after._stateID !== before._stateID) return true;
    const untouched = after.G === before.G && after.ctx === before.ctx;
    const randomData = (state: MatchState<GameState>) => state.plugins['random']?.data as unknown;
    if (!untouched || !isDeepStrictEqual(randomData(after), randomData(before))) {
      throw new Error(`'${String(type)}' is refused, and still changes something.`);
    }
    return false;
  }

  /** True if it was played. */
  play({ seat, move }: Act): boolean {
    return this.send(String(seat), move.type, argsOfMove(move));
  }
}
