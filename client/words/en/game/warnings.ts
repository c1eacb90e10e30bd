// Warnings before a turn or the planning ends.
import { SUPPLIES } from '../../../../game/index.ts';
import type { WarningKind } from '../../../model/warnings.ts';
import type { WarningFacts } from '../../facts.ts';
import { number, count } from '../grammar.ts';
import { thalers, beer, schnapps } from './amounts.ts';
import { names } from './names.ts';

export const warnings: { [K in WarningKind]: (warned: WarningFacts<K>) => string } = {
  diceUnplaced: ({ count: n }) =>
    count(n, { one: '# die could still be placed.', other: '# dice could still be placed.' }),
  diceNotTaken: ({ count: n }) =>
    count(n, { one: '# die was not taken off its space.', other: '# dice were not taken off their spaces.' }),
  thalersLost: ({ count: n, kept }) => `The safe keeps ${thalers(kept)}; ${thalers(n)} will be lost.`,
  beerLost: ({ count: n, kept }) => `The storage keeps ${beer(kept)}; ${beer(n)} will be lost.`,
  freeUpgrade: ({ tile }) => `The ${names.tiles[tile]} could be upgraded for free.`,
  bardsUnused: ({ count: n }) => count(n, { one: '# bard has not sung yet.', other: '# bards have not sung yet.' }),
  schnappsOver: ({ count: n }) =>
    `At closing time ${schnapps(n)} will go back, as ${number(SUPPLIES.schnappsKept)} are the most.`,
};
