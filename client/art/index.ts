// The door to the pictures of the table. Heavy: to be imported together with the table, not with the first screen.
export { buildAtlases, paintAlone, type Atlases, type AtlasPage, type Frame } from './atlas.ts';
export { BAR_GUESTS, BAR_SCHNAPPS, BAR_UNIT } from './bar.ts';
export { BOOK_UNIT, bookCell } from './guestBook.ts';
export { MONASTERY_SPACES, MONASTERY_UNIT, MONASTERY_WINDOWS, MOON_PLACES, type Season } from './monasteryBoard.ts';
export { REPUTATION_START, REPUTATION_UNIT, reputationPlaces, type ReputationBoard } from './reputationBoard.ts';
export { TUMBLE_FRAMES, type DieColour, type TumbleFrame } from './dice.ts';
export { faceUrl, personOn, personUrl } from './faces.ts';
export { loadFonts } from './fonts.ts';
export type { Ink, Point } from './ink.ts';
export {
  artManifest,
  FLAMES,
  largeCard,
  RAISES,
  SIZE,
  type ArtKey,
  type CardKey,
  type Picture,
  type Priority,
} from './manifest.ts';
export { PANEL_KEYS, PANELS, type PanelKey } from './panels.ts';
export { room, sconces, WALL_SHARE } from './room.ts';
export * from './theme.ts';
export { pictureUrl } from './url.ts';
export { TILE_ANCHOR, TILE_UNIT, type TileSide } from './tiles.ts';
