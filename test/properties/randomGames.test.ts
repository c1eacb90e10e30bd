// Random games of every module set and number of players, with all invariants checked in every state.
// PROPERTY_GAMES sets the number of games of each kind, PROPERTY_SEED the seed.
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { MODULES } from '../../game/index.ts';
import { playRandomGame } from '../kit/games.ts';
import { watcher } from './watch.ts';

const GAMES = Number(process.env['PROPERTY_GAMES'] ?? 3);
/** Generous, for a busy machine. */
const TIMEOUT_MS = 60_000 + GAMES * 30_000;
const SEED = Number(process.env['PROPERTY_SEED'] ?? 2018);

describe('in every state of every game', () => {
  for (const modules of MODULES) {
    for (const players of [2, 3, 4]) {
      test(
        `all invariants hold with ${players} players and modules ${modules}`,
        () => {
          const game = fc.property(fc.integer({ min: 0 }), (number) => {
            const seed = `game-${number}`;
            playRandomGame({ players, modules, seed }, watcher(seed, { slowCheckShare: 1 }));
          });
          fc.assert(game, { numRuns: GAMES, seed: SEED + 10 * modules + players, endOnFailure: true });
        },
        TIMEOUT_MS,
      );
    }
  }
});
