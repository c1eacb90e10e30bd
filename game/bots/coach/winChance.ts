// The chance to win, from the points that everybody is expected to have at the end.
import { ROUNDS } from '../../index.ts';

/**
 * The standard deviation of hard's error in expecting its own final points after one evening, two, … eight; measured in
 * games of hard against itself.
 */
const DEVIATION = [13, 12.5, 12, 11, 9, 8, 6.5, 0.01] as const;

/** The integral over a seat's own points: the number of its steps, and the standard deviations that it covers to either side. */
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
export function chancesToWin(expected: readonly number[], eveningsPlayed: number): number[] {
  const deviation = DEVIATION[Math.max(0, Math.min(ROUNDS, eveningsPlayed) - 1)];
  const chances = expected.map((own, seat) => {
    let chance = 0;
    for (let step = 0; step <= INTEGRAL_STEPS; step++) {
      const z = -INTEGRAL_DEVIATIONS + (2 * INTEGRAL_DEVIATIONS * step) / INTEGRAL_STEPS;
      const density = Math.exp((-z * z) / 2);
      const points = own + z * deviation;
      const beatsAll = expected.reduce(
        (all, other, index) => (index === seat ? all : all * cumulativeNormal((points - other) / deviation)),
        1,
      );
      chance += density * beatsAll;
    }
    return chance;
  });
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / all);
}
