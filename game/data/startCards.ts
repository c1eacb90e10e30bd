// The seven start cards of module 4; each replaces the server, table and brewer of the usual starting deck.
import { card, monastery, schnapps, type Bonus } from './bonuses.ts';
import type { Tile } from './names.ts';

/** `holding`: the beer with which an upgraded storage starts. `regulars`: how many are taken out of the deck. */
export type StartItem =
  | Bonus
  | { readonly gives: 'upgrade'; readonly tile: Tile; readonly holding: number }
  | { readonly gives: 'removal'; readonly regulars: number };

const upgraded = (tile: Tile, holding = 0) => ({ gives: 'upgrade', tile, holding }) as const;
const removed = (regulars: number) => ({ gives: 'removal', regulars }) as const;

export const START_CARDS = {
  1: [card('server'), card('table'), card('brewer')],
  2: [card('bard'), card('barback'), card('brewer'), card('dishwasher')],
  3: [monastery(3), removed(2)],
  4: [schnapps(1), upgraded('tables')],
  5: [card('bard'), card('table'), upgraded('storage', 5)],
  6: [card('server'), upgraded('server')],
  7: [card('dishwasher'), removed(1), upgraded('cashbox')],
} as const satisfies Record<number, readonly StartItem[]>;

export const START_CARD_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;
export type StartCard = (typeof START_CARD_NUMBERS)[number];
