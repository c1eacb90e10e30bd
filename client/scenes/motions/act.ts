// What motions are made with: the two tables between which they play, ghosts that fly above them, and tweens.
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../game/index.ts';
import { spotKey, type Spot } from '../../model/spots.ts';
import type { TableModel } from '../../model/tableModel.ts';
import type { Board, Shown } from '../board.ts';
import type { Layout } from '../layout.ts';
import { rectIn } from '../layout.ts';
import { centred, type Rect } from '../layout/rect.ts';
import type { Piece, Stands } from '../pieces/piece.ts';
import type { Sketch } from '../sketches.ts';
import type { TableScene } from '../TableScene.ts';
import type { ArtKey } from '../art.ts';

/** Something above the table, for as long as the timeline plays or until it is let go. */
export interface Ghost {
  image: GameObjects.Image;
  picture: ArtKey | Sketch;
  box: Rect;
  /** Where it has come to lie, and what for; null while it moves or is mere light. */
  lies: { spot: Spot; stands: Stands | null } | null;
}

export interface ActOf {
  scene: TableScene;
  layout: Layout;
  before: TableModel;
  after: TableModel;
  /** The table as it will be. */
  coming: readonly Piece[];
  /** Times normal. */
  speed: number;
}

const ABOVE = 10_000;

export class Act {
  readonly layout: Layout;
  readonly before: TableModel;
  readonly after: TableModel;
  readonly #scene: TableScene;
  readonly #coming: readonly Piece[];
  readonly #claimed = new Set<string>();
  readonly #hidden = new Set<string>();
  readonly #ghosts = new Set<Ghost>();
  readonly #counts = new Map<string, number>();
  readonly #speed: number;
  #height = ABOVE;
  #over = false;

  constructor({ scene, layout, before, after, coming, speed }: ActOf) {
    this.#scene = scene;
    this.layout = layout;
    this.before = before;
    this.after = after;
    this.#coming = coming;
    this.#speed = speed;
  }

  get board(): Board {
    return this.#scene.board;
  }

  get ghosts(): readonly Ghost[] {
    return [...this.#ghosts];
  }

  /** Where a spot is, or else the plate of whoever it belongs to. */
  at(spot: Spot): Rect | null {
    const box = rectIn(this.layout, spot);
    if (box !== null || !('seat' in spot)) return box;
    return rectIn(this.layout, { at: 'plate', seat: spot.seat });
  }

  /** Is the tavern of this seat the large one? */
  isLarge(seat: Seat): boolean {
    return !this.layout.others.some((other) => other.seat === seat);
  }

  /** A picture above the table, painted for the larger of the sizes that it will have. */
  ghost(picture: ArtKey | Sketch, box: Rect, largest: Rect = box): Ghost {
    const image = this.board.take();
    const shape = largest.width > box.width ? largest : box;
    this.board.lay(image, { key: 'ghost', picture, box: centred(box, shape.width, shape.height) });
    this.#scene.book.publish();
    this.#height += 1;
    image.setDepth(this.#height);
    const ghost: Ghost = { image, picture, box, lies: null };
    this.#ghosts.add(ghost);
    place(image, box);
    return ghost;
  }

  /** Shows another side of a ghost. */
  turn(ghost: Ghost, picture: ArtKey | Sketch, largest: Rect): void {
    const { x, y } = ghost.image;
    this.board.lay(ghost.image, { key: 'ghost', picture, box: largest });
    this.#scene.book.publish();
    ghost.image.setPosition(x, y);
    ghost.picture = picture;
  }

  /** Above everything that flies already. */
  raise(ghost: Ghost): void {
    this.#height += 1;
    ghost.image.setDepth(this.#height);
  }

  letGo(ghost: Ghost): void {
    if (!this.#ghosts.delete(ghost)) return;
    this.board.give(ghost.image);
  }

  /** It stays where it is until the timeline is over, or until it is taken from there. */
  lay(ghost: Ghost, spot: Spot, stands: Stands | null): void {
    ghost.lies = { spot, stands };
    // What lies is below what flies.
    ghost.image.setDepth(ABOVE - 1000 + (this.#height - ABOVE));
  }

  /** What has flown to a spot during this timeline. */
  lying(spot: Spot): Ghost[] {
    const key = spotKey(spot);
    return [...this.#ghosts].filter(({ lies }) => lies !== null && spotKey(lies.spot) === key);
  }

  /** Pieces of the table as it was that are still to be seen. */
  pieces(fits: (piece: Piece) => boolean): Shown[] {
    return this.board.pieces.filter(({ piece }) => !this.#hidden.has(piece.key) && fits(piece));
  }

  hide(shown: Shown): void {
    this.#scene.release(shown);
    this.#hidden.add(shown.piece.key);
    shown.image.setVisible(false);
  }

  /** A piece that is to change where it lies. */
  release(shown: Shown): Shown {
    this.#scene.release(shown);
    return shown;
  }

  /** What is written beside a hidden piece goes with it. */
  hideAllUnder(key: string): void {
    for (const shown of this.board.pieces) if (shown.piece.key.startsWith(key)) this.hide(shown);
  }

  /** The place that something will have on the table to come: each place is given away once. */
  destination(fits: (piece: Piece) => boolean): Piece | null {
    const piece = this.#coming.find((one) => !this.#claimed.has(one.key) && fits(one));
    if (piece === undefined) return null;
    this.#claimed.add(piece.key);
    return piece;
  }

  /** A running number at a spot, as far as it has been counted. */
  count(spot: Spot, begin: number, by: number): number {
    const key = spotKey(spot);
    const count = (this.#counts.get(key) ?? begin) + by;
    this.#counts.set(key, count);
    return count;
  }

  /** Draws `at` with a share that runs from 0 to 1; `lasts` is in milliseconds at normal speed. */
  run(lasts: number, ease: string, at: (share: number) => void, done: () => void = () => undefined, delay = 0): void {
    const clock = { share: 0 };
    this.#scene.tweens.add({
      targets: clock,
      share: 1,
      duration: Math.max(1, lasts / this.#speed),
      delay: delay / this.#speed,
      ease,
      onUpdate: () => {
        if (!this.#over) at(clock.share);
      },
      onComplete: () => {
        if (this.#over) return;
        at(1);
        done();
      },
    });
  }

  later(delay: number, what: () => void): void {
    this.#scene.time.delayedCall(delay / this.#speed, () => {
      // What was asked for in the frame in which all ended, the clock cannot take back.
      if (!this.#over) what();
    });
  }

  /** Everything is over: nothing is left of it. */
  end(): void {
    this.#over = true;
    this.#scene.tweens.killAll();
    this.#scene.time.removeAllEvents();
    for (const ghost of [...this.#ghosts]) this.letGo(ghost);
    for (const { image } of this.board.pieces) image.setVisible(true);
  }
}

export function place(image: GameObjects.Image, box: Rect): void {
  image.setPosition(box.x + box.width / 2, box.y + box.height / 2).setDisplaySize(box.width, box.height);
}

export const between = (from: Rect, to: Rect, share: number): Rect => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  width: from.width + (to.width - from.width) * share,
  height: from.height + (to.height - from.height) * share,
});
