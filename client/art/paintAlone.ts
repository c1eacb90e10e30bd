// Paints one picture onto a canvas of its own, once the fonts have loaded.
import { loadFonts } from './fonts.ts';
import type { Picture } from './picture.ts';

/** `scale` is canvas pixels for each pixel of the picture. */
export async function paintAlone(
  picture: Pick<Picture, 'width' | 'height' | 'paint'>,
  scale: number,
): Promise<HTMLCanvasElement> {
  await loadFonts();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(picture.width * scale);
  canvas.height = Math.ceil(picture.height * scale);
  // Drawn once and shown once: drawing on the graphics card would gain nothing.
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  if (ink === null) throw new Error('This browser cannot draw.');
  ink.scale(scale, scale);
  picture.paint(ink);
  return canvas;
}
