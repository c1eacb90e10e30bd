// Draws all resting pieces as one picture while things fly: without a graphics card, 200 pieces a frame are too many.
import { CANVAS, type GameObjects, type Scene } from 'phaser';
import { newInk } from './art.ts';
import type { Board, Shown } from './board.ts';
import { canvasTexture } from './canvasTexture.ts';
import { overlaps, rect, type Rect } from './layout/rect.ts';

const RESTING = 'resting';
/** Above the pieces, below what flies. */
const BETWEEN = 5_000;

export class Baked {
  readonly #scene: Scene;
  readonly #board: Board;
  /** Pieces drawn into the picture. */
  readonly #within = new Set<Shown>();
  #ink: CanvasRenderingContext2D | null = null;
  #image: GameObjects.Image | null = null;
  #ratio = 1;

  constructor(scene: Scene, board: Board) {
    this.#scene = scene;
    this.#board = board;
  }

  get isShown(): boolean {
    return this.#within.size > 0;
  }

  /** Draws all pieces into the picture. Does nothing with WebGL: a graphics card draws pieces faster than it uploads a picture. */
  begin(backdrop: HTMLCanvasElement, ratio: number): void {
    this.end();
    if (this.#scene.game.config.renderType !== CANVAS) return;
    this.#ratio = ratio;
    this.#fitTo(backdrop);
    for (const shown of this.#board.pieces) {
      this.#within.add(shown);
      shown.image.setVisible(false);
    }
    this.#paint(backdrop, rect(0, 0, backdrop.width / ratio, backdrop.height / ratio));
    this.#image?.setVisible(true);
  }

  /** Takes a piece out of the picture, to be drawn by itself or removed. */
  release(shown: Shown, backdrop: HTMLCanvasElement | null): void {
    if (!this.#within.delete(shown) || backdrop === null) return;
    // The picture would hide it at its own depth. The next table sets all depths anew.
    shown.image.setVisible(true).setDepth(BETWEEN + shown.image.depth);
    this.#paint(backdrop, shown.piece.box);
  }

  /** Shows the pieces themselves again. */
  end(): void {
    for (const { image } of this.#within) image.setVisible(true);
    this.#within.clear();
    this.#image?.setVisible(false);
  }

  /** Makes the picture as large as the backdrop. */
  #fitTo({ width, height }: HTMLCanvasElement): void {
    if (this.#ink?.canvas.width === width && this.#ink.canvas.height === height) return;
    this.#image?.destroy();
    if (this.#scene.textures.exists(RESTING)) this.#scene.textures.remove(RESTING);
    this.#ink = newInk(width, height, { hasAlpha: false });
    canvasTexture(this.#scene.textures, RESTING, this.#ink.canvas);
    this.#image = this.#scene.add.image(0, 0, RESTING).setOrigin(0, 0).setDepth(BETWEEN);
    this.#image.setDisplaySize(width / this.#ratio, height / this.#ratio);
  }

  /** Paints the part of the picture in the box: the backdrop, and the pieces of the picture that reach into the box. */
  #paint(backdrop: HTMLCanvasElement, box: Rect): void {
    const ink = this.#ink;
    if (ink === null) return;
    const ratio = this.#ratio;
    ink.save();
    ink.beginPath();
    const left = Math.floor(box.x * ratio) - 1;
    const top = Math.floor(box.y * ratio) - 1;
    ink.rect(left, top, Math.ceil(box.width * ratio) + 3, Math.ceil(box.height * ratio) + 3);
    ink.clip();
    ink.drawImage(backdrop, 0, 0);
    // The clip reaches up to 2 pixels beyond the box.
    const near = [...this.#within].filter(({ piece }) => overlaps(piece.box, box, -2));
    for (const { image, piece } of near.sort((a, b) => a.image.depth - b.image.depth)) {
      const { cutX, cutY, cutWidth, cutHeight, source } = image.frame;
      ink.globalAlpha = piece.alpha ?? 1;
      ink.drawImage(
        source.image as HTMLCanvasElement,
        cutX,
        cutY,
        cutWidth,
        cutHeight,
        Math.round((image.x - image.displayWidth / 2) * ratio),
        Math.round((image.y - image.displayHeight / 2) * ratio),
        cutWidth * (piece.coarse ?? 1),
        cutHeight * (piece.coarse ?? 1),
      );
    }
    ink.restore();
  }
}
