// The vocabulary of bonuses that cards, tracks and cells can give.
import type { Entertainer, TavernCard } from './names.ts';

export type Bonus =
  | { readonly gives: 'card'; readonly card: TavernCard }
  | { readonly gives: 'noble' }
  | { readonly gives: 'thalers'; readonly count: number }
  | { readonly gives: 'monastery'; readonly count: number }
  | { readonly gives: 'reputation'; readonly count: number }
  | { readonly gives: 'schnapps'; readonly count: number }
  | { readonly gives: 'deny' }
  | { readonly gives: 'counterGuest' }
  | { readonly gives: 'die' }
  | { readonly gives: 'threeBeerGuest' };

/** Gifts of an evening with a choice of their own: of the tile, or of the entertainer's side. */
export type EveningChoice =
  { readonly gives: 'freeUpgrade' } | { readonly gives: 'entertainer'; readonly entertainer: Entertainer };

/** Any bonus, those with a choice of their own included. */
export type Gift = Bonus | EveningChoice;

export const card = <C extends TavernCard>(name: C) => ({ gives: 'card', card: name }) as const;
export const thalers = (count: number) => ({ gives: 'thalers', count }) as const;
export const monastery = (count: number) => ({ gives: 'monastery', count }) as const;
export const reputation = (count: number) => ({ gives: 'reputation', count }) as const;
export const schnapps = (count: number) => ({ gives: 'schnapps', count }) as const;
export const entertainer = <E extends Entertainer>(name: E) => ({ gives: 'entertainer', entertainer: name }) as const;
export const noble = { gives: 'noble' } as const;
export const deny = { gives: 'deny' } as const;
export const counterGuest = { gives: 'counterGuest' } as const;
export const die = { gives: 'die' } as const;
export const threeBeerGuest = { gives: 'threeBeerGuest' } as const;
export const freeUpgrade = { gives: 'freeUpgrade' } as const;
