// Chance for tests: keys from a text, a generator of given faces, and one that must not be called.
import { sealOf } from '../../game/chance/index.ts';
import type { Rng } from '../../game/index.ts';

/** 32 bytes in hexadecimal, for a key, a secret or a player's number; the same for the same text. */
export const keyFrom = (text: string): string => sealOf(text);

/** Rolls these faces in this order, and then sixes only; once they are used up, shuffles leave every deck as it is. */
export function dice(...faces: number[]): Rng {
  const coming = [...faces];
  return (limit) => {
    const face = coming.shift();
    // A die, whose limit is 6, gets `face - 1`; a shuffle gets the number at the same share of its limit.
    return face === undefined ? limit - 1 : Math.floor(((face - 0.5) * limit) / 6);
  };
}

/** Throws when it is called. */
export const noChance: Rng = () => {
  throw new Error('A random number was asked for where nothing is random.');
};
