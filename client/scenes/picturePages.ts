// Pages of pictures: canvases that are textures, on which pictures stand in lines from the top down.
import type { Textures } from 'phaser';
import { newInk } from './art.ts';
import { canvasTexture, refresh } from './canvasTexture.ts';

/** Part of a page, as a frame of its texture. */
export interface Printed {
  texture: string;
  frame: string;
  /** In device pixels. */
  width: number;
  height: number;
}

interface Page {
  texture: Textures.Texture;
  ink: CanvasRenderingContext2D;
  /** Position of the next picture. */
  x: number;
  y: number;
  /** Height of the current line. */
  line: number;
  hasNew: boolean;
}

interface Place {
  page: Page;
  x: number;
  y: number;
}

/** Pixels between pictures, so that neighbours do not bleed into each other when a picture flies and turns. */
const GAP = 2;

export class PicturePages {
  readonly #textures: Textures.TextureManager;
  readonly #name: string;
  readonly #places = new Map<Printed, Place>();
  #pages: Page[] = [];
  /** Part of the names of textures, so that none is used twice. */
  #edition = 0;

  constructor(textures: Textures.TextureManager, name: string) {
    this.#textures = textures;
    this.#name = name;
  }

  /** The area of all pages, in device pixels. */
  get area(): number {
    return this.#pages.reduce((sum, { ink: { canvas } }) => sum + canvas.width * canvas.height, 0);
  }

  /** An empty place; `size` is the least edge of a new page, if one is needed. All in device pixels. */
  add(width: number, height: number, size: number): Printed {
    const page = this.#pageFor(width, height) ?? this.#addPage(Math.max(size, width + 2 * GAP, height + 2 * GAP));
    const { x, y } = page;
    const printed = { texture: page.texture.key, frame: `${this.#places.size}`, width, height };
    page.texture.add(printed.frame, 0, x, y, width, height);
    page.x += width + GAP;
    page.line = Math.max(page.line, height);
    this.#places.set(printed, { page, x, y });
    return printed;
  }

  /** Paints at a place; the upper left corner of the place is the origin. */
  paint(printed: Printed, painting: (ink: CanvasRenderingContext2D) => void): void {
    const place = this.#places.get(printed);
    if (place === undefined) throw new Error(`There is no such place on the ${this.#name} pages.`);
    const { page, x, y } = place;
    const { ink } = page;
    const { width, height } = printed;
    ink.clearRect(x, y, width, height);
    ink.save();
    ink.beginPath();
    ink.rect(x, y, width, height);
    ink.clip();
    ink.setTransform(1, 0, 0, 1, x, y);
    painting(ink);
    ink.restore();
    page.hasNew = true;
  }

  /** Uploads pages with new pictures to the graphics card. */
  publish(): void {
    for (const page of this.#pages) {
      if (page.hasNew) refresh(page.texture);
      page.hasNew = false;
    }
  }

  clear(): void {
    for (const { texture } of this.#pages) this.#textures.remove(texture);
    this.#pages = [];
    this.#places.clear();
    this.#edition += 1;
  }

  /**
   * The last page, if it has room for a picture of this size; begins a new line on it if the picture is wider than what
   * is left of the current one.
   */
  #pageFor(width: number, height: number): Page | null {
    const last = this.#pages.at(-1);
    if (last === undefined) return null;
    const { canvas } = last.ink;
    if (last.x + width + GAP > canvas.width) {
      last.x = GAP;
      last.y += last.line + GAP;
      last.line = 0;
    }
    return last.x + width + GAP <= canvas.width && last.y + height + GAP <= canvas.height ? last : null;
  }

  #addPage(size: number): Page {
    const ink = newInk(size, size);
    const key = `${this.#name} ${this.#edition}.${this.#pages.length}`;
    const texture = canvasTexture(this.#textures, key, ink.canvas);
    const page: Page = { texture, ink, x: GAP, y: GAP, line: 0, hasNew: false };
    this.#pages.push(page);
    return page;
  }
}
