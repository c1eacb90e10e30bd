// Icons stamped on pictures: a shape filled with `fill`, and around it a line in `edge` if that is given.
import { BUTTON_ICON_PATHS } from './generated/buttonIcons.ts';
import { SIGN_ICON_PATHS } from './generated/signIcons.ts';
import { THING_ICON_PATHS } from './generated/thingIcons.ts';
import { SIGN_SQUARE, type AnyIcon, type SignIcon } from './iconNames.ts';
import { inSquare, type Fill, type Ink } from './ink.ts';

/** Edge of the square in which every icon is drawn; the outlines of signs, in a smaller square, are enlarged to it. */
const SQUARE = 512;
const PATHS: Readonly<Record<Exclude<AnyIcon, SignIcon>, string>> = { ...BUTTON_ICON_PATHS, ...THING_ICON_PATHS };
const outlines = new Map<AnyIcon, Path2D>();

const isSign = (icon: AnyIcon): icon is SignIcon => icon in SIGN_ICON_PATHS;

function newOutline(icon: AnyIcon): Path2D {
  if (!isSign(icon)) return new Path2D(PATHS[icon]);
  const path = new Path2D();
  path.addPath(new Path2D(SIGN_ICON_PATHS[icon]), { a: SQUARE / SIGN_SQUARE, d: SQUARE / SIGN_SQUARE });
  return path;
}

const outline = (icon: AnyIcon): Path2D => {
  const path = outlines.get(icon) ?? newOutline(icon);
  outlines.set(icon, path);
  return path;
};

/** Colours may be gradients, in the units of `SQUARE`. */
export function stamp(ink: Ink, icon: AnyIcon, x: number, y: number, size: number, fill: Fill, edge?: Fill): void {
  inSquare(ink, x, y, size, SQUARE, () => {
    ink.translate(-SQUARE / 2, -SQUARE / 2);
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
