// Paces frames: draws them while something moves and briefly after a change; a table at rest costs nothing. When a
// frame throws, the error is reported and everything repainted: left alone, Phaser would never draw another frame.
import type { Core } from 'phaser';

/** Two frames after a change: the first uploads textures, the second is the one that stays. */
const FRAMES_AFTER_CHANGE = 2;

export class FramePacer {
  readonly #loop: Core.TimeStep;
  /** Number of calls of `keepDrawing` that have not ended. */
  #moving = 0;
  /** Frames that are still drawn for the last change. */
  #left = FRAMES_AFTER_CHANGE;
  #hasFailed = false;

  /**
   * `mend` repaints everything after a frame that failed. After two failures in a row nothing is drawn until the next
   * change.
   */
  constructor(loop: Core.TimeStep, mend: () => void) {
    this.#loop = loop;
    const draw = loop.callback;
    loop.callback = (time, delta) => {
      try {
        draw(time, delta);
        this.#hasFailed = false;
      } catch (fault) {
        reportError(fault);
        if (this.#hasFailed) loop.sleep();
        else mend();
        this.#hasFailed = true;
      }
    };
  }

  /** Draws the frames that show a change. */
  request(): void {
    this.#left = FRAMES_AFTER_CHANGE;
    this.#wake();
  }

  /** Draws at once, outside the browser's frames: for a canvas that was emptied, which would be black until the next one. */
  drawNow(): void {
    this.#left = FRAMES_AFTER_CHANGE;
    if (this.#loop.running) this.#loop.tick();
    else this.#wake();
  }

  /** Draws continuously until the returned function is called. */
  keepDrawing(): () => void {
    this.#moving += 1;
    this.#wake();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#moving -= 1;
      this.request();
    };
  }

  /** To be called after every frame: sends the loop to sleep once nothing is left to draw. */
  afterFrame(): void {
    if (this.#moving > 0) return;
    this.#left -= 1;
    if (this.#left <= 0) this.#loop.sleep();
  }

  /** Phaser draws a frame at once when its loop wakes; `true` asks it not to count the sleep as running time. */
  #wake(): void {
    if (!this.#loop.running) this.#loop.wake(true);
  }
}
