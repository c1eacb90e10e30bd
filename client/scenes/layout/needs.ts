// What a layout depends on, and what it tells.
import type { Module, Seat } from '../../../game/index.ts';
import { spotKey, type Spot } from '../../model/spots.ts';
import { CARD_UNIT, ENTERTAINER_UNIT, TILE_UNIT } from '../art.ts';
import type { Rect } from './rect.ts';

/** Desk: a screen with room. Tall: a phone held upright. Low: a phone on its side. */
export type Screen = 'desk' | 'tall' | 'low';

export interface Needs {
  width: number;
  height: number;
  /** The player's wish: everything larger or smaller. */
  scale: number;
  module: Module;
  /** Whose tavern is large. */
  focus: Seat;
  /** Places at tables, by seat. */
  tables: readonly number[];
  /** Start cards that lie there to be chosen from. */
  startCards: readonly number[];
}

export interface Placed {
  spot: Spot;
  box: Rect;
}

/** Collects where things are. */
export class Places {
  /** By the spot's key. */
  readonly spots = new Map<string, Placed>();

  put(spot: Spot, box: Rect): void {
    this.spots.set(spotKey(spot), { spot, box });
  }
}

const shapeOf = ({ width, height }: { width: number; height: number }): number => width / height;

export const CARD_SHAPE = shapeOf(CARD_UNIT);
export const TILE_SHAPE = shapeOf(TILE_UNIT);
export const ENTERTAINER_SHAPE = shapeOf(ENTERTAINER_UNIT);
