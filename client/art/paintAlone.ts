// Paints one picture onto a canvas of its own, once the fonts have loaded.
import { newInk } from './canvas.ts';
import { loadFonts } from './fonts.ts';
import type { Picture } from './picture.ts';

/** `scale` is canvas pixels for each pixel of the picture. */
export async function paintAlone(
  picture: Pick<Picture, 'width' | 'height' | 'paint'>,
  scale: number,
): Promise<HTMLCanvasElement> {
  await loadFonts();
  const ink = newInk(picture.width * scale, picture.height * scale);
  ink.scale(scale, scale);
  picture.paint(ink);
  return ink.canvas;
}
