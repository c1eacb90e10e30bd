// The value function: from the features of a tavern to the points that its player will have at the end of the game. It
// is the sum of linear terms and a hidden layer, with weights of its own for each round. Both are given sums over the
// features, so what a purchase adds to these sums is worked out once and added to whatever else is bought. Only the
// draw rates are worked out for each tavern as a whole.
import { reputationPoints, reputationTrack, type Modules } from '../../index.ts';
import type { Delta } from './deltas.ts';
import { COUNTS, drawRates, FEATURES, FIRST_RATE, featureIndex } from './features.ts';

/**
 * The weights of one round. `hidden` is the number of hidden units; `first` holds a row of `hidden` weights for each
 * feature, `second` one weight for each unit, and `direct`, for the linear terms, one for each feature.
 */
export interface RoundWeights {
  readonly hidden: number;
  readonly first: ArrayLike<number>;
  readonly second: ArrayLike<number>;
  readonly direct: ArrayLike<number>;
}

/** By the round whose serving is over, from 0 to the last but one. */
export type Weights = readonly RoundWeights[];

/**
 * The inputs of the hidden units, then linear terms and points in one number, both without the draw rates; then the
 * counts from which these rates follow.
 */
export type Sums = number[];

export interface Values {
  /** The sums that a difference adds. */
  readonly sumsOf: (effect: Delta) => Sums;
  /** Points at the end of the game. */
  readonly worth: (sums: Sums) => number;
  /** Sums of nothing. */
  readonly zeros: Readonly<Sums>;
}

/** For each feature the counts that it is part of. */
const COUNTED: readonly (readonly number[])[] = FEATURES.map((_, feature) =>
  COUNTS.flatMap((features, count) => (features.includes(feature) ? [count] : [])),
);

const RATES = FEATURES.length - FIRST_RATE;

export function valuesOf({ hidden, first, second, direct }: RoundWeights): Values {
  const firstCount = hidden + 1;
  const size = firstCount + COUNTS.length;
  const zeros: Sums = Array.from({ length: size }, () => 0);
  const rates = new Float64Array(RATES);
  const ratesFirst = Float64Array.from({ length: RATES * hidden }, (_, at) => first[FIRST_RATE * hidden + at]);
  const ratesDirect = Float64Array.from({ length: RATES }, (_, rate) => direct[FIRST_RATE + rate]);
  return {
    zeros,
    sumsOf: ({ points, changes }) => {
      const sums = zeros.slice();
      sums[hidden] = points;
      for (const [feature, by] of changes) {
        const from = feature * hidden;
        for (let unit = 0; unit < hidden; unit++) sums[unit] += first[from + unit] * by;
        sums[hidden] += direct[feature] * by;
        for (const count of COUNTED[feature]) sums[firstCount + count] += by;
      }
      return sums;
    },
    worth: (sums) => {
      drawRates(sums, firstCount, rates);
      let worth = sums[hidden];
      for (let rate = 0; rate < RATES; rate++) worth += rates[rate] * ratesDirect[rate];
      for (let unit = 0; unit < hidden; unit++) {
        let sum = sums[unit];
        for (let rate = 0; rate < RATES; rate++) sum += rates[rate] * ratesFirst[rate * hidden + unit];
        if (sum > 0) worth += sum * second[unit];
      }
      return worth;
    },
  };
}

/** The exact value after the last evening. Stored goods decide ties. */
export function finalValues(modules: Modules): Values {
  const direct = new Float64Array(FEATURES.length);
  const set = (name: string, points: number) => (direct[featureIndex(name)] = points);
  set('schnapps', 1);
  set('thalers', 0.01);
  set('beer', 0.01);
  reputationTrack(modules).forEach((_, space) => set(`reputation ${space}`, reputationPoints(modules, space)));
  return valuesOf({ hidden: 0, first: [], second: [], direct });
}
