// The arena: every deal is played from every seat, the same seed brings the same games, names are read strictly, and
// intervals hold the true value about as often as they claim.
import { expect, test } from 'vitest';
import { rngFrom, type Modules } from '../../game/index.ts';
import { blocksOf, byPlace, lineUp, summarise, type BlockOutcome } from '../arena/arena.ts';
import { playDeal } from '../arena/deal.ts';
import { entrant, faultInName } from '../arena/entrants.ts';
import { estimate, estimateShare, type Estimate } from '../arena/statistics.ts';

const options = { games: 2, players: 2, modules: 3 as Modules, seed: 'small', budgetMs: 100 };

async function play(names: readonly string[]): Promise<BlockOutcome[]> {
  const blocks: BlockOutcome[] = [];
  for (const { seed, seatings } of blocksOf({ ...options, names })) {
    const games: BlockOutcome[number][] = [];
    for (const seating of seatings) {
      const lineup = await Promise.all(
        lineUp(names, options.players).map((name) => entrant(name, options.budgetMs, options.modules)),
      );
      const outcome = await playDeal(
        { modules: options.modules, seed },
        seating.map((place) => lineup[place]!),
      );
      games.push(byPlace(outcome, seating));
    }
    blocks.push(games);
  }
  return blocks;
}

/** Without the times, which no seed decides. */
const results = (blocks: readonly BlockOutcome[]) =>
  JSON.stringify(blocks.map((games) => games.map(({ totals, wins }) => ({ totals, wins }))));

test('everybody plays every deal from every seat, and the names after the first take all other seats', () => {
  const [first] = blocksOf({ ...options, players: 3, names: ['hard', 'medium'] });
  expect(first?.seatings).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
  expect(lineUp(['hard', 'medium'], 4)).toEqual(['hard', 'medium', 'medium', 'medium']);
});

test('the same seed brings the same games, even where a bot searches until it has looked at the clock ten times', async () => {
  const once = await play(['hard@10x', 'medium']);
  const again = await play(['hard@10x', 'medium']);
  expect(results(again)).toBe(results(once));
  const { games, standings } = summarise(['hard@10x', 'medium'], once);
  expect(games).toBe(2);
  expect(standings.map(({ name }) => name)).toEqual(['hard@10x', 'medium']);
});

test('hard has more points than easy in both games of a deal', async () => {
  const [games] = await play(['hard@10x', 'easy']);
  expect(games).toHaveLength(2);
  for (const { totals } of games!) expect(totals[0]).toBeGreaterThan(totals[1]!);
});

test('names and budgets are read strictly', () => {
  expect(faultInName('hard')).toBeNull();
  expect(faultInName('hard@100')).toBeNull();
  expect(faultInName('mcts@100')).toBeNull();
  expect(faultInName('mcts@100x')).toBe("'mcts@100x' must have its budget in milliseconds");
  expect(faultInName('hard@100x')).toBeNull();
  expect(faultInName('harder')).toContain("nobody is called 'harder'");
  for (const name of ['hard@', 'hard@0', 'hard@1.5', 'hard@x', 'hard@5@5'])
    expect(faultInName(name), name).not.toBeNull();
});

/** The share of measurements of so many samples whose interval holds the true mean. */
function coverage(
  samples: number,
  truth: number,
  sample: () => number,
  estimateBy: (samples: number[]) => Estimate,
): number {
  const measurements = Array.from({ length: 2000 }, () => estimateBy(Array.from({ length: samples }, sample)));
  return measurements.filter(({ low, high }) => low <= truth && truth <= high).length / measurements.length;
}

test.each([3, 10, 40])('intervals for means of %i deals hold the true mean about 95 times in 100', (samples) => {
  const rng = rngFrom(`means ${samples}`);
  // The sum of several dice is nearly normally distributed.
  const dice = 10;
  const sample = () => Array.from({ length: dice }, () => rng(6) + 1).reduce((sum, face) => sum + face, 0);
  const share = coverage(samples, dice * 3.5, sample, estimate);
  expect(share).toBeGreaterThan(0.93);
  expect(share).toBeLessThan(0.97);
});

test.each([
  [40, 0.5],
  [40, 0.98],
  [100, 0.9],
])('intervals for shares in %i games hold the true share, %d, more than 92 times in 100', (samples, share) => {
  const rng = rngFrom(`share ${share}`);
  const sample = () => (rng(1000) < share * 1000 ? 1 : 0);
  expect(coverage(samples, share, sample, estimateShare)).toBeGreaterThan(0.92);
});

test('when all of four games were won, the interval of the share is wide', () => {
  const { mean, low, high } = estimateShare([1, 1, 1, 1]);
  expect([mean, high]).toEqual([1, 1]);
  expect(low).toBeLessThan(0.6);
});
