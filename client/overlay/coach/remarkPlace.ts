// Places the speech bubble of a bot over the canvas, where it covers nothing that is needed:
// - desktop: beside the bot's plate, over its own tavern;
// - tablet: above or below the plate, towards the middle of the table;
// - phone: at the lower edge, above the dice or a choice of pictures there, and not at the plate, since the table may
//   be scrolled meanwhile.
import type { Rect } from '../../model/stage.ts';

interface Size {
  width: number;
  height: number;
}

/** The largest width of the bubble, as in its stylesheet. */
const WIDTH = 260;
const GAP = 4;
/** Narrower canvases have no room beside a plate. */
const DESKTOP_WIDTH = 900;
/** Narrower or lower canvases are those of phones. */
const TABLET: Size = { width: 640, height: 512 };
const EDGE = 6;

/** If the seat has no plate in view: the upper corner, or the lower one while players look at their guests above. */
const CORNER = { left: '8px', top: '8px' };
const LOW_CORNER = { left: '8px', bottom: '8px' };
/** On a phone on its side the dice lie at the lower edge. */
const ABOVE_THE_DICE = { left: '8px', bottom: '18%' };

interface Surroundings {
  /** Players look at their guests, at the top of the canvas. */
  guestsAreShown?: boolean;
  /** The height of the choice of pictures that lies over the lower edge of the canvas. */
  covered?: number;
}

export function remarkPlace(plate: Rect | null, canvas: Size, surroundings: Surroundings = {}): Record<string, string> {
  const { guestsAreShown = false, covered = 0 } = surroundings;
  const isPhone = canvas.width < TABLET.width || canvas.height < TABLET.height;
  if (isPhone && covered > 0) return { left: LOW_CORNER.left, bottom: `${covered + GAP}px` };
  if (isPhone) return canvas.width > canvas.height ? ABOVE_THE_DICE : LOW_CORNER;
  if (plate === null || plate.width === 0) return guestsAreShown ? LOW_CORNER : CORNER;
  if (canvas.width >= DESKTOP_WIDTH) {
    const beside = Math.min(plate.x + plate.width + GAP, canvas.width - WIDTH - EDGE);
    return { left: `${beside}px`, top: `${plate.y}px` };
  }
  const left = `max(${EDGE}px, min(${plate.x}px, 100% - ${WIDTH + EDGE}px))`;
  const isLow = plate.y + plate.height / 2 > canvas.height / 2;
  return isLow
    ? { left, bottom: `${canvas.height - plate.y + GAP}px` }
    : { left, top: `${plate.y + plate.height + GAP}px` };
}
