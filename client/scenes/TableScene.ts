// The one scene: the backdrop, the pieces on it, and what flies above them.
import { Scene, type GameObjects } from 'phaser';
import { Baked } from './baked.ts';
import { Board, type Shown } from './board.ts';
import { paintBackdrop, sceneryKey, type Scenery } from './backdrop.ts';
import { canvasTexture } from './canvasTexture.ts';
import { newInk } from './art.ts';
import type { Layout } from './layout.ts';
import type { Piece } from './pieces/piece.ts';
import { PictureBook } from './pictureBook.ts';

const BACKDROP = 'backdrop';

export class TableScene extends Scene {
  #book: PictureBook | null = null;
  #board: Board | null = null;
  #baked: Baked | null = null;
  #backdrop: { image: GameObjects.Image; canvas: HTMLCanvasElement } | null = null;
  /** The scenery key of the backdrop. */
  #painted = '';

  constructor() {
    super('table');
  }

  /** Available once Phaser has created the scene; for a pixel ratio of 1 until `clear` is called with another. */
  get book(): PictureBook {
    this.#book ??= new PictureBook(this.textures, 1);
    return this.#book;
  }

  get board(): Board {
    this.#board ??= new Board(this, this.book);
    return this.#board;
  }

  /** The layout is in CSS pixels; the camera scales it to device pixels. */
  lookAt(ratio: number, x: number, y: number): void {
    const camera = this.cameras.main;
    camera.setOrigin(0, 0).setZoom(ratio).setScroll(x, y);
  }

  /** Paints the backdrop, unless it shows this scenery already. */
  setScenery(scenery: Scenery, layout: Layout): void {
    const { ratio } = this.book;
    const key = sceneryKey(scenery, layout, ratio);
    if (key === this.#painted) return;
    this.#painted = key;
    const ink = newInk(layout.width * ratio, layout.height * ratio, { hasAlpha: false });
    const { canvas } = ink;
    ink.scale(ratio, ratio);
    paintBackdrop(ink, layout, scenery);
    this.#backdrop?.image.destroy();
    if (this.textures.exists(BACKDROP)) this.textures.remove(BACKDROP);
    canvasTexture(this.textures, BACKDROP, canvas);
    const image = this.add.image(0, 0, BACKDROP).setOrigin(0, 0).setDepth(-1);
    image.setDisplaySize(canvas.width / ratio, canvas.height / ratio);
    this.#backdrop = { image, canvas };
  }

  show(pieces: readonly Piece[]): void {
    this.board.show(pieces);
    this.book.publish();
  }

  get isBaked(): boolean {
    return this.#baked?.isShown === true;
  }

  /** Draws all resting pieces as one picture until `unbake`. */
  bake(): void {
    this.#baked ??= new Baked(this, this.board);
    if (this.#backdrop !== null) this.#baked.begin(this.#backdrop.canvas, this.book.ratio);
    this.#backdrop?.image.setVisible(!this.#baked.isShown);
  }

  /** Takes a piece out of the baked picture so that it can move or be removed. */
  release(shown: Shown): void {
    this.#baked?.release(shown, this.#backdrop?.canvas ?? null);
  }

  unbake(): void {
    this.#baked?.end();
    this.#backdrop?.image.setVisible(true);
  }

  /** Forgets all that is painted, so that it is painted anew: for another pixel ratio, or when too many unused pictures have piled up. */
  repaint(ratio: number): void {
    this.board.forget();
    this.book.clear(ratio);
    this.#painted = '';
  }
}
