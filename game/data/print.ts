// The printed tables that are checked and searched for house values, in one object.
import { NOBLE_PRINT, REGULAR_PRINT, TAVERN_CARD_PRINT } from './cards.ts';
import { GUEST_BOOK_PRINT } from './guestBook.ts';
import { GUEST_PRINT } from './guests.ts';
import { START_CARDS } from './startCards.ts';
import { TILE_PRINT } from './tiles.ts';
import { MONASTERY_TRACK, REPUTATION_TRACK, SCHNAPPS_ON_THE_WAY, TURN_TRACKS } from './tracks.ts';

export const PRINT = {
  guests: GUEST_PRINT,
  regulars: REGULAR_PRINT,
  tavernCards: TAVERN_CARD_PRINT,
  noble: NOBLE_PRINT,
  tiles: TILE_PRINT,
  monastery: MONASTERY_TRACK,
  turnTracks: TURN_TRACKS,
  schnappsOnTheWay: SCHNAPPS_ON_THE_WAY,
  reputation: REPUTATION_TRACK,
  guestBook: GUEST_BOOK_PRINT,
  startCards: START_CARDS,
};
