// The input of a layout, the collection of rectangles that it fills, and the proportions of cards and tiles.
import type { Modules, Seat, StartCard } from '../../../game/index.ts';
import { spotKey, type Spot } from '../../model/spots.ts';
import { CARD_UNIT, ENTERTAINER_UNIT, TILE_UNIT } from '../art.ts';
import type { Rect } from './rect.ts';

/** Desk: a screen with room. Tall: a phone held upright. Low: a phone on its side. */
export type Screen = 'desk' | 'tall' | 'low';

export interface Needs {
  /** Size of the host, in CSS pixels. */
  width: number;
  height: number;
  /** The scale of the table, a setting of the player. */
  scale: number;
  /** Size of the lower right corner of the host that the dock covers; zero where it lies outside, as on phones. */
  dock: { width: number; height: number };
  modules: Modules;
  /** The seat whose tavern is shown large. */
  focus: Seat;
  /** Number of tables by seat. */
  tables: readonly number[];
  /** True while dice are drafted: the coaster of the large tavern has room for large dice. */
  isDrafting: boolean;
  /** True in the phases from server to planning: neighbours have room for dice that lie on no space yet. */
  hasDiceInHand: boolean;
  /** Start cards that get places, in the order in which they lie. */
  startCards: readonly StartCard[];
}

export interface Placed {
  spot: Spot;
  box: Rect;
}

/** Collects the rectangles of all spots. */
export class Places {
  /** Rectangles by spot key. */
  readonly spots = new Map<string, Placed>();

  put(spot: Spot, box: Rect): void {
    this.spots.set(spotKey(spot), { spot, box });
  }
}

/** Width to height. */
const shapeOf = ({ width, height }: { width: number; height: number }): number => width / height;

export const CARD_SHAPE = shapeOf(CARD_UNIT);
export const TILE_SHAPE = shapeOf(TILE_UNIT);
export const ENTERTAINER_SHAPE = shapeOf(ENTERTAINER_UNIT);
