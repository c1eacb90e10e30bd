// Refuses impossible data when it is loaded, with a sentence that names the entry.
import {
  faultsInTiles,
  faultsInMonastery,
  faultsInTurnTracks,
  faultsInSchnapps,
  faultsInReputation,
  faultsInGuestBook,
} from './check/boards.ts';
import {
  faultsInGuests,
  faultsInRegulars,
  faultsInTavernCards,
  faultsInNoble,
  faultsInStartCards,
} from './check/cards.ts';
import { listOf, fieldsOf, type Fields } from './check/values.ts';
import { stripHouse } from './house.ts';

/** The input of the check: wider than the types of the tables, so that faulty tables can be passed in. */
export interface Print {
  readonly guests: object;
  readonly regulars: object;
  readonly tavernCards: object;
  readonly noble: object;
  readonly tiles: object;
  readonly monastery: object;
  readonly turnTracks: object;
  readonly schnappsOnTheWay: object;
  readonly reputation: object;
  readonly guestBook: object;
  readonly startCards: object;
}

/** All faults of a printed game, one sentence each. */
export function faultsIn(print: Print): string[] {
  const part = (name: keyof Print): Fields => fieldsOf(stripHouse(print[name]));
  return [
    ...faultsInGuests(part('guests')),
    ...faultsInRegulars(part('regulars')),
    ...faultsInTavernCards(part('tavernCards')),
    ...faultsInNoble(part('noble')),
    ...faultsInTiles(part('tiles')),
    ...faultsInMonastery(part('monastery')),
    ...faultsInTurnTracks(part('turnTracks')),
    ...faultsInSchnapps(part('schnappsOnTheWay')),
    ...faultsInReputation(listOf(stripHouse(print.reputation))),
    ...faultsInGuestBook(part('guestBook')),
    ...faultsInStartCards(part('startCards')),
  ];
}

/** Throws if the data cannot be a game. */
export function checkPrint(print: Print): void {
  const faults = faultsIn(print);
  if (faults.length > 0) throw new Error(`The printed game is impossible:\n${faults.join('\n')}`);
}
