// Decides when the spot under a resting mouse is explained: after a moment, not again after a click, and at once on a long press.
import { spotKey, type Spot } from '../model/spots.ts';

/** The mouse has to rest on a spot this long. */
const WAIT_MS = 500;
/** From one explained spot to the next. */
const NEXT_MS = 150;

export type ShowExplanation = (spot: Spot | null, x: number, y: number, byFinger: boolean) => void;

export class Hover {
  readonly #show: ShowExplanation;
  #over = '';
  #isShown = false;
  #timer = 0;

  constructor(show: ShowExplanation) {
    this.#show = show;
  }

  /** The mouse is over this spot. */
  move(spot: Spot | null, x: number, y: number): void {
    const key = spot === null ? '' : spotKey(spot);
    if (key === this.#over) return;
    const wait = this.#isShown ? NEXT_MS : WAIT_MS;
    this.hide();
    this.#over = key;
    if (spot !== null) this.#timer = window.setTimeout(() => this.explain(spot, x, y), wait);
  }

  explain(spot: Spot | null, x: number, y: number, byFinger = false): void {
    this.hide();
    if (spot === null) return;
    this.#over = spotKey(spot);
    this.#isShown = true;
    this.#show(spot, x, y, byFinger);
  }

  explains(spot: Spot): boolean {
    return this.#isShown && this.#over === spotKey(spot);
  }

  /** A click takes the explanation away, and it does not come back before the mouse has been elsewhere. */
  hide(): void {
    window.clearTimeout(this.#timer);
    if (this.#isShown) this.#show(null, 0, 0, false);
    this.#isShown = false;
  }
}
