// A random fraction between 0 and 1, where the game's generator gives whole numbers.
import type { Rng } from '../../game/index.ts';

const FINE = 1_000_000;

export const part = (rng: Rng): number => rng(FINE) / FINE;
