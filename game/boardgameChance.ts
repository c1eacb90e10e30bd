// The keyed generator as a plugin in the place of boardgame.io's `random`, from which a player who has seen a few numbers
// can compute all later ones. Key and counter are the plugin's data, which boardgame.io shows to no player.
import type { Plugin } from 'boardgame.io';
import { keyedChance, type Chance, type ChanceState } from './chance/index.ts';
import type { GameState } from './boardgameMatch.ts';
import type { Rng } from './index.ts';

/** A plugin with this name replaces boardgame.io's own. */
const NAME = 'random';

interface ChanceApi {
  readonly rng: Rng;
  /** Members of boardgame.io's own random plugin that boardgame.io calls after a move. */
  readonly _private: { readonly isUsed: () => boolean; readonly getState: () => unknown };
}

const isChanceState = (data: unknown): data is ChanceState =>
  typeof data === 'object' && data !== null && 'key' in data && 'counter' in data;

/** A client has no key and plays no move, so the generator is made only when it is used. */
function apiOf(data: unknown): ChanceApi {
  let chance: Chance | null = null;
  return {
    rng: (limit) => {
      if (!isChanceState(data)) throw new Error('Chance has no key here.');
      return (chance ??= keyedChance(data)).rng(limit);
    },
    _private: { isUsed: () => chance !== null, getState: () => chance?.state() ?? data },
  };
}

/** The key of a new game comes in as the `seed` of boardgame.io's Game. */
export const chancePlugin: Plugin<ChanceApi, unknown, GameState> = {
  name: NAME,
  setup: ({ game }) => keyedChance({ key: String(game.seed), counter: 0 }).state(),
  api: ({ data }) => apiOf(data),
};

/** The generator for the rules, from the context that boardgame.io passes to a move. */
export const rngOf = (context: unknown): Rng => (context as { random: ChanceApi }).random.rng;
