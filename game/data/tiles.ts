// The nine parts of a tavern that can be upgraded, and the dice that the equipment takes.
import { house } from './house.ts';

/**
 * `discount` is per matching card returned; `basic` and `upgraded` are the numbers on the two sides: a yield, a
 * capacity or a count. `works`: the round from which an upgrade made while serving counts, this one or the next.
 */
export const TILE_PRINT = {
  dishwasher: { price: 9, card: 'dishwasher', discount: 3, basic: 0, upgraded: 1, works: 'nextRound' },
  server: { price: house(12), card: 'server', discount: 4, basic: 0, upgraded: 1, works: 'nextRound' },
  tables: { price: house(15), card: 'table', discount: 5, basic: 3, upgraded: 4, works: 'nextRound' },
  brewer: { price: 18, card: 'brewer', discount: 6, basic: 1, upgraded: 2, works: 'atOnce' },
  barrel: { price: 9, card: null, discount: 0, basic: 1, upgraded: 2, works: 'atOnce' },
  cashbox: { price: house(10), card: null, discount: 0, basic: 1, upgraded: 3, works: 'atOnce' },
  monk: { price: house(9), card: null, discount: 0, basic: 1, upgraded: 2, works: 'atOnce' },
  safe: { price: house(7), card: null, discount: 0, basic: 2, upgraded: 5, works: 'atOnce' },
  storage: { price: house(7), card: null, discount: 0, basic: 2, upgraded: 5, works: 'atOnce' },
} as const;

/** The dice each space takes: `any`, or the values named. */
export const EQUIPMENT_PRINT = {
  cashbox: { takes: 'any', holds: 'oneARound' },
  barrel: { takes: 'any', holds: 'oneARound' },
  monk: { takes: [5], holds: 'anyNumber' },
  brewer: { takes: [1, 6], holds: 'anyNumber' },
} as const;
