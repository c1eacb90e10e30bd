// Finds boxes on the screen: of a spot, of one of the player's dice, and of a die on the coaster in front of the player.
import type { Face, Seat } from '../../game/index.ts';
import type { HeldDie } from '../model/heldDie.ts';
import type { Spot } from '../model/spots.ts';
import type { Rect } from '../model/stage.ts';
import type { Board, Shown } from './board.ts';
import type { Camera } from './camera.ts';
import { coasterDieOn, dieOn, type TableShown } from './hitTargets.ts';
import { rectIn } from './layout.ts';

export class ScreenRects {
  readonly #board: Board;
  readonly #camera: Camera;
  readonly #shown: () => TableShown | null;

  constructor(board: Board, camera: Camera, shown: () => TableShown | null) {
    this.#board = board;
    this.#camera = camera;
    this.#shown = shown;
  }

  ofSpot(spot: Spot): Rect | null {
    const layout = this.#shown()?.layout;
    const box = layout === undefined ? null : rectIn(layout, spot);
    return box === null ? null : this.#camera.onScreen(box);
  }

  ofDie(die: HeldDie): Rect | null {
    return this.#onScreen(dieOn(this.#board, this.#me, die));
  }

  ofCoasterDie(value: Face): Rect | null {
    return this.#onScreen(coasterDieOn(this.#board, this.#me, value));
  }

  get #me(): Seat | null {
    return this.#shown()?.model.me ?? null;
  }

  #onScreen(found: Shown | undefined): Rect | null {
    return found === undefined ? null : this.#camera.onScreen(found.piece.box);
  }
}
