// The printed game, checked when it is loaded.
import { checkPrint } from './check.ts';
import { houseValuesIn } from './house.ts';
import { PRINT } from './print.ts';

export * from './lookup.ts';
export * from './modules.ts';
export * from './names.ts';
export type { Bonus, EveningChoice, Gift } from './bonuses.ts';
export { STARTING_TAVERN_CARDS, SUPPLIES } from './cards.ts';
export { ENTERTAINER_PRINT } from './entertainers.ts';
export { BOOK_ROWS } from './guestBook.ts';
export type { GuestId } from './guests.ts';
export type { HouseValue } from './house.ts';
export { START_CARD_NUMBERS, START_CARDS, type StartCard, type StartItem } from './startCards.ts';
export { EQUIPMENT_PRINT } from './tiles.ts';
export { SCHNAPPS_ON_THE_WAY, TURN_TRACKS, type EveningBonus, type ReputationSpace } from './tracks.ts';

checkPrint(PRINT);

/** All house values. */
export const HOUSE_VALUES = Object.entries(PRINT).flatMap(([name, table]) => houseValuesIn(name, table));
