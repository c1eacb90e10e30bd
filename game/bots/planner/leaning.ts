// A leaning: a character's extra points for some features, added to the value function.
import { ROUNDS } from '../../index.ts';
import { featureIndex } from './features.ts';
import type { Weights } from './values.ts';

/** Points by the name of a feature, for the first evening; they fade towards the last. */
export type Leaning = Readonly<Record<string, number>>;

export const leanTo = (weights: Weights, leaning: Leaning): Weights =>
  weights.map((weightsOfRound, round) => {
    const direct = Float64Array.from(weightsOfRound.direct);
    for (const [name, points] of Object.entries(leaning)) {
      direct[featureIndex(name)] += (points * (ROUNDS - round)) / ROUNDS;
    }
    return { ...weightsOfRound, direct };
  });
