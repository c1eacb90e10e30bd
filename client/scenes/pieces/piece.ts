// A piece: one picture in one place. A table is a list of pieces, the lowest first.
import type { Card, Face, GuestId, Seat, Space } from '../../../game/index.ts';
import type { Spot } from '../../model/spots.ts';
import type { ArtKey } from '../art.ts';
import type { Rect } from '../layout/rect.ts';
import type { Sketch } from '../sketches.ts';

/** The thing that a piece shows: motions and hit targets find the piece by it. */
export type Subject =
  | { is: 'card'; card: Card }
  /** `nth` counts equal dice that lie at the same place. */
  | { is: 'die'; value: Face; own: boolean; seat: Seat; at: Space | null; nth?: number }
  | { is: 'coasterDie'; value: Face; seat: Seat }
  | { is: 'coaster'; seat: Seat }
  | { is: 'marker'; track: 'monastery' | 'reputation'; seat: Seat }
  | { is: 'display'; place: number; guest: GuestId }
  | { is: 'goods' };

export interface Piece {
  /** Stable from one table to the next for the same thing. */
  key: string;
  picture: ArtKey | Sketch;
  box: Rect;
  alpha?: number;
  /** Painted this many times smaller and stretched: for soft light. */
  coarse?: number;
  spot?: Spot;
  subject?: Subject;
}
