// Draws frames only while something moves, or once after a change: a table at rest costs nothing.
import type { Core } from 'phaser';

/** Two frames after a change: the first uploads textures, the second is the one that stays. */
const FRAMES_AFTER_CHANGE = 2;

export class FrameCare {
  readonly #loop: Core.TimeStep;
  #moving = 0;
  #left = FRAMES_AFTER_CHANGE;

  constructor(loop: Core.TimeStep) {
    this.#loop = loop;
  }

  /** Draws after a change. */
  once(): void {
    this.#left = FRAMES_AFTER_CHANGE;
    this.#wake();
  }

  /** Draws continuously until the returned function is called. */
  during(): () => void {
    this.#moving += 1;
    this.#wake();
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#moving -= 1;
      this.once();
    };
  }

  /** After every frame. */
  drawn(): void {
    if (this.#moving > 0) return;
    this.#left -= 1;
    if (this.#left <= 0) this.#loop.sleep();
  }

  #wake(): void {
    if (!this.#loop.running) this.#loop.wake(true);
  }
}
