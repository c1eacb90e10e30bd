// Warnings before a turn or the planning ends.
import { SUPPLIES } from '../../../../game/index.ts';
import type { WarningKind } from '../../../model/warnings.ts';
import type { WarningFacts } from '../../facts.ts';
import { number, count, le } from '../grammar.ts';
import { thalers, beer, schnapps } from './amounts.ts';
import { tileNouns } from './nouns.ts';

const lost = (n: number, amount: string) => `${amount} ${n < 2 ? 'sera perdu' : 'seront perdus'}`;

export const warnings: { [K in WarningKind]: (warned: WarningFacts<K>) => string } = {
  diceUnplaced: ({ count: n }) =>
    count(n, { one: '# dé pourrait encore être posé.', other: '# dés pourraient encore être posés.' }),
  diceNotTaken: ({ count: n }) =>
    count(n, { one: '# dé est resté sur sa case.', other: '# dés sont restés sur leurs cases.' }),
  thalersLost: ({ count: n, kept }) => `Le coffre garde ${thalers(kept)} ; ${lost(n, thalers(n))}.`,
  beerLost: ({ count: n, kept }) =>
    `L’entrepôt garde ${beer(kept)} ; ${beer(n)} ${n < 2 ? 'sera perdue' : 'seront perdues'}.`,
  freeUpgrade: ({ tile }) => `Une amélioration gratuite est possible : ${le(tileNouns[tile])}.`,
  bardsUnused: ({ count: n }) =>
    count(n, { one: '# barde n’a pas encore chanté.', other: '# bardes n’ont pas encore chanté.' }),
  schnappsOver: ({ count: n }) =>
    `À la fermeture, ${schnapps(n)} ${n < 2 ? 'sera rendu' : 'seront rendus'} : on en garde ${number(SUPPLIES.schnappsKept)} au plus.`,
};
