// The guest book of module 5: four columns by the guests' cost, their cells from top to bottom.
import { card, noble, reputation, schnapps, type Bonus } from './bonuses.ts';
import { house, type House } from './house.ts';
import type { ByColumn } from './names.ts';

export const BOOK_ROWS = 4;

export const GUEST_BOOK_PRINT: ByColumn<{
  readonly costs: readonly number[];
  readonly cells: House<readonly (Bonus | null)[]>;
}> = {
  '3-4': { costs: [3, 4], cells: house([null, reputation(1), card('barback'), null]) },
  '5': { costs: [5], cells: house([null, card('dishwasher'), null, reputation(3)]) },
  '6': { costs: [6], cells: house([schnapps(1), null, card('server'), null]) },
  '7-8': { costs: [7, 8], cells: house([reputation(1), null, card('table'), noble]) },
};
