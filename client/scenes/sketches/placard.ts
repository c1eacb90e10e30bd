// The placard on which a neighbour's thing is shown: a board in the neighbour's colour, with the name below the thing.
import type { Colour } from '../../model/tableModel.ts';
import { brass, crest, downward, FONT, isolated, LETTERS, PLAYER_PAINT, rounded, shadow } from '../art.ts';
import { rect, type Rect } from '../layout/rect.ts';
import type { Sketch } from '../sketches.ts';
import { shortened } from './plates.ts';

/** The edge around the thing and the strip below it, as shares of the thing's longer side. */
const EDGE = 0.045;
const STRIP = 0.16;

/** The box of the placard on which a thing with this box is shown. */
export function placardAround(thing: Rect): Rect {
  const side = Math.max(thing.width, thing.height);
  const edge = side * EDGE;
  return rect(thing.x - edge, thing.y - edge, thing.width + 2 * edge, thing.height + edge + side * STRIP);
}

export const placard = (name: string, colour: Colour): Sketch => ({
  key: `placard ${colour} ${name}`,
  paint: (ink, width, height) => {
    const paint = PLAYER_PAINT[colour];
    const box = { x: 2, y: 2, width: width - 4, height: height - 4 };
    isolated(ink, () => {
      shadow(ink, { colour: 'rgba(0,0,0,.7)', blur: 10, y: 4 });
      rounded(ink, box, 8);
      ink.fillStyle = paint.dark;
      ink.fill();
    });
    rounded(ink, box, 8);
    ink.fillStyle = downward(ink, 0, height, [0, paint.light, 0.4, paint.base, 1, paint.base]);
    ink.fill();
    ink.lineWidth = 2;
    ink.strokeStyle = brass(ink, 0, 0, width, height);
    ink.stroke();
    const strip = (Math.max(width, height) * STRIP) / (1 + 2 * EDGE);
    const y = height - strip / 2 - 1;
    const icon = strip * 0.84;
    crest(ink, colour, icon * 0.7, y, icon);
    const left = icon * 1.35;
    const size = Math.max(LETTERS.least, Math.min(strip * 0.66, LETTERS.largestName));
    ink.font = `700 ${size}px ${FONT.text}`;
    ink.textAlign = 'left';
    ink.textBaseline = 'alphabetic';
    ink.fillStyle = paint.on;
    ink.fillText(shortened(ink, name, width - left - 6), left, y + size * 0.32);
  },
});
