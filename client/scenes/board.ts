// The board: one Phaser image per piece, reused from one table to the next by the piece's key.
import type { GameObjects, Scene } from 'phaser';
import type { Piece } from './pieces/piece.ts';
import type { PictureBook } from './pictureBook.ts';
import type { Printed } from './picturePages.ts';

export interface Shown {
  piece: Piece;
  image: GameObjects.Image;
}

/** Phaser's own empty texture. */
const BLANK = '__DEFAULT';

/** The most images that are kept in the pool. */
const SPARE = 150;

export class Board {
  readonly #scene: Scene;
  readonly #book: PictureBook;
  /** In the order in which they are drawn. */
  #shown = new Map<string, Shown>();
  readonly #spare: GameObjects.Image[] = [];
  /** Every image, whether in the pool, shown as a piece or taken for something else. */
  readonly #all = new Set<GameObjects.Image>();
  /** The pictures on the images that are not in the pool. */
  readonly #printed = new Map<GameObjects.Image, Printed>();

  constructor(scene: Scene, book: PictureBook) {
    this.#scene = scene;
    this.#book = book;
  }

  /** Shows these pieces and no others. */
  show(pieces: readonly Piece[]): void {
    const before = this.#shown;
    this.#shown = new Map();
    pieces.forEach((piece, depth) => {
      const shown = before.get(piece.key) ?? { piece, image: this.take() };
      before.delete(piece.key);
      shown.piece = piece;
      this.lay(shown.image, piece);
      shown.image.setDepth(depth);
      this.#shown.set(piece.key, shown);
    });
    for (const { image } of before.values()) this.give(image);
    this.#book.freeAllBut(new Set(this.#printed.values()));
  }

  /** Pieces shown now, the lowest first. */
  get pieces(): readonly Shown[] {
    return [...this.#shown.values()];
  }

  find(key: string): Shown | undefined {
    return this.#shown.get(key);
  }

  /** Takes an image from the pool: visible, uncropped and not mirrored, whatever it showed before. */
  take(): GameObjects.Image {
    const image = this.#spare.pop();
    if (image !== undefined) return image.setVisible(true).setCrop().setFlipX(false);
    const made = this.#scene.add.image(0, 0, BLANK);
    this.#all.add(made);
    return made;
  }

  /** Puts an image back into the pool. */
  give(image: GameObjects.Image): void {
    image.setVisible(false);
    this.#printed.delete(image);
    if (this.#spare.length < SPARE) this.#spare.push(image);
    else {
      this.#all.delete(image);
      image.destroy();
    }
  }

  /** Gives an image the picture, size, place and opacity of a piece, on whole pixels of the screen. */
  lay(image: GameObjects.Image, { picture, box, alpha = 1, coarse = 1 }: Piece): void {
    const printed = this.#book.print(picture, box.width / coarse, box.height / coarse);
    this.#printed.set(image, printed);
    const { ratio } = this.#book;
    const width = (printed.width / ratio) * coarse;
    const height = (printed.height / ratio) * coarse;
    image.setTexture(printed.texture, printed.frame);
    image.setOrigin(0.5, 0.5);
    image.setDisplaySize(width, height);
    image.setPosition(Math.round(box.x * ratio) / ratio + width / 2, Math.round(box.y * ratio) / ratio + height / 2);
    image.setAlpha(alpha).setRotation(0);
  }

  /** Takes all pictures off the images before the picture book is reset: Phaser fails on an image whose picture is gone. */
  forget(): void {
    for (const { image } of this.#shown.values()) this.give(image);
    this.#shown.clear();
    this.#printed.clear();
    for (const image of this.#all) image.setTexture(BLANK);
  }
}
