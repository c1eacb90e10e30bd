// Regulars, tavern cards and nobles, with how many of each there are, and the numbers of dice and other components.
import { house } from './house.ts';

export const REGULAR_PRINT = {
  regular1: { perPlayer: 3, die: 1, pays: house(1), vp: house(0) },
  regular2: { perPlayer: 4, die: 2, pays: house(2), vp: house(0) },
} as const;

/** The price in thalers is the number that names the card in the rulebooks. `from`: the first module it is played with. */
export const TAVERN_CARD_PRINT = {
  bard: { price: 1, copies: 16, vp: house(0), from: 3 },
  barback: { price: 2, copies: 16, vp: house(0), from: 1 },
  dishwasher: { price: 3, copies: 16, vp: house(0), from: 1 },
  server: { price: 4, copies: 16, vp: house(0), from: 1 },
  table: { price: 5, copies: 16, vp: house(0), from: 1 },
  brewer: { price: 6, copies: 16, vp: house(0), from: 1 },
} as const;

/** `cost`: beer for one, two or three of them at once. */
export const NOBLE_PRINT = { copies: 61, die: 2, pays: 2, vp: 10, cost: [9, 14, 18] } as const;

export const STARTING_TAVERN_CARDS = ['server', 'table', 'brewer'] as const;

/**
 * Counter guests and dice are for each player, schnapps and signatures for all together. `schnappsKept` is what a player may
 * keep at the end of a round; `rowPlaces` are the places beside the pile of 3-beer guests.
 */
export const SUPPLIES = {
  counterGuests: 3,
  ownDice: 3,
  whiteDice: 4,
  schnapps: 20,
  schnappsKept: 4,
  signatures: 40,
  rowPlaces: 4,
  startCardsShown: 3,
} as const;
