// The proportions of the pictures that pages show, so that their places are kept before the code that paints them is loaded.
import type { ArtKey } from './picture.ts';
import {
  BAR_UNIT,
  BOOK_UNIT,
  CARD_UNIT,
  ENTERTAINER_UNIT,
  MARKER_UNIT,
  MONASTERY_UNIT,
  PILE_UNIT,
  REPUTATION_UNIT,
  START_UNIT,
  TILE_UNIT,
} from './units.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const SQUARE: Size = { width: 1, height: 1 };

/** By the beginning of the key. */
const PROPORTIONS = {
  'card/': CARD_UNIT,
  'startCard/': START_UNIT,
  'entertainer/': ENTERTAINER_UNIT,
  'tile/': TILE_UNIT,
  'bar/': BAR_UNIT,
  'board/monastery/': MONASTERY_UNIT,
  'board/reputation/': REPUTATION_UNIT,
  'board/book': BOOK_UNIT,
  'marker/': MARKER_UNIT,
  'place/deck': PILE_UNIT,
  'place/discard': PILE_UNIT,
  'die/': SQUARE,
  'coaster/': SQUARE,
  'space/': SQUARE,
  'thing/': SQUARE,
  'token/': SQUARE,
} as const;

const BEGINNINGS = Object.keys(PROPORTIONS) as (keyof typeof PROPORTIONS)[];

export type PagePictureKey = Extract<ArtKey, `${keyof typeof PROPORTIONS}${string}`>;

const beginningOf = (key: ArtKey) => BEGINNINGS.find((beginning) => key.startsWith(beginning));

export const hasProportions = (key: ArtKey): key is PagePictureKey => beginningOf(key) !== undefined;

export const proportionsOf = (key: PagePictureKey): Size => {
  const beginning = beginningOf(key);
  return beginning === undefined ? SQUARE : PROPORTIONS[beginning];
};
