// Paints the pictures of pages, each on a canvas of its own.
import { artManifest, largeCards, type Picture } from './manifest.ts';
import { paintAlone } from './paintAlone.ts';
import type { PagePicture } from './proportions.ts';

let catalogue: ReadonlyMap<string, Picture> | null = null;

function pictureOf(key: PagePicture): Picture {
  // Cards are painted from their large version, so that they are crisp at any width.
  catalogue ??= new Map([...artManifest(), ...largeCards()].map((picture) => [picture.key, picture]));
  const picture = catalogue.get(key);
  if (picture === undefined) throw new Error(`No picture is drawn under ${key}.`);
  return picture;
}

/** `width` is in pixels of the canvas. */
export async function paintPage(key: PagePicture, width: number): Promise<HTMLCanvasElement> {
  const picture = pictureOf(key);
  return paintAlone(picture, width / picture.width);
}
