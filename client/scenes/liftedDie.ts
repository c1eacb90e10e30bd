// The dragged die: larger, with a long shadow, a little above the pointer.
import { grown } from './layout/rect.ts';
import type { GameObjects } from 'phaser';
import type { Shown } from './board.ts';
import type { FrameCare } from './frameCare.ts';
import { SOFT_SHADOW } from './sketches.ts';
import type { TableScene } from './TableScene.ts';

const ABOVE_ALL = 20_000;
const LARGER = 1.22;
const FAINT = 0.25;

export class LiftedDie {
  readonly #scene: TableScene;
  readonly #care: FrameCare;
  #lifted: { die: GameObjects.Image; shadow: GameObjects.Image; key: string; rest: () => void } | null = null;

  constructor(scene: TableScene, care: FrameCare) {
    this.#scene = scene;
    this.#care = care;
  }

  lift(origin: Shown, x: number, y: number): void {
    this.letGo();
    const { board, book } = this.#scene;
    const { picture, box } = origin.piece;
    const shadow = board.take();
    board.lay(shadow, {
      key: 'shadow',
      picture: SOFT_SHADOW,
      box: grown(box, box.width * 0.2),

      alpha: 0.55,
    });
    const die = board.take();
    board.lay(die, { key: 'lifted', picture, box: grown(box, (box.width * (LARGER - 1)) / 2) });
    book.publish();
    shadow.setDepth(ABOVE_ALL);
    die.setDepth(ABOVE_ALL + 1);
    this.#lifted = { die, shadow, key: origin.piece.key, rest: this.#care.during() };
    this.fade();
    this.move(x, y);
  }

  /** Fades the piece it was lifted from, also after a redraw. */
  fade(): void {
    if (this.#lifted !== null) this.#scene.board.find(this.#lifted.key)?.image.setAlpha(FAINT);
  }

  move(x: number, y: number): void {
    if (this.#lifted === null) return;
    const { die, shadow } = this.#lifted;
    die.setPosition(x, y - die.displayHeight * 0.12);
    shadow.setPosition(x + die.displayWidth * 0.08, y + die.displayHeight * 0.24);
  }

  letGo(): void {
    if (this.#lifted === null) return;
    const { die, shadow, key, rest } = this.#lifted;
    const origin = this.#scene.board.find(key);
    this.#scene.board.give(die);
    this.#scene.board.give(shadow);
    origin?.image.setAlpha(origin.piece.alpha ?? 1);
    this.#lifted = null;
    rest();
  }
}
