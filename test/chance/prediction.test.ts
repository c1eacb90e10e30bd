// Predicting random numbers from earlier ones: works on boardgame.io's generator, which is shown first, and not on ours.
import type { Game } from 'boardgame.io';
import { describe, expect, test } from 'vitest';
import { keyedChance, type ChanceState } from '../../game/chance/index.ts';
import { createGame } from '../../game/boardgame.ts';
import { rngFrom } from '../../game/index.ts';
import { keyFrom } from '../kit/chance.ts';
import { randomActor } from '../kit/games.ts';
import { CreateGameReducer, InitializeGame, makeMove, ReducerMatch } from '../kit/match.ts';

const MULTIPLIER = 2091639;
const TINY = 2 ** -32;

/**
 * Alea's next number. Its state is the last three numbers and a carry, which follows from the last and the fourth-last.
 * Each step only multiplies and adds, so that lattice reduction could do the same from dice alone.
 */
const predicted = (numbers: readonly number[]): number => {
  const [fourthLast = 0, thirdLast = 0, , last = 0] = numbers.slice(-4);
  const carry = Math.round(MULTIPLIER * fourthLast - last);
  const next = MULTIPLIER * thirdLast + carry * TINY;
  return next - Math.trunc(next);
};

const predictedCount = (numbers: readonly number[]): number =>
  numbers.filter((number, i) => i >= 4 && Math.abs(predicted(numbers.slice(0, i)) - number) < 1e-9).length;

/** Numbers from boardgame.io's own random plugin, one a move, and the plugin's data after the last one. */
function stockNumbers(count: number): { numbers: number[]; data: unknown } {
  const game: Game<{ said: number[] }> = {
    seed: 'nobody can guess this seed, and it does not help',
    setup: () => ({ said: [] }),
    moves: { ask: ({ G, random }) => void G.said.push(random.Number()) },
  };
  const reduce = CreateGameReducer({ game: game as Game });
  let state = InitializeGame({ game: game as Game, numPlayers: 2 });
  for (let i = 0; i < count; i++) state = reduce(state, makeMove('0', 'ask', [])) as typeof state;
  return { numbers: (state.G as { said: number[] }).said, data: state.plugins['random']!.data };
}

describe('the generator of boardgame.io', () => {
  test('is predictable: after four numbers, every later one is known', () => {
    const { numbers } = stockNumbers(204);
    expect(predictedCount(numbers)).toBe(200);
  });

  test('has its last numbers as its state', () => {
    const { numbers, data } = stockNumbers(50);
    expect(data).toMatchObject({ prngstate: { s0: numbers.at(-3), s1: numbers.at(-2), s2: numbers.at(-1) } });
  });
});

describe('the generator of this game', () => {
  /** Numbers from 0 to 1 of 32 bits each. */
  const fractions = (count: number, key = keyFrom('ours')): number[] => {
    const { rng } = keyedChance({ key, counter: 0 });
    return Array.from({ length: count }, () => rng(2 ** 32) * TINY);
  };

  test('is not predicted by the same method: not one number of two hundred', () => {
    expect(predictedCount(fractions(204))).toBe(0);
  });

  test('has only its key and a counter as its state', () => {
    const game = createGame({ seed: keyFrom('state'), setupData: { modules: 5 } });
    const match = new ReducerMatch({ players: 4, game });
    const actor = randomActor(rngFrom('state'));
    for (let act = actor(match.state.G.table); act !== null; act = actor(match.state.G.table)) match.play(act);
    expect(match.state.G.table.phase).toBe('over');
    const { key, counter, ...nothingElse } = match.state.plugins['random']!.data as ChanceState;
    expect([key, nothingElse]).toEqual([keyFrom('state'), {}]);
    expect(Number.isSafeInteger(counter)).toBe(true);
  });

  test('has no bit that is always the XOR of others: rows of 128 bits have full rank', () => {
    // Were each bit an XOR of bits of a state as small as Alea's (117 bits: three words of 32 and a carry of 21), no more than
    // 117 of these rows could be independent.
    const rowCount = 384;
    const wordsOfRow = 4;
    const all = fractions(rowCount * wordsOfRow).map((number) => BigInt(Math.round(number / TINY)));
    const rows = Array.from({ length: rowCount }, (_, row) => {
      const rowWords = all.slice(row * wordsOfRow, (row + 1) * wordsOfRow);
      return rowWords.reduce((whole, word) => (whole << 32n) | word, 0n);
    });
    // Gaussian elimination: a row that the earlier ones do not cancel is independent of them. XOR with a pivot makes
    // a row smaller if the row has the pivot's highest bit.
    const pivots: bigint[] = [];
    for (const row of rows) {
      const left = pivots.reduce((rest, pivot) => ((rest ^ pivot) < rest ? rest ^ pivot : rest), row);
      if (left !== 0n) pivots.push(left);
    }
    expect(pivots.length).toBe(128);
  });

  test('changes about half of the bits of its numbers when one bit of its key changes', () => {
    const key = keyFrom('bits');
    for (let bit = 0; bit < 4; bit++) {
      const other = ((parseInt(key.slice(0, 1), 16) ^ (1 << bit)) & 15).toString(16) + key.slice(1);
      const [one, two] = [fractions(1000, key), fractions(1000, other)];
      const changedBits = one.reduce((sum, number, i) => {
        const differing = (Math.round(number / TINY) ^ Math.round(two[i]! / TINY)) >>> 0;
        return sum + differing.toString(2).replaceAll('0', '').length;
      }, 0);
      expect(Math.abs(changedBits / 32_000 - 0.5)).toBeLessThan(0.02);
    }
  });
});
