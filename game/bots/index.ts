// Everybody who can take a seat without being a person.
import type { Move, Rng, Seat, View } from '../index.ts';
import { randomMove } from './random.ts';
import { simpleMove } from './simple.ts';

/** Chooses from what the seat can see; null when there is nothing it wants to do. */
export type Bot = (view: View, seat: Seat, rng: Rng) => Move | null;

export const BOT_LEVELS = ['random', 'simple'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const BOTS: Readonly<Record<BotLevel, Bot>> = { random: randomMove, simple: simpleMove };

export { randomMove, simpleMove };
