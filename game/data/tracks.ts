// The monastery track, the turn tracks of summer and winter with what the moon brings, and the reputation track.
import {
  card,
  counterGuest,
  deny,
  die,
  entertainer,
  freeUpgrade,
  noble,
  thalers,
  threeBeerGuest,
  type Bonus,
  type EveningChoice,
} from './bonuses.ts';
import { house, type House } from './house.ts';

export const MONASTERY_TRACK = {
  last: 22,
  bonuses: {
    3: card('barback'),
    5: house(thalers(2)),
    6: house(card('dishwasher')),
    8: house(card('server')),
    10: house(noble),
    12: house(thalers(4)),
    13: house(deny),
    15: house(noble),
    17: house(card('brewer')),
    19: house(card('table')),
    21: house(noble),
  } as Readonly<Record<number, Bonus | House<Bonus>>>,
} as const;

/** The bonus of a round: one thing, one of two, or one that needs a choice. */
export type EveningBonus = readonly [Bonus] | readonly [Bonus, Bonus] | readonly [EveningChoice];

/** The gifts of the moon, an entry for each round. */
export const TURN_TRACKS: Readonly<Record<'summer' | 'winter', readonly EveningBonus[]>> = {
  summer: [
    [counterGuest],
    [threeBeerGuest, card('barback')],
    [die, card('dishwasher')],
    [counterGuest],
    [card('table'), card('brewer')],
    [counterGuest],
    [die, card('barback')],
    [freeUpgrade],
  ],
  winter: [
    [counterGuest],
    [entertainer('dancer')],
    [entertainer('fireBreather')],
    [counterGuest],
    [entertainer('juggler')],
    [die, card('barback')],
    [counterGuest],
    [card('table'), card('brewer')],
  ],
};

/** Schnapps on the moon's way to each round: printed on the board for rounds 2 and 8, on tiles of module 2 for the others. */
export const SCHNAPPS_ON_THE_WAY = {
  module2: [0, 1, 2, 0, 1, 2, 0, 1],
  modules3to5: [0, 1, 0, 0, 0, 0, 0, 1],
} as const;

/** A space of the reputation track: its victory points, or what it gives. */
export type ReputationSpace =
  { readonly vp: number } | { readonly gives: 'schnapps' | 'schnappsOrDeny' | 'signature' | 'crown' };

/** The circuit; its order is a house value. The signature space exists in module 5 only. */
export const REPUTATION_TRACK: House<readonly ReputationSpace[]> = house([
  { vp: 1 },
  { vp: 2 },
  { vp: 3 },
  { gives: 'schnapps' },
  { vp: 4 },
  { vp: 5 },
  { gives: 'signature' },
  { vp: 6 },
  { gives: 'schnappsOrDeny' },
  { vp: 7 },
  { vp: 8 },
  { gives: 'crown' },
]);
