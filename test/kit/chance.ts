// Chance that does as it is told, and chance that counts how often it is asked.
import type { Rng } from '../../game/index.ts';

/** So close to 1 that a shuffle leaves everything where it is. */
const ALMOST_ONE = 1 - Number.EPSILON;

/** These faces come up, in this order; after that only sixes, and shuffles leave every deck as it is. */
export function dice(...faces: number[]): Rng {
  const coming = [...faces];
  return () => {
    const face = coming.shift();
    return face === undefined ? ALMOST_ONE : (face - 0.5) / 6;
  };
}

/** For what must not be left to chance. */
export const noChance: Rng = () => {
  throw new Error('Chance was asked where nothing is left to chance.');
};

/** Says afterwards how often chance was asked. */
export function counted(rng: Rng): { rng: Rng; asked: () => number } {
  let count = 0;
  return {
    rng: () => {
      count++;
      return rng();
    },
    asked: () => count,
  };
}
