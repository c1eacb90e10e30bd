// Warnings before a turn or the planning ends.
import { SUPPLIES } from '../../../../game/index.ts';
import type { WarningKind } from '../../../model/warnings.ts';
import type { WarningFacts } from '../../facts.ts';
import { number, count } from '../grammar.ts';
import { thalers, beer, schnapps } from './amounts.ts';
import { tileNouns } from './nouns.ts';

export const warnings: { [K in WarningKind]: (warned: WarningFacts<K>) => string } = {
  diceUnplaced: ({ count: n }) =>
    count(n, {
      one: 'Ещё # кубик можно разместить.',
      few: 'Ещё # кубика можно разместить.',
      other: 'Ещё # кубиков можно разместить.',
    }),
  diceNotTaken: ({ count: n }) =>
    count(n, {
      one: '# кубик остался на клетке.',
      few: '# кубика остались на клетках.',
      other: '# кубиков остались на клетках.',
    }),
  thalersLost: ({ count: n, kept }) => `В сейф помещается ${thalers(kept)}; пропадёт ${thalers(n)}.`,
  beerLost: ({ count: n, kept }) => `На склад помещается ${beer(kept)}; пропадёт ${beer(n)}.`,
  freeUpgrade: ({ tile }) => `Возможно бесплатное улучшение: ${tileNouns[tile].nom}.`,
  bardsUnused: ({ count: n }) =>
    count(n, {
      one: '# бард ещё не спел.',
      few: '# барда ещё не спели.',
      other: '# бардов ещё не спели.',
    }),
  schnappsOver: ({ count: n }) =>
    `При закрытии вернётся ${schnapps(n)}: оставить можно не больше ${number(SUPPLIES.schnappsKept)}.`,
};
