// A piece: one picture lying somewhere on the table. A whole table is a list of them, those further up lie on those before.
import type { Card, Face, GuestId, Seat, Space } from '../../../game/index.ts';
import type { Spot } from '../../model/spots.ts';
import type { ArtKey } from '../art.ts';
import type { Rect } from '../layout/rect.ts';
import type { Sketch } from '../sketches.ts';

/** What a piece stands for, so that motions find it. */
export type Stands =
  | { is: 'card'; card: Card }
  | { is: 'die'; value: Face; own: boolean; seat: Seat; at: Space | null }
  | { is: 'coasterDie'; value: Face; seat: Seat }
  | { is: 'coaster'; seat: Seat }
  | { is: 'marker'; track: 'monastery' | 'reputation'; seat: Seat }
  | { is: 'offer'; place: number; guest: GuestId }
  | { is: 'goods' };

export interface Piece {
  /** The same thing keeps its key from one table to the next. */
  key: string;
  picture: ArtKey | Sketch;
  box: Rect;
  alpha?: number;
  spot?: Spot;
  stands?: Stands;
}

/** Collects pieces, the lowest first. */
export class Pile {
  readonly pieces: Piece[] = [];

  add(piece: Piece): void {
    this.pieces.push(piece);
  }
}
