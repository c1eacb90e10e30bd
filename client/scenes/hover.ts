// Decides when a spot is explained: after a moment under the mouse, or at once when a press asks for it. Any other
// press takes the explanation away until the mouse has been elsewhere. An explanation that was opened stays when the
// mouse goes, so that its buttons can be reached.
import { spotKey, type Spot } from '../model/spots.ts';

/** The mouse has to rest on a spot this long. */
const WAIT_MS = 500;
/** From one explained spot to the next. */
const NEXT_MS = 150;

/** Position of the mouse or the finger on the canvas. */
export interface Pointer {
  readonly x: number;
  readonly y: number;
  /** True if a long press, a tap, or a first click on something for sale opened it: it stays, and has buttons. */
  readonly isOpened: boolean;
}

export type ShowExplanation = (spot: Spot | null, pointer: Pointer) => void;

export class Hover {
  readonly #show: ShowExplanation;
  #over = '';
  /** The key of the explained spot; empty if there is none. */
  #explained = '';
  #isOpened = false;
  #timer = 0;

  constructor(show: ShowExplanation) {
    this.#show = show;
  }

  /** To be called when the mouse moves: it is over this spot. */
  move(spot: Spot | null, x: number, y: number): void {
    const key = spot === null ? '' : spotKey(spot);
    if (key === this.#over) return;
    const wait = this.#explained === '' || this.#isOpened ? WAIT_MS : NEXT_MS;
    if (this.#isOpened) window.clearTimeout(this.#timer);
    else this.hide();
    this.#over = key;
    if (spot === null || key === this.#explained) return;
    this.#timer = window.setTimeout(() => this.explain(spot, { x, y, isOpened: false }), wait);
  }

  explain(spot: Spot | null, pointer: Pointer): void {
    this.hide();
    if (spot === null) return;
    this.#over = spotKey(spot);
    this.#explained = this.#over;
    this.#isOpened = pointer.isOpened;
    this.#show(spot, pointer);
  }

  hasOpened(spot: Spot): boolean {
    return this.#isOpened && this.#explained === spotKey(spot);
  }

  /** Takes the explanation away. It comes back when the mouse has been elsewhere, or when a press asks for it. */
  hide(): void {
    window.clearTimeout(this.#timer);
    const isShown = this.#explained !== '';
    this.#explained = '';
    this.#isOpened = false;
    if (isShown) this.#show(null, { x: 0, y: 0, isOpened: false });
  }
}
