// A leaning: a character's extra points for some features, added to the value function.
import { ROUNDS } from '../../index.ts';
import { featureIndex } from './features.ts';
import type { Weights } from './values.ts';

/** Points by the name of a feature. */
export type Leaning = Readonly<Record<string, number>>;

/** Adds the points to the weights: in full before the first evening, then less and less towards the last. */
export const leanTo = (weights: Weights, leaning: Leaning): Weights =>
  weights.map((weightsOfRound, round) => {
    const direct = Float64Array.from(weightsOfRound.direct);
    for (const [name, points] of Object.entries(leaning)) {
      direct[featureIndex(name)] += (points * (ROUNDS - round)) / ROUNDS;
    }
    return { ...weightsOfRound, direct };
  });
