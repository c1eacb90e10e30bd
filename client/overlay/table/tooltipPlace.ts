// Finds the place of a tooltip: beside what it explains, inside `room` (the canvas above the dock) and, if possible,
// off what must stay in sight.
import type { Rect } from '../../model/stage.ts';

export interface Size {
  width: number;
  height: number;
}

/** The target counts more than what lies around it: a finger taps it again to buy it. */
const TARGET_WEIGHT = 1000;

const GAP = 10;
const MARGIN = 6;
/** Along a side: in the middle first, then flush with either end. */
const SHARES = [0.5, 0, 1] as const;

const within = (wanted: number, size: number, room: number): number =>
  Math.max(MARGIN, Math.min(wanted, room - size - MARGIN));

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The height of the room above a dock that lies over its lower edge; all of it where the dock lies outside it. */
export function heightAbove(dock: Rect, room: Rect): number {
  const isOutside = dock.x >= room.x + room.width - 1 || dock.y >= room.y + room.height - 1;
  return isOutside ? room.height : dock.y - room.y;
}

/**
 * The place that covers the least. Of equal ones it is the first in this order: right of the target, left, above and
 * below, each in the middle of that side; then the same four, flush with one end of it, then with the other.
 */
export function tooltipPlace(tooltip: Size, room: Size, target: Rect, keepClear: readonly Rect[]): Rect {
  const corners = SHARES.flatMap((share) => {
    const x = target.x + (target.width - tooltip.width) * share;
    const y = target.y + (target.height - tooltip.height) * share;
    return [
      { x: target.x + target.width + GAP, y },
      { x: target.x - GAP - tooltip.width, y },
      { x, y: target.y - GAP - tooltip.height },
      { x, y: target.y + target.height + GAP },
    ];
  });
  const places = corners.map(({ x, y }): Rect => ({
    ...tooltip,
    x: within(x, tooltip.width, room.width),
    y: within(y, tooltip.height, room.height),
  }));
  const coveredArea = (place: Rect): number =>
    keepClear.reduce((area, thing) => area + overlap(place, thing), TARGET_WEIGHT * overlap(place, target));
  return places.reduce((best, place) => (coveredArea(place) < coveredArea(best) ? place : best));
}
