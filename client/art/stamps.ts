// Icons stamped on the table: an outline of one colour, with a little light from above.
import { BUTTON_ICON_PATHS } from './generated/buttonIcons.ts';
import { SIGN_ICON_PATHS } from './generated/signIcons.ts';
import { THING_ICON_PATHS } from './generated/thingIcons.ts';
import type { Icon } from './iconNames.ts';
import { inSquare, type Fill, type Ink } from './ink.ts';

const PATHS: Readonly<Record<Icon, string>> = {
  ...BUTTON_ICON_PATHS,
  ...THING_ICON_PATHS,
  ...SIGN_ICON_PATHS,
};
const outlines = new Map<Icon, Path2D>();

const outline = (icon: Icon): Path2D => {
  const path = outlines.get(icon) ?? new Path2D(PATHS[icon]);
  outlines.set(icon, path);
  return path;
};

/** Colours may be gradients over the icon's own square of 512. */
export function stamp(ink: Ink, icon: Icon, x: number, y: number, size: number, fill: Fill, edge?: Fill): void {
  inSquare(ink, x, y, size, 512, () => {
    ink.translate(-256, -256);
    if (edge !== undefined) {
      ink.lineJoin = 'round';
      ink.lineWidth = 34;
      ink.strokeStyle = edge;
      ink.stroke(outline(icon));
    }
    ink.fillStyle = fill;
    ink.fill(outline(icon));
  });
}
