// A texture atlas filled on demand: each picture is painted when it is first needed in a size, in device pixels, so
// that it is sharp at any pixel ratio.
import type { Textures } from 'phaser';
import { type ArtKey, artManifest, type Ink, type Picture } from './art.ts';
import { PicturePages, type Printed } from './picturePages.ts';
import type { Sketch } from './sketches.ts';

/**
 * Edge of a page of passing pictures, in device pixels: small, as a page is uploaded whole whenever one of its pictures
 * changes.
 */
const PASSING_PAGE = 512;
/** The area of all pages, in device pixels, beyond which the book is reset: most pictures are no longer shown by then. */
const FULL = 25e6;

const isPassing = (picture: ArtKey | Sketch): boolean => typeof picture !== 'string' && picture.isPassing === true;

export class PictureBook {
  readonly #pictures = new Map<ArtKey, Picture>(artManifest().map((picture) => [picture.key, picture]));
  /** By name: the key of the picture and its size. */
  readonly #printed = new Map<string, Printed>();
  readonly #lasting: PicturePages;
  readonly #passing: PicturePages;
  /** Names of the passing pictures: sketches with `isPassing`. */
  readonly #passingNames = new Set<string>();
  /** Places of passing pictures that are no longer shown. */
  readonly #unused: Printed[] = [];
  #ratio: number;

  constructor(textures: Textures.TextureManager, ratio: number) {
    this.#lasting = new PicturePages(textures, 'lasting');
    this.#passing = new PicturePages(textures, 'passing');
    this.#ratio = ratio;
  }

  get ratio(): number {
    return this.#ratio;
  }

  get isFull(): boolean {
    return this.#lasting.area + this.#passing.area > FULL;
  }

  /** The place of a picture in the atlas, painted if it is new; width and height in CSS pixels. */
  print(picture: ArtKey | Sketch, width: number, height: number): Printed {
    const w = Math.max(1, Math.round(width * this.#ratio));
    const h = Math.max(1, Math.round(height * this.#ratio));
    const name = `${typeof picture === 'string' ? picture : picture.key} ${w}x${h}`;
    const known = this.#printed.get(name);
    if (known !== undefined) return known;
    const pages = isPassing(picture) ? this.#passing : this.#lasting;
    const printed = isPassing(picture) ? this.#passingPlace(name, w, h) : pages.add(w, h, this.#pageSize);
    pages.paint(printed, (ink) => this.#paint(ink, picture, w, h));
    this.#printed.set(name, printed);
    return printed;
  }

  /** Frees the places of all passing pictures but those that are shown, for others of the same size. */
  freeAllBut(shown: ReadonlySet<Printed>): void {
    for (const name of this.#passingNames) {
      const printed = this.#printed.get(name);
      if (printed === undefined || shown.has(printed)) continue;
      this.#passingNames.delete(name);
      this.#printed.delete(name);
      this.#unused.push(printed);
    }
  }

  /** Uploads new pictures to the graphics card. */
  publish(): void {
    this.#lasting.publish();
    this.#passing.publish();
  }

  /** Discards all pictures; those to come are painted for this pixel ratio. */
  clear(ratio: number): void {
    this.#ratio = ratio;
    this.#lasting.clear();
    this.#passing.clear();
    this.#printed.clear();
    this.#passingNames.clear();
    this.#unused.length = 0;
  }

  #passingPlace(name: string, width: number, height: number): Printed {
    this.#passingNames.add(name);
    const index = this.#unused.findIndex((place) => place.width === width && place.height === height);
    const [reused] = index < 0 ? [] : this.#unused.splice(index, 1);
    return reused ?? this.#passing.add(width, height, PASSING_PAGE);
  }

  #paint(ink: Ink, picture: ArtKey | Sketch, width: number, height: number): void {
    if (typeof picture === 'string') this.#paintArt(ink, picture, width, height);
    else {
      ink.scale(this.#ratio, this.#ratio);
      picture.paint(ink, width / this.#ratio, height / this.#ratio);
    }
  }

  #paintArt(ink: Ink, key: ArtKey, width: number, height: number): void {
    const art = this.#pictures.get(key);
    if (art === undefined) throw new Error(`Nothing is painted under ${key}.`);
    ink.scale(width / art.width, height / art.height);
    art.paint(ink, width / this.#ratio);
  }

  /** Large pages hold more, small pages upload faster. */
  get #pageSize(): number {
    return this.#ratio > 1.4 ? 2048 : 1024;
  }
}
