// The bar at the final count, in two pictures: the bar without its bartender, and the bartender with a raised mug, who
// is moved while cheering.
import { barPicture } from './bar.ts';
import { bartenderOf } from './cast.ts';
import { behindTable, onTable } from './halfFigure.ts';
import type { Picture } from './picture.ts';
import type { PlayerColour } from './theme.ts';
import { BAR_UNIT } from './units.ts';

type Drawing = Pick<Picture, 'width' | 'height' | 'paint'>;

export const untendedBar = (colour: PlayerColour): Drawing => ({
  ...BAR_UNIT,
  paint: (ink) => barPicture(ink, colour, null),
});

/** The picture ends a little below the edge of the counter, at which counting.css cuts it off. */
export const cheeringBartender = (colour: PlayerColour, character: string | null): Drawing => ({
  width: 240,
  height: 270,
  paint: (ink) => {
    const who = bartenderOf(colour, character);
    const x = 114;
    const edge = 228;
    behindTable(ink, who, x, edge, 'served');
    onTable(ink, who, x, edge, 'served');
  },
});
