// A random fraction between 0 and 1, where the game's generator gives whole numbers.
import type { Rng } from '../../game/index.ts';

const STEPS = 1_000_000;

export const fraction = (rng: Rng): number => rng(STEPS) / STEPS;
