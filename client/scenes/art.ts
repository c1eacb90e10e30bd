// Everything that scenes import from client/art but its fonts.ts: layouts run in Node, too, which cannot load the
// stylesheet of the fonts.
export { BAR_GUESTS, BAR_SCHNAPPS, crest } from '../art/bar.ts';
export { barKey } from '../art/barKeys.ts';
export { newInk } from '../art/canvas.ts';
export { cardKey } from '../art/cardKeys.ts';
export { CARD_ANCHOR } from '../art/cardScene.ts';
export { dieOutline, TUMBLE_FRAMES } from '../art/dice.ts';
export { laurel } from '../art/honours.ts';
export { flame } from '../art/lights.ts';
export { bookCell } from '../art/guestBook.ts';
export {
  isolated,
  disc,
  downward,
  figure,
  fillBox,
  glowing,
  light,
  ring,
  rounded,
  shadow,
  type Ink,
} from '../art/ink.ts';
export { artManifest } from '../art/manifest.ts';
export { type ArtKey, type Picture } from '../art/picture.ts';
export { coin } from '../art/money.ts';
export {
  eveningNumber,
  MONASTERY_SPACES,
  MONASTERY_WINDOW,
  MONASTERY_WINDOWS,
  MOON_PLACES,
} from '../art/monasteryBoard.ts';
export { archIn } from '../art/wallFittings.ts';
export { hooded } from '../art/people.ts';
export { REPUTATION_START, reputationPlaces, type ReputationBoardKind } from '../art/reputationBoard.ts';
export { redRibbon } from '../art/ribbon.ts';
export { booth, diceTray, house, night, smallHouse } from '../art/tavernHouse.ts';
export { cardToken, monasteryToken } from '../art/symbols.ts';
export { FONT, LETTERS, PALETTE, PLAYER_PAINT, type PlayerColour } from '../art/theme.ts';
export { TILE_ANCHOR } from '../art/tiles.ts';
export {
  BAR_UNIT,
  BOOK_UNIT,
  CARD_UNIT,
  ENTERTAINER_UNIT,
  MONASTERY_UNIT,
  REPUTATION_UNIT,
  GUEST_TABLE_UNIT,
  START_UNIT,
  TILE_UNIT,
} from '../art/units.ts';
export { schnappsGlass, startMug, stein } from '../art/vessels.ts';
export { plank, OAK, TABLE_WOOD } from '../art/wood.ts';
export { brass } from '../art/brass.ts';
