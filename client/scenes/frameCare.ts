// When frames are drawn: only while something moves, or once after a change. A table at rest draws nothing.
import type { Core } from 'phaser';

/** Textures are handed over and filters settle in the first, the second is what stays to be seen. */
const FRAMES_AFTER_CHANGE = 2;

export class FrameCare {
  readonly #loop: Core.TimeStep;
  #moving = 0;
  #left = FRAMES_AFTER_CHANGE;

  constructor(loop: Core.TimeStep) {
    this.#loop = loop;
  }

  /** Something has changed: draws it. */
  once(): void {
    this.#left = FRAMES_AFTER_CHANGE;
    this.#wake();
  }

  /** Draws until what is returned is called. */
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
