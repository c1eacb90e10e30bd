// A texture atlas filled on demand: each picture is painted when first needed, at the exact size at which it is shown,
// so it is sharp at any pixel ratio.
import type { Textures } from 'phaser';
import { type ArtKey, artManifest, type Ink, type Picture } from './art.ts';
import { canvasTexture, refresh } from './canvasTexture.ts';
import type { Sketch } from './sketches.ts';

export interface Printed {
  texture: string;
  frame: string;
  /** In device pixels. */
  width: number;
  height: number;
}

interface Page {
  texture: Textures.Texture;
  canvas: HTMLCanvasElement;
  ink: CanvasRenderingContext2D;
  /** Position of the next picture. */
  x: number;
  y: number;
  /** Height of the current line. */
  line: number;
  hasNew: boolean;
}

/** Neighbours must not bleed into each other when a picture flies and turns. */
const GAP = 2;
/** Beyond this many pages the book is reset, as most pictures are no longer shown. */
const FULL = 10;

export class PictureBook {
  readonly #pictures = new Map<ArtKey, Picture>(artManifest().map((picture) => [picture.key, picture]));
  readonly #printed = new Map<string, Printed>();
  readonly #pages: Page[] = [];
  readonly #textures: Textures.TextureManager;
  #ratio: number;
  #edition = 0;

  constructor(textures: Textures.TextureManager, ratio: number) {
    this.#textures = textures;
    this.#ratio = ratio;
  }

  get ratio(): number {
    return this.#ratio;
  }

  get isFull(): boolean {
    return this.#pages.length > FULL;
  }

  /** Width and height in CSS pixels. */
  print(picture: ArtKey | Sketch, width: number, height: number): Printed {
    const [w, h] = [Math.max(1, Math.round(width * this.#ratio)), Math.max(1, Math.round(height * this.#ratio))];
    const name = `${typeof picture === 'string' ? picture : picture.key} ${w}x${h}`;
    const known = this.#printed.get(name);
    if (known !== undefined) return known;
    const page = this.#roomFor(w, h);
    const printed = { texture: page.texture.key, frame: name, width: w, height: h };
    this.#paint(page, picture, printed);
    page.texture.add(name, 0, page.x, page.y, w, h);
    page.x += w + GAP;
    page.line = Math.max(page.line, h);
    page.hasNew = true;
    this.#printed.set(name, printed);
    return printed;
  }

  /** Uploads new pictures to the graphics card. */
  publish(): void {
    for (const page of this.#pages) {
      if (page.hasNew) refresh(page.texture);
      page.hasNew = false;
    }
  }

  /** Discards all pictures. */
  clear(ratio: number): void {
    this.#ratio = ratio;
    this.#edition += 1;
    for (const { texture } of this.#pages.splice(0)) this.#textures.remove(texture);
    this.#printed.clear();
  }

  #paint(page: Page, picture: ArtKey | Sketch, { width, height }: Printed): void {
    const { ink, x, y } = page;
    ink.save();
    ink.beginPath();
    ink.rect(x, y, width, height);
    ink.clip();
    ink.setTransform(1, 0, 0, 1, x, y);
    if (typeof picture === 'string') this.#paintArt(ink, picture, width, height);
    else {
      ink.scale(this.#ratio, this.#ratio);
      picture.paint(ink, width / this.#ratio, height / this.#ratio);
    }
    ink.restore();
  }

  #paintArt(ink: Ink, key: ArtKey, width: number, height: number): void {
    const art = this.#pictures.get(key);
    if (art === undefined) throw new Error(`Nothing is painted under ${key}.`);
    ink.scale(width / art.width, height / art.height);
    art.paint(ink, width / this.#ratio);
  }

  /** Page size: large pages hold more, small pages upload faster. */
  get #size(): number {
    return this.#ratio > 1.4 ? 2048 : 1024;
  }

  #roomFor(width: number, height: number): Page {
    const size = Math.max(this.#size, width + 2 * GAP, height + 2 * GAP);
    const last = this.#pages.at(-1);
    if (last !== undefined) {
      if (last.x + width + GAP > last.canvas.width) {
        last.x = GAP;
        last.y += last.line + GAP;
        last.line = 0;
      }
      if (last.x + width + GAP <= last.canvas.width && last.y + height + GAP <= last.canvas.height) return last;
    }
    return this.#addPage(size);
  }

  #addPage(size: number): Page {
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    // Painted in software and uploaded once: painting on the graphics card gains nothing.
    const ink = canvas.getContext('2d', { willReadFrequently: true });
    if (ink === null) throw new Error('This browser cannot paint.');
    const texture = canvasTexture(this.#textures, `page ${this.#edition}.${this.#pages.length}`, canvas);
    const page: Page = { texture, canvas, ink, x: GAP, y: GAP, line: 0, hasNew: false };
    this.#pages.push(page);
    return page;
  }
}
