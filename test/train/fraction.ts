// A random fraction from 0 up to, but not including, 1, made of the whole numbers that the game's generator gives.
import type { Rng } from '../../game/index.ts';

const STEPS = 1_000_000;

export const fraction = (rng: Rng): number => rng(STEPS) / STEPS;
