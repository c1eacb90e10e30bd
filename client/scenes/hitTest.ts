// What lies under a point: dice before all else, then spots, and of several spots the smallest.
import type { Spot } from '../model/spots.ts';
import type { Layout } from './layout.ts';
import { atLeast, contains, type Rect } from './layout/rect.ts';
import type { Piece } from './pieces/piece.ts';

/** Fingers hit the nearest of several things that are smaller than they. */
export function pieceAt(pieces: readonly Piece[], x: number, y: number, finger: number): Piece | null {
  let best: Piece | null = null;
  let nearest = Infinity;
  for (const piece of pieces) {
    const { box } = piece;
    if (!contains(atLeast(box, finger), x, y)) continue;
    const far = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    // Of two at the same place the upper one counts.
    if (far > nearest) continue;
    nearest = far;
    best = piece;
  }
  return best;
}

const area = ({ width, height }: Rect): number => width * height;

export function spotAt(layout: Layout, x: number, y: number, finger: number): Spot | null {
  return smallest(layout, x, y, 0) ?? smallest(layout, x, y, finger);
}

function smallest(layout: Layout, x: number, y: number, finger: number): Spot | null {
  let best: { spot: Spot; box: Rect } | null = null;
  for (const placed of layout.spots.values()) {
    const { spot, box } = placed;
    if (!contains(atLeast(box, finger), x, y)) continue;
    // Of cards that overlap the later one lies on top; of all that has its place on a plate the plate, named first, counts.
    const upper = best !== null && spot.at === 'table' && best.spot.at === 'table' && box.x > best.box.x;
    if (best === null || upper || area(box) < area(best.box) - 0.01) best = placed;
  }
  return best?.spot ?? null;
}
