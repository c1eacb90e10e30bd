// Paints pictures onto a few large pages, a little at a time, so that the page stays alive while the table is set.
import { loadFonts } from './fonts.ts';
import type { Ink } from './ink.ts';
import type { ArtKey, Picture } from './manifest.ts';

/** No graphics card that runs a browser today refuses a texture of this size. */
const PAGE = 2048;
/** Neighbours must not bleed into each other when they are scaled. */
const GAP = 2;
/** Half a frame at 60 a second: the other half is for whatever else moves. */
const SLICE_MS = 8;

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface AtlasPage {
  readonly canvas: HTMLCanvasElement;
  /** In the page's pixels. */
  readonly frames: ReadonlyMap<ArtKey, Frame>;
}

export interface Atlases {
  readonly pages: readonly AtlasPage[];
  /** Texture pixels for each pixel of a picture. */
  readonly scale: number;
}

interface Place extends Frame {
  readonly picture: Picture;
}

/** Shelves: tallest first, left to right, a new shelf when one is full, a new page when the shelves are. */
export function packed(
  manifest: readonly Picture[],
  scale: number,
): readonly { readonly height: number; readonly places: readonly Place[] }[] {
  const pages: { height: number; places: Place[] }[] = [];
  let [x, y, shelf] = [GAP, GAP, 0];
  for (const picture of [...manifest].sort((one, other) => other.height - one.height)) {
    const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)];
    if (x + width + GAP > PAGE) [x, y, shelf] = [GAP, y + shelf + GAP, 0];
    let page = pages.at(-1);
    if (page === undefined || y + height + GAP > PAGE) {
      page = { height: 0, places: [] };
      pages.push(page);
      [x, y, shelf] = [GAP, GAP, 0];
    }
    page.places.push({ picture, x, y, width, height });
    x += width + GAP;
    shelf = Math.max(shelf, height);
    page.height = Math.max(page.height, y + height + GAP);
  }
  return pages;
}

/** Lets the browser draw and answer before the next slice. */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

const inkOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  // Drawn once by the processor and handed to the graphics card once: nothing is gained by drawing on the card.
  const ink = canvas.getContext('2d', { willReadFrequently: true });
  if (ink === null) throw new Error('This browser cannot draw.');
  return ink;
};

function sheet(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function paintAt(ink: Ink, { picture, x, y, width, height }: Place, scale: number): void {
  ink.save();
  ink.beginPath();
  ink.rect(x, y, width, height);
  ink.clip();
  ink.setTransform(scale, 0, 0, scale, x, y);
  picture.paint(ink);
  ink.restore();
}

/** All pictures on pages of at most 2048 by 2048; `onProgress` hears the share that is done. */
export async function buildAtlases(
  manifest: readonly Picture[],
  scale: number,
  onProgress: (share: number) => void = () => undefined,
): Promise<Atlases> {
  await loadFonts();
  const pages: AtlasPage[] = [];
  let done = 0;
  let since = performance.now();
  for (const { height, places } of packed(manifest, scale)) {
    const canvas = sheet(PAGE, height);
    const ink = inkOf(canvas);
    const frames = new Map<ArtKey, Frame>();
    for (const place of places) {
      paintAt(ink, place, scale);
      frames.set(place.picture.key, { x: place.x, y: place.y, width: place.width, height: place.height });
      done += 1;
      if (performance.now() - since < SLICE_MS) continue;
      onProgress(done / manifest.length);
      await breath();
      since = performance.now();
    }
    pages.push({ canvas, frames });
  }
  onProgress(1);
  return { pages, scale };
}

/** One picture on a canvas of its own. */
export async function paintAlone(
  picture: Pick<Picture, 'width' | 'height' | 'paint'>,
  scale: number,
): Promise<HTMLCanvasElement> {
  await loadFonts();
  const canvas = sheet(Math.ceil(picture.width * scale), Math.ceil(picture.height * scale));
  const ink = inkOf(canvas);
  ink.scale(scale, scale);
  picture.paint(ink);
  return canvas;
}
