// Random numbers for tests: given faces, or none at all.
import { sealOf } from '../../game/chance/index.ts';
import type { Rng } from '../../game/index.ts';

/** A key, a secret or a number of chance: the same for the same text. */
export const keyFrom = (text: string): string => sealOf(text);

/** These faces come up, in this order; after that only sixes, and shuffles leave every deck as it is. */
export function dice(...faces: number[]): Rng {
  const coming = [...faces];
  return (limit) => {
    const face = coming.shift();
    return face === undefined ? limit - 1 : Math.floor(((face - 0.5) * limit) / 6);
  };
}

/** For what must not be left to chance. */
export const noChance: Rng = () => {
  throw new Error('Chance was asked where nothing is left to chance.');
};
