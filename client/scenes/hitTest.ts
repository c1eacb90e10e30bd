// Finds what lies under a point. `pieceAt`: the nearest of some pieces, within a finger's breadth. `spotAt`: the spot of
// the uppermost piece there or, where no piece lies, the spot that is printed on the table.
import type { Spot } from '../model/spots.ts';
import type { Layout } from './layout.ts';
import { atLeast, contains, type Rect } from './layout/rect.ts';
import type { Piece } from './pieces/piece.ts';

/** The piece under the point. Boxes smaller than `finger` are enlarged to it; of several the nearest one is hit. */
export function pieceAt(pieces: readonly Piece[], x: number, y: number, finger: number): Piece | null {
  let best: Piece | null = null;
  let nearest = Infinity;
  for (const piece of pieces) {
    const { box } = piece;
    if (!contains(atLeast(box, finger), x, y)) continue;
    const far = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    // Of two pieces in the same place the upper one counts.
    if (far > nearest) continue;
    nearest = far;
    best = piece;
  }
  return best;
}

/** The spot of the uppermost piece under the point, of those that have one; where there is none, a printed place. */
export function spotAt(pieces: readonly Piece[], layout: Layout, x: number, y: number, finger: number): Spot | null {
  const upper = pieces.findLast(({ spot, box }) => spot !== undefined && contains(box, x, y));
  // A printed place that is hit exactly comes before one that is near.
  return upper?.spot ?? printedAt(layout, x, y, 0) ?? printedAt(layout, x, y, finger);
}

const area = ({ width, height }: Rect): number => width * height;

/** Of nested places the smallest one; of several with the same rectangle the one named first. */
function printedAt(layout: Layout, x: number, y: number, finger: number): Spot | null {
  let best: { spot: Spot; box: Rect } | null = null;
  for (const placed of layout.spots.values()) {
    if (!contains(atLeast(placed.box, finger), x, y)) continue;
    if (best === null || area(placed.box) < area(best.box) - 0.01) best = placed;
  }
  return best?.spot ?? null;
}
