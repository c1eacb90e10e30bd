// Fits the value function of one round to the samples by gradient descent on the squared error.
import { COUNTS, drawRates, FEATURES, FIRST_RATE } from '../../game/bots/planner/features.ts';
import { valuesOf, type RoundWeights } from '../../game/bots/planner/values.ts';
import type { Rng } from '../../game/index.ts';
import { fraction } from './fraction.ts';
import type { Sample } from './sample.ts';

interface SparseSample {
  /** The features that are not 0, and the amount of each. */
  readonly features: Uint16Array;
  readonly amounts: Float64Array;
  readonly target: number;
}

/** Adds up each feature's amounts, and adds the features that are computed from others. */
function sparse({ features, target }: Sample): SparseSample {
  const sums = new Map<number, number>();
  for (const [feature, by] of features) sums.set(feature, (sums.get(feature) ?? 0) + by);
  const counts = COUNTS.map((counted) => counted.reduce((sum, feature) => sum + (sums.get(feature) ?? 0), 0));
  const rates = new Float64Array(FEATURES.length - FIRST_RATE);
  drawRates(counts, 0, rates);
  rates.forEach((rate, index) => sums.set(FIRST_RATE + index, rate));
  const entries = [...sums].filter(([, amount]) => amount !== 0);
  return {
    features: Uint16Array.from(entries, ([feature]) => feature),
    amounts: Float64Array.from(entries, ([, amount]) => amount),
    target,
  };
}

/** The Adam optimiser: a number whose slope stays the same takes long steps, one whose slope changes short ones. */
class Adam {
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly numbers: Float64Array;
  #count = 0;

  constructor(numbers: ArrayLike<number>) {
    this.numbers = Float64Array.from(numbers);
    this.#mean = new Float64Array(numbers.length);
    this.#square = new Float64Array(numbers.length);
  }

  /** Moves the numbers against their slopes, and clears the slopes for the next batch. */
  step(slopes: Float64Array, learningRate: number, decay: number): void {
    this.#count++;
    // Both means begin at 0, which these corrections make up for.
    const meanCorrection = 1 - 0.9 ** this.#count;
    const squareCorrection = 1 - 0.999 ** this.#count;
    for (let i = 0; i < slopes.length; i++) {
      const slope = slopes[i]! + decay * this.numbers[i]!;
      const mean = 0.9 * this.#mean[i]! + 0.1 * slope;
      const square = 0.999 * this.#square[i]! + 0.001 * slope * slope;
      this.#mean[i] = mean;
      this.#square[i] = square;
      this.numbers[i]! -= (learningRate * (mean / meanCorrection)) / (Math.sqrt(square / squareCorrection) + 1e-8);
      slopes[i] = 0;
    }
  }
}

export interface Schedule {
  readonly epochs: number;
  readonly learningRate: number;
}

const BATCH = 64;
const DECAY = 2e-4;

/** Starts from these weights; returns better ones, with the root of the mean squared error in the last epoch. */
export function learn(
  { hidden, ...weights }: RoundWeights,
  given: readonly Sample[],
  { epochs, learningRate }: Schedule,
  rng: Rng,
): { weights: RoundWeights; error: number } {
  const samples = given.map(sparse);
  const first = new Adam(weights.first);
  const second = new Adam(weights.second);
  const direct = new Adam(weights.direct);
  const slopes = {
    first: new Float64Array(first.numbers.length),
    second: new Float64Array(second.numbers.length),
    direct: new Float64Array(direct.numbers.length),
  };
  const sums = new Float64Array(hidden);
  const batchesOfEpoch = Math.ceil(samples.length / BATCH);
  const batches = batchesOfEpoch * epochs;
  let squares = 0;
  for (let batch = 0; batch < batches; batch++) {
    if (batch % batchesOfEpoch === 0) squares = 0;
    for (let i = 0; i < BATCH; i++) {
      const { features, amounts, target } = samples[rng(samples.length)]!;
      sums.fill(0);
      let guess = 0;
      for (let at = 0; at < features.length; at++) {
        const feature = features[at]!;
        const amount = amounts[at]!;
        guess += direct.numbers[feature]! * amount;
        for (let unit = 0; unit < hidden; unit++) sums[unit]! += first.numbers[feature * hidden + unit]! * amount;
      }
      for (let unit = 0; unit < hidden; unit++) if (sums[unit]! > 0) guess += sums[unit]! * second.numbers[unit]!;
      const error = guess - target;
      squares += error * error;
      const slope = error / BATCH;
      for (let unit = 0; unit < hidden; unit++) if (sums[unit]! > 0) slopes.second[unit]! += slope * sums[unit]!;
      for (let at = 0; at < features.length; at++) {
        const feature = features[at]!;
        const part = slope * amounts[at]!;
        slopes.direct[feature]! += part;
        for (let unit = 0; unit < hidden; unit++) {
          if (sums[unit]! > 0) slopes.first[feature * hidden + unit]! += part * second.numbers[unit]!;
        }
      }
    }
    // The rate falls to 3 % of what it was at the start; the hidden layer learns more slowly than the linear terms.
    const currentRate = learningRate * (1 - 0.97 * (batch / batches));
    direct.step(slopes.direct, currentRate, DECAY);
    first.step(slopes.first, currentRate * 0.3, DECAY);
    second.step(slopes.second, currentRate * 0.3, DECAY);
  }
  const numbers = { hidden, first: first.numbers, second: second.numbers, direct: direct.numbers };
  return { weights: numbers, error: Math.sqrt(squares / samples.length) };
}

/** Sets the weight of one feature, which every sample has, so that the errors add up to 0. */
export function withBias(weights: RoundWeights, samples: readonly Sample[], feature: number): RoundWeights {
  const { sumsOf, worth } = valuesOf(weights);
  const errors = samples.map(({ features, target }) => target - worth(sumsOf({ points: 0, changes: features })));
  const direct = Float64Array.from(weights.direct);
  direct[feature]! += errors.reduce((sum, error) => sum + error, 0) / errors.length;
  return { ...weights, direct };
}

/** Adds a hidden layer, which contributes nearly nothing yet, beside the linear terms. */
export function withHidden(weights: RoundWeights, hidden: number, rng: Rng): RoundWeights {
  const small = (count: number, size: number) =>
    Float64Array.from({ length: count }, () => (fraction(rng) * 2 - 1) * size);
  return {
    hidden,
    first: small(FEATURES.length * hidden, 0.15),
    second: small(hidden, 0.05),
    direct: Float64Array.from(weights.direct),
  };
}
