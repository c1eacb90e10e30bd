// Pictures as addresses, for images in the DOM beside the table: drawn once, kept as long as the page.
import { paintAlone } from './atlas.ts';
import type { Picture } from './manifest.ts';

const urls = new Map<string, Promise<string>>();

const drawn = async (picture: Picture, scale: number): Promise<string> => {
  const canvas = await paintAlone(picture, scale);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error(`${picture.key} could not be drawn.`));
      else resolve(URL.createObjectURL(blob));
    });
  });
};

/** For `src`. */
export function pictureUrl(picture: Picture, scale: number): Promise<string> {
  const name = `${picture.key} ${picture.width} ${scale}`;
  const url = urls.get(name) ?? drawn(picture, scale);
  urls.set(name, url);
  return url;
}
