// What each module adds; a module is played with all those before it.
import type { Module } from './names.ts';

export const COMES_WITH = { schnapps: 2, reputation: 3, startCards: 4, guestBook: 5 } as const satisfies Record<
  string,
  Module
>;
export type Addition = keyof typeof COMES_WITH;

/** Whether a game of this module is played with that. */
export const playsWith = (module: Module, addition: Addition): boolean => module >= COMES_WITH[addition];
