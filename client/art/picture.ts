// A picture of the table: its key, its size, and how it is drawn.
import type { Entertainer, Face, ReputationSpace, Side, StartCard, Tile } from '../../game/index.ts';
import type { BarKey } from './barKeys.ts';
import type { CardKey } from './cardKeys.ts';
import type { DieColour, TumbleFrame } from './dice.ts';
import type { Ink } from './ink.ts';
import type { Season } from './monasteryLandscape.ts';
import type { ReputationBoardKind } from './reputationBoard.ts';
import type { ThingKey } from './tableThings.ts';
import type { PlayerColour } from './theme.ts';
import type { TileSide } from './tiles.ts';

export interface Picture {
  readonly key: ArtKey;
  readonly width: number;
  readonly height: number;
  /** Draws into a box of width by height whose corner is the origin; `shownWidth` is its width on the screen in CSS pixels. */
  readonly paint: (ink: Ink, shownWidth?: number) => void;
}

export type EntertainerKey = { [E in Entertainer]: `entertainer/${E}/${Side<E>}` }[Entertainer];
/** The piles of cards in front of a player. */
export const PILES = ['deck', 'discard'] as const;

/** The spaces of the reputation track, by their victory points or by what they give. */
export type ReputationSign = number | Extract<ReputationSpace, { gives: unknown }>['gives'];

/** The amounts by which dishwashers raise a die. */
export const RAISES = [1, 2, 3, 4, 5] as const;

export type ArtKey =
  | CardKey
  | `startCard/${StartCard}`
  | EntertainerKey
  | ThingKey
  | `tile/${Tile}/${TileSide}`
  | BarKey
  | `coaster/${PlayerColour}`
  | `marker/${PlayerColour}`
  | `die/${DieColour}/${Face}`
  | `die/${DieColour}/tumble/${TumbleFrame}`
  | 'mark/spent'
  | `helped/${(typeof RAISES)[number]}`
  | `board/monastery/${Season}`
  | `board/reputation/${ReputationBoardKind}`
  | 'board/book'
  | 'guestTable'
  | 'place/card'
  | `place/${(typeof PILES)[number]}`
  | `space/${ReputationSign}`
  | 'icon/hourglass';

/** Sizes of pictures, in their own pixels; where they are shown, they are scaled. */
export const SIZE = {
  card: { width: 120, height: 168 },
  cardLarge: { width: 280, height: 392 },
  startCard: { width: 154, height: 210 },
  die: 52,
  icon: 32,
} as const;

/** The size and the painter of a picture that is drawn in units of its own, at this width. */
export const scaled = (
  unit: { readonly width: number; readonly height: number },
  width: number,
  draw: (ink: Ink, shownWidth: number) => void,
) => ({
  width,
  height: Math.round((width * unit.height) / unit.width),
  paint: (ink: Ink, shownWidth = width) => {
    ink.scale(width / unit.width, width / unit.width);
    draw(ink, shownWidth);
  },
});
