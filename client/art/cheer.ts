// The bar at the final count, in two pictures: the counter, and the bartender who cheers with a raised mug and is moved about.
import { barPicture } from './bar.ts';
import { BARTENDER } from './cast.ts';
import { behindTable, onTable } from './halfFigure.ts';
import type { Picture } from './picture.ts';
import type { PlayerColour } from './theme.ts';
import { BAR_UNIT } from './units.ts';

type Drawing = Pick<Picture, 'width' | 'height' | 'paint'>;

export const untendedBar = (colour: PlayerColour): Drawing => ({
  ...BAR_UNIT,
  paint: (ink) => barPicture(ink, colour, false),
});

/** Ends below the edge of the counter, which hides the rest. */
export const cheeringBartender = (colour: PlayerColour): Drawing => ({
  width: 240,
  height: 270,
  paint: (ink) => {
    const [who, x, edge] = [BARTENDER[colour], 114, 228];
    behindTable(ink, who, x, edge, 'served');
    onTable(ink, who, x, edge, 'served');
  },
});
