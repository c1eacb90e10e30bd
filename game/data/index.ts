// The door to the printed game. Impossible data does not get through it.
import { NOBLE_CARD, REGULAR_CARDS, TAVERN_CARD_PRINT } from './cards.ts';
import { checkPrint } from './check.ts';
import { GUEST_BOOK } from './guestBook.ts';
import { GUEST_CARDS } from './guests.ts';
import { housesIn } from './house.ts';
import { START_CARDS } from './startCards.ts';
import { TILE_PRINT } from './tiles.ts';
import { MONASTERY_TRACK, REPUTATION_TRACK, SCHNAPPS_ON_THE_WAY, TURN_TRACKS } from './tracks.ts';

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

const PRINT = {
  guests: GUEST_CARDS,
  regulars: REGULAR_CARDS,
  tavernCards: TAVERN_CARD_PRINT,
  noble: NOBLE_CARD,
  tiles: TILE_PRINT,
  monastery: MONASTERY_TRACK,
  turnTracks: TURN_TRACKS,
  schnappsOnTheWay: SCHNAPPS_ON_THE_WAY,
  reputation: REPUTATION_TRACK,
  guestBook: GUEST_BOOK,
  startCards: START_CARDS,
};

checkPrint(PRINT);

/** Every value that is ours and not printed. */
export const HOUSE_VALUES = Object.entries(PRINT).flatMap(([name, table]) => housesIn(name, table));
