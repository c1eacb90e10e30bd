// Places the speech bubble of a bot over the canvas: at the plate of its seat, on the side that faces the middle of the
// table, so that it covers neither the dock below nor the bar above.
import type { Rect } from '../../model/stage.ts';

/** The largest width of the bubble, as in its stylesheet. */
const WIDTH = 260;
const GAP = 4;
const EDGE = 6;

/** If the seat has no plate in view: in the corner where nothing happens. Dice are taken and placed by looking at the guests above. */
const CORNER = { left: '8px', top: '8px' };
const CORNER_OF_DICE = { left: '8px', bottom: '8px' };

export function remarkPlace(plate: Rect | null, hostHeight: number, isAboutDice = false): Record<string, string> {
  if (plate === null || plate.width === 0) return isAboutDice ? CORNER_OF_DICE : CORNER;
  const left = `max(${EDGE}px, min(${plate.x}px, 100% - ${WIDTH + EDGE}px))`;
  const isLow = plate.y + plate.height / 2 > hostHeight / 2;
  return isLow
    ? { left, bottom: `${hostHeight - plate.y + GAP}px` }
    : { left, top: `${plate.y + plate.height + GAP}px` };
}
