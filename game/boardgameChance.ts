// The keyed generator as boardgame.io knows chance: a plugin with the name of its own, which it replaces. Its own one,
// Alea, can be computed from some dice. Key and counter are the plugin's data, which boardgame.io shows to no player.
import type { Plugin } from 'boardgame.io';
import { keyedChance, type Chance, type ChanceState } from './chance/index.ts';
import type { GameState } from './boardgameMatch.ts';
import type { Rng } from './index.ts';

/** The name that boardgame.io's own plugin has. */
const NAME = 'random';

interface ChanceApi {
  readonly rng: Rng;
  /** Members of boardgame.io's own random plugin that boardgame.io calls after a move. */
  readonly _private: { readonly isUsed: () => boolean; readonly getState: () => unknown };
}

const isChanceState = (data: unknown): data is ChanceState =>
  typeof data === 'object' && data !== null && 'key' in data && 'counter' in data;

/** A client has no key: no move is worked out there. */
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

/** A game begins with `seed`, the key of its chance, as part of boardgame.io's Game. */
export const chancePlugin: Plugin<ChanceApi, unknown, GameState> = {
  name: NAME,
  setup: ({ game }) => keyedChance({ key: String(game.seed), counter: 0 }).state(),
  api: ({ data }) => apiOf(data),
};

/** The rules' chance, from what boardgame.io hands to a move. */
export const rngOf = (context: unknown): Rng => (context as { random: ChanceApi }).random.rng;
