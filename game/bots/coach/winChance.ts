// The chance to win, from the points that everybody is expected to have at the end.
import { playsWith, ROUNDS, type Modules } from '../../index.ts';

/**
 * The standard deviation of a seat's final points from those that the coach expects, by the number of evenings played, from
 * 1. With these the chances fit 500 games of two and four medium bots best. With the reputation the last evening alone can
 * bring many points. After it the points are known: 0.01 stands for 0, by which nothing can be divided.
 */
const DEVIATION = [21, 20, 15, 13, 12.5, 11, 7, 0.01] as const;
const DEVIATION_WITH_REPUTATION = [32, 31, 26, 20, 18, 15.5, 15, 0.01] as const;

/** A chance is an integral over a seat's own points, in so many steps, to so many standard deviations on either side. */
const INTEGRAL_STEPS = 200;
const INTEGRAL_DEVIATIONS = 5;

/** The share of the standard normal distribution that lies below `x`, to within 0.0001 (Abramowitz and Stegun, 26.2.17). */
function cumulativeNormal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return x > 0 ? 1 - tail : tail;
}

/** The chance of each seat to have more points than all others; their sum is 1. */
export function chancesToWin(modules: Modules, expected: readonly number[], eveningsPlayed: number): number[] {
  const deviations = playsWith(modules, 'reputation') ? DEVIATION_WITH_REPUTATION : DEVIATION;
  const deviation = deviations[Math.max(0, Math.min(ROUNDS, eveningsPlayed) - 1)];
  const chances = expected.map((own, seat) => {
    let chance = 0;
    for (let step = 0; step <= INTEGRAL_STEPS; step++) {
      const z = -INTEGRAL_DEVIATIONS + (2 * INTEGRAL_DEVIATIONS * step) / INTEGRAL_STEPS;
      const density = Math.exp((-z * z) / 2);
      const points = own + z * deviation;
      const chanceToBeatAll = expected.reduce(
        (product, other, index) =>
          index === seat ? product : product * cumulativeNormal((points - other) / deviation),
        1,
      );
      chance += density * chanceToBeatAll;
    }
    return chance;
  });
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}
