// Places the speech bubble of a bot over the canvas: on desks beside its plate, over its own tavern, so that it covers nothing
// that others need; elsewhere on the side of the plate that faces the middle of the table, off the dock and the bar.
import type { Rect } from '../../model/stage.ts';

/** The largest width of the bubble, as in its stylesheet. */
const WIDTH = 260;
const GAP = 4;
/** Narrower canvases have no room beside a plate. */
const DESK_WIDTH = 900;
const EDGE = 6;

/** Where a bubble lies if the seat has no plate in view: in the upper corner, or below while players look at their guests above. */
const CORNER = { left: '8px', top: '8px' };
const LOW_CORNER = { left: '8px', bottom: '8px' };

interface Size {
  width: number;
  height: number;
}

export function remarkPlace(plate: Rect | null, host: Size, isAboutGuests = false): Record<string, string> {
  if (plate === null || plate.width === 0) return isAboutGuests ? LOW_CORNER : CORNER;
  if (host.width >= DESK_WIDTH) {
    const beside = Math.min(plate.x + plate.width + GAP, host.width - WIDTH - EDGE);
    return { left: `${beside}px`, top: `${plate.y}px` };
  }
  const left = `max(${EDGE}px, min(${plate.x}px, 100% - ${WIDTH + EDGE}px))`;
  const isLow = plate.y + plate.height / 2 > host.height / 2;
  return isLow
    ? { left, bottom: `${host.height - plate.y + GAP}px` }
    : { left, top: `${plate.y + plate.height + GAP}px` };
}
