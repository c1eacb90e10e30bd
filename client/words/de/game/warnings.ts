// Warnings before a turn or the planning ends.
import { SUPPLIES } from '../../../../game/index.ts';
import type { WarningKind } from '../../../model/warnings.ts';
import type { WarningFacts } from '../../facts.ts';
import { capital, number, count, the } from '../grammar.ts';
import { thalers, beer, schnapps } from './amounts.ts';
import { tileNouns } from './nouns.ts';

export const warnings: { [K in WarningKind]: (warned: WarningFacts<K>) => string } = {
  diceUnplaced: ({ count: n }) =>
    count(n, { one: '# Würfel könnte noch gelegt werden.', other: '# Würfel könnten noch gelegt werden.' }),
  diceNotTaken: ({ count: n }) =>
    count(n, { one: '# Würfel liegt noch auf seinem Feld.', other: '# Würfel liegen noch auf ihren Feldern.' }),
  thalersLost: ({ count: n, kept }) =>
    `In den Tresor ${kept === 1 ? 'passt' : 'passen'} ${thalers(kept)}; ${thalers(n)} ${n === 1 ? 'geht' : 'gehen'} verloren.`,
  beerLost: ({ count: n, kept }) =>
    `Ins Lager ${kept === 1 ? 'passt' : 'passen'} ${beer(kept)}; ${beer(n)} ${n === 1 ? 'geht' : 'gehen'} verloren.`,
  freeUpgrade: ({ tile }) => `${capital(the(tileNouns[tile]))} ließe sich kostenlos ausbauen.`,
  bardsUnused: ({ count: n }) =>
    count(n, { one: '# Barde hat noch nicht gesungen.', other: '# Barden haben noch nicht gesungen.' }),
  schnappsOver: ({ count: n }) =>
    `Zur Sperrstunde ${n === 1 ? 'geht' : 'gehen'} ${schnapps(n)} zurück, denn mehr als ${number(SUPPLIES.schnappsKept)} darf man nicht behalten.`,
};
