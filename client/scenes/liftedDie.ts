// The dragged die: larger, with a long shadow, a little above the pointer.
import { grown } from './layout/rect.ts';
import type { GameObjects } from 'phaser';
import type { Shown } from './board.ts';
import type { FramePacer } from './framePacer.ts';
import type { Piece } from './pieces/piece.ts';
import { SOFT_SHADOW } from './sketches.ts';
import type { TableScene } from './TableScene.ts';

const ABOVE_ALL = 20_000;
const LARGER = 1.22;
const FAINT = 0.25;

export class LiftedDie {
  readonly #scene: TableScene;
  readonly #frames: FramePacer;
  #lifted: { die: GameObjects.Image; shadow: GameObjects.Image; origin: Piece; stopDrawing: () => void } | null = null;
  /** The pointer's position on the table. */
  #at = { x: 0, y: 0 };

  constructor(scene: TableScene, frames: FramePacer) {
    this.#scene = scene;
    this.#frames = frames;
  }

  lift({ piece }: Shown, x: number, y: number): void {
    this.letGo();
    const { board } = this.#scene;
    const shadow = board.take().setDepth(ABOVE_ALL);
    const die = board.take().setDepth(ABOVE_ALL + 1);
    this.#lifted = { die, shadow, origin: piece, stopDrawing: this.#frames.keepDrawing() };
    this.#at = { x, y };
    this.paint();
  }

  /** Paints the die and fades the piece it was lifted from: both again after every redraw, which may have reset the pictures. */
  paint(): void {
    if (this.#lifted === null) return;
    const { board, book } = this.#scene;
    const { die, shadow, origin } = this.#lifted;
    const { picture, box } = origin;
    board.lay(shadow, { key: 'shadow', picture: SOFT_SHADOW, box: grown(box, box.width * 0.2), alpha: 0.55 });
    board.lay(die, { key: 'lifted', picture, box: grown(box, (box.width * (LARGER - 1)) / 2) });
    book.publish();
    board.find(origin.key)?.image.setAlpha(FAINT);
    this.move(this.#at.x, this.#at.y);
  }

  move(x: number, y: number): void {
    this.#at = { x, y };
    if (this.#lifted === null) return;
    const { die, shadow } = this.#lifted;
    die.setPosition(x, y - die.displayHeight * 0.12);
    shadow.setPosition(x + die.displayWidth * 0.08, y + die.displayHeight * 0.24);
  }

  /** Removes the die from the pointer; the piece it was lifted from is no longer faint. */
  letGo(): void {
    if (this.#lifted === null) return;
    const { die, shadow, origin, stopDrawing } = this.#lifted;
    const { board } = this.#scene;
    board.give(die);
    board.give(shadow);
    const faded = board.find(origin.key);
    faded?.image.setAlpha(faded.piece.alpha ?? 1);
    this.#lifted = null;
    stopDrawing();
  }
}
