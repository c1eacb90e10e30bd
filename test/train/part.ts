// A number between 0 and 1 by chance, for what is not counted in whole numbers.
import type { Rng } from '../../game/index.ts';

const FINE = 1_000_000;

export const part = (rng: Rng): number => rng(FINE) / FINE;
