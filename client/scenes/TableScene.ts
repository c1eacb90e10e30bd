// The one scene: the backdrop, the pieces on it, and what flies above them.
import { Scene, type GameObjects } from 'phaser';
import { Board } from './board.ts';
import { paintBackdrop, sceneryKey, type Scenery } from './backdrop.ts';
import type { Layout } from './layout.ts';
import type { Piece } from './pieces/piece.ts';
import { PictureBook } from './pictureBook.ts';

const BACKDROP = 'backdrop';

export class TableScene extends Scene {
  #book: PictureBook | null = null;
  #board: Board | null = null;
  #backdrop: GameObjects.Image | null = null;
  #painted = '';

  constructor() {
    super('table');
  }

  /** What the scene is made of; it is there once Phaser has created the scene. */
  get book(): PictureBook {
    this.#book ??= new PictureBook(this.textures, 1);
    return this.#book;
  }

  get board(): Board {
    this.#board ??= new Board(this, this.book);
    return this.#board;
  }

  /** All is laid out in CSS pixels; the camera makes device pixels of them. */
  lookAt(ratio: number, x: number, y: number): void {
    const camera = this.cameras.main;
    camera.setOrigin(0, 0).setZoom(ratio).setScroll(x, y);
  }

  setScenery(scenery: Scenery, layout: Layout): void {
    const { ratio } = this.book;
    const key = sceneryKey(scenery, layout, ratio);
    if (key === this.#painted) return;
    this.#painted = key;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(layout.width * ratio);
    canvas.height = Math.ceil(layout.height * ratio);
    const ink = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (ink === null) throw new Error('This browser cannot paint.');
    ink.scale(ratio, ratio);
    paintBackdrop(ink, layout, scenery);
    this.#backdrop?.destroy();
    if (this.textures.exists(BACKDROP)) this.textures.remove(BACKDROP);
    this.textures.addCanvas(BACKDROP, canvas);
    this.#backdrop = this.add.image(0, 0, BACKDROP).setOrigin(0, 0).setDepth(-1);
    this.#backdrop.setDisplaySize(canvas.width / ratio, canvas.height / ratio);
  }

  show(pieces: readonly Piece[]): void {
    this.board.show(pieces);
    this.book.publish();
  }

  /** For another pixel ratio, or because too much has piled up, everything is painted anew. */
  repaint(ratio: number): void {
    this.board.forget();
    this.book.clear(ratio);
    this.#painted = '';
  }
}
