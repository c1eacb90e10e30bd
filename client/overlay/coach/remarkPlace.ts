// Places the speech bubble of a bot over the canvas: at the plate of its seat, on the side that faces the middle of the
// table, so that it covers neither the dock below nor the bar above.
import type { Rect } from '../../model/stage.ts';

/** The largest width of the bubble, as in its stylesheet. */
const WIDTH = 260;
const GAP = 4;
const EDGE = 6;

/** If the seat has no plate in view: in the corner where nothing happens, which is the lower one while one looks at one's guests. */
const CORNER = { left: '8px', top: '8px' };
const LOW_CORNER = { left: '8px', bottom: '8px' };

export function remarkPlace(plate: Rect | null, hostHeight: number, isAboutGuests = false): Record<string, string> {
  if (plate === null || plate.width === 0) return isAboutGuests ? LOW_CORNER : CORNER;
  const left = `max(${EDGE}px, min(${plate.x}px, 100% - ${WIDTH + EDGE}px))`;
  const isLow = plate.y + plate.height / 2 > hostHeight / 2;
  return isLow
    ? { left, bottom: `${hostHeight - plate.y + GAP}px` }
    : { left, top: `${plate.y + plate.height + GAP}px` };
}
