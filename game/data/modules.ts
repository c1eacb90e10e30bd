// What each module adds; a module is played with all those before it.
import type { Modules } from './names.ts';

export const COMES_WITH = { schnapps: 2, reputation: 3, startCards: 4, guestBook: 5 } as const satisfies Record<
  string,
  Modules
>;
export type Addition = keyof typeof COMES_WITH;

/** Whether a game of this module is played with that. */
export const playsWith = (modules: Modules, addition: Addition): boolean => modules >= COMES_WITH[addition];
