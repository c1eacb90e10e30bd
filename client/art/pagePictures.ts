// Paints the pictures that pages show, each on a canvas of its own. To be imported dynamically, as all of the art comes with it.
import { cardKey, type SitterLook } from './cardKeys.ts';
import { artManifest } from './manifest.ts';
import { largeCard, largeCards } from './cardPictures.ts';
import type { ArtKey, Picture } from './picture.ts';
import { paintAlone } from './paintAlone.ts';
import type { PagePictureKey } from './proportions.ts';
import type { PlayerColour } from './theme.ts';
import { cheeringBartender, untendedBar } from './cheer.ts';
import { grain, GRAINS } from './ink.ts';
import type { Card } from '../../game/index.ts';

type Catalogue = ReadonlyMap<string, Picture>;

const catalogueOf = (pictures: readonly Picture[]): Catalogue =>
  new Map(pictures.map((picture) => [picture.key, picture]));

let tableCatalogue: Catalogue | null = null;
let pageCatalogue: Catalogue | null = null;

function pictureIn(catalogue: Catalogue, key: string): Picture {
  const picture = catalogue.get(key);
  if (picture === undefined) throw new Error(`No picture is drawn under ${key}.`);
  return picture;
}

/** A picture as on the table; `scale` is canvas pixels for each pixel of the picture. */
export async function paintAsOnTable(key: ArtKey, scale: number): Promise<HTMLCanvasElement> {
  tableCatalogue ??= catalogueOf(artManifest());
  return paintAlone(pictureIn(tableCatalogue, key), scale);
}

/** A card with the face of the person who sits at the table. */
export const paintSittingCard = (card: Card, sitter: SitterLook, scale: number): Promise<HTMLCanvasElement> =>
  paintAsOnTable(cardKey(card, sitter), scale);

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
/**
 * All pictures by key, with large cards in place of the table's. The grain that pictures share is computed here, with
 * pauses: computed while the first picture is painted, it would triple the time of that picture.
 */
async function newPageCatalogue(): Promise<Catalogue> {
  const catalogue = catalogueOf([...artManifest(), ...largeCards()]);
  for (const kind of GRAINS) {
    await pause();
    grain(kind);
  }
  await pause();
  return catalogue;
}
/** Settles a pause after the picture asked for last was painted; at the start, a pause after the art was loaded. */
let lastPainted: Promise<unknown> = pause();

/**
 * `width` is in pixels of the canvas. Cards are painted from their large version: in the one for the table, symbols are
 * enlarged. Pictures are painted one after the other, with pauses: a page has dozens, and a phone would not react until
 * all are painted.
 */
export async function paintAtWidth(key: PagePictureKey, width: number): Promise<HTMLCanvasElement> {
  const painted = lastPainted.then(async () => {
    pageCatalogue ??= await newPageCatalogue();
    const picture = pictureIn(pageCatalogue, key);
    return paintAlone(picture, width / picture.width);
  });
  lastPainted = painted.then(pause, pause);
  return painted;
}

const CHEER = { bar: untendedBar, bartender: cheeringBartender } as const;

/** A part of the bar at the final count; `character` is the name of the bots' character whose bar it is. */
export function paintCheer(
  part: keyof typeof CHEER,
  { colour, character }: { colour: PlayerColour; character: string | null },
  width: number,
): Promise<HTMLCanvasElement> {
  const drawing = CHEER[part](colour, character);
  return paintAlone(drawing, width / drawing.width);
}

export const paintLargeCard = (card: Card, sitter: SitterLook | undefined, scale: number): Promise<HTMLCanvasElement> =>
  paintAlone(largeCard(cardKey(card, sitter)), scale);
