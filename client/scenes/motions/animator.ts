// The tools of the motions of one timeline: the tables before and after it, tweens, and ghosts, which fly above the pieces.
import type { GameObjects } from 'phaser';
import { SEATS, type Seat } from '../../../game/index.ts';
import { spotKey, type Spot } from '../../model/spots.ts';
import type { Colour, TableModel } from '../../model/tableModel.ts';
import type { Board, Shown } from '../board.ts';
import type { Layout } from '../layout.ts';
import { rectIn } from '../layout.ts';
import { centred, rect, type Rect } from '../layout/rect.ts';
import type { Piece, Subject } from '../pieces/piece.ts';
import type { Sketch } from '../sketches.ts';
import type { TableScene } from '../TableScene.ts';
import type { ArtKey } from '../art.ts';

/** A picture that flies or lies above the table, until the timeline ends or `letGo` removes it. */
export interface Ghost {
  image: GameObjects.Image;
  picture: ArtKey | Sketch;
  /** The box it was created in, unless a motion has set it anew: some only move the image. */
  box: Rect;
  /**
   * The spot where it last landed, and the subject of the piece it stands for, if that has one; the `at` of a die's
   * subject is null on every spot. Null until it lands, and always for what lands nowhere: glows, darkness, doors.
   */
  lies: { spot: Spot; subject: Subject | null } | null;
}

export interface AnimatorOptions {
  scene: TableScene;
  layout: Layout;
  before: TableModel;
  after: TableModel;
  /** Pieces of the table after the timeline. */
  coming: readonly Piece[];
  /** Speed factor. */
  speed: number;
}

/**
 * Flying ghosts are drawn above this depth, each above the one before it. Only pictures of `fadeInto` lie among the
 * pieces.
 */
const ABOVE = 10_000;
/** Landed ghosts are drawn this much lower, still above all pieces. */
const LANDED = 1_000;

export class Animator {
  readonly layout: Layout;
  readonly before: TableModel;
  readonly after: TableModel;
  readonly #scene: TableScene;
  readonly #coming: readonly Piece[];
  /** Keys of the coming pieces as which something lands. */
  readonly #claimed = new Set<string>();
  readonly #hidden = new Set<string>();
  readonly #ghosts = new Set<Ghost>();
  readonly #movers = new Map<string, Ghost>();
  /** By the key of a piece: the images into which it was faded. */
  readonly #layers = new Map<string, GameObjects.Image[]>();
  readonly #counts = new Map<string, number>();
  readonly #speed: number;
  /** The highest depth that a ghost was given. */
  #topDepth = ABOVE;
  #isOver = false;

  constructor({ scene, layout, before, after, coming, speed }: AnimatorOptions) {
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

  /** The box of a spot; if it has none, the plate of the seat it belongs to. */
  at(spot: Spot): Rect | null {
    const box = rectIn(this.layout, spot);
    if (box !== null || !('seat' in spot)) return box;
    return rectIn(this.layout, { at: 'plate', seat: spot.seat });
  }

  /** The part of the table that is in view. */
  get inView(): Rect {
    const { scrollX, scrollY, width, height, zoom } = this.#scene.cameras.main;
    return rect(scrollX, scrollY, width / zoom, height / zoom);
  }

  /** The colour of a seat's own dice and markers. */
  colourOf(seat: Seat): Colour {
    return this.after.people[seat]?.colour ?? 'red';
  }

  get largeSeat(): Seat {
    return SEATS.find((seat) => this.isLarge(seat)) ?? 0;
  }

  /** True if the seat's tavern is the large one. */
  isLarge(seat: Seat): boolean {
    return !this.layout.others.some((other) => other.seat === seat);
  }

  /** Creates a ghost, painted at the largest size it will have. */
  ghost(picture: ArtKey | Sketch, box: Rect, largest: Rect = box): Ghost {
    const image = this.board.take();
    const { width, height } = largest.width > box.width ? largest : box;
    this.board.lay(image, { key: 'ghost', picture, box: centred(box, width, height) });
    this.#scene.book.publish();
    this.#topDepth += 1;
    image.setDepth(this.#topDepth);
    const ghost: Ghost = { image, picture, box, lies: null };
    this.#ghosts.add(ghost);
    place(image, box);
    return ghost;
  }

  /** The ghost of a thing of which there is only one, moving or landed; created at `box` if there is none. */
  mover(key: string, picture: ArtKey | Sketch, box: Rect): Ghost {
    const known = this.#movers.get(key);
    if (known !== undefined && this.#ghosts.has(known)) return known;
    const ghost = this.ghost(picture, box);
    this.#movers.set(key, ghost);
    return ghost;
  }

  /** Changes the picture of a ghost, which is as large as `largest` until it is placed again. */
  changePicture(ghost: Ghost, picture: ArtKey | Sketch, largest: Rect): void {
    const { x, y } = ghost.image;
    this.board.lay(ghost.image, { key: 'ghost', picture, box: largest });
    this.#scene.book.publish();
    ghost.image.setPosition(x, y);
    ghost.picture = picture;
  }

  /** Brings a ghost above all others. */
  raise(ghost: Ghost): void {
    this.#topDepth += 1;
    ghost.image.setDepth(this.#topDepth);
  }

  /** Shows a ghost that was made invisible, unless it was let go meanwhile: its image is then back in the pool. */
  reveal(ghost: Ghost): void {
    if (this.#ghosts.has(ghost)) ghost.image.setVisible(true);
  }

  letGo(ghost: Ghost): void {
    if (!this.#ghosts.delete(ghost)) return;
    this.board.give(ghost.image);
  }

  /** Marks a ghost as landed on a spot, where later motions can pick it up. */
  land(ghost: Ghost, spot: Spot, subject: Subject | null): void {
    ghost.lies = { spot, subject };
    ghost.image.setDepth(this.#topDepth - LANDED);
  }

  /** Ghosts that landed on a spot during this timeline. */
  lying(spot: Spot): Ghost[] {
    const key = spotKey(spot);
    return [...this.#ghosts].filter(({ lies }) => lies !== null && spotKey(lies.spot) === key);
  }

  /** Pieces of the earlier table that are still visible. */
  pieces(fits: (piece: Piece) => boolean): Shown[] {
    return this.board.pieces.filter(({ piece }) => !this.#hidden.has(piece.key) && fits(piece));
  }

  hide(shown: Shown): void {
    this.#scene.release(shown);
    this.#hidden.add(shown.piece.key);
    shown.image.setVisible(false);
  }

  /** Takes a piece out of the baked picture so that it can move. */
  release(shown: Shown): Shown {
    this.#scene.release(shown);
    return shown;
  }

  /** Gives a piece another picture. It is published at once: an unpublished picture is empty. */
  redraw(shown: Shown, picture: ArtKey | Sketch): void {
    this.board.lay(this.release(shown).image, { ...shown.piece, picture });
    this.#scene.book.publish();
  }

  /** Fades a resting piece into another picture of it, in its place among the others; not while all are baked into one picture. */
  fadeInto(next: Piece, lasts: number): void {
    const shown = this.board.find(next.key);
    if (shown === undefined || this.#scene.isBaked) return;
    const image = this.board.take();
    this.board.lay(image, next);
    this.#scene.book.publish();
    const earlier = this.#layers.get(next.key) ?? [];
    image.setDepth(shown.image.depth + 0.5).setAlpha(0);
    this.#ghosts.add({ image, picture: next.picture, box: next.box, lies: null });
    this.#layers.set(next.key, [...earlier, image]);
    const fading = [shown.image, ...earlier].map((one) => ({ one, alpha: one.alpha }));
    this.run(lasts, 'Sine.easeInOut', (share) => {
      image.setAlpha(share);
      for (const { one, alpha } of fading) one.setAlpha(alpha * (1 - share));
    });
  }

  /** Hides all pieces whose keys begin with this, such as a piece and the labels on it. */
  hideAllUnder(begin: string): void {
    for (const shown of this.board.pieces) if (shown.piece.key.startsWith(begin)) this.hide(shown);
  }

  /** The piece on the table after the timeline as which a flying thing will land: the first that fits; each is claimed once. */
  destination(fits: (piece: Piece) => boolean): Piece | null {
    const piece = this.#coming.find((one) => !this.#claimed.has(one.key) && fits(one));
    if (piece === undefined) return null;
    this.#claimed.add(piece.key);
    return piece;
  }

  /** True if the table after the timeline has the same picture at the same place. */
  stays({ picture, box }: Piece): boolean {
    return this.#coming.some((one) => one.picture === picture && one.box.x === box.x && one.box.y === box.y);
  }

  /** Adds `by` to the number that a spot shows during the timeline, at first `begin`, and returns the sum. */
  count(spot: Spot, begin: number, by: number): number {
    const key = spotKey(spot);
    const count = (this.#counts.get(key) ?? begin) + by;
    this.#counts.set(key, count);
    return count;
  }

  /**
   * Calls `onFrame` each frame with a share from 0 to 1, and then `done`. `ease` is one of Phaser's; `lasts` and
   * `delay` are in milliseconds at normal speed.
   */
  run(
    lasts: number,
    ease: string,
    onFrame: (share: number) => void,
    done: () => void = () => undefined,
    delay = 0,
  ): void {
    const clock = { share: 0 };
    this.#scene.tweens.add({
      targets: clock,
      share: 1,
      duration: Math.max(1, lasts / this.#speed),
      delay: delay / this.#speed,
      ease,
      onUpdate: () => {
        if (!this.#isOver) onFrame(clock.share);
      },
      onComplete: () => {
        if (this.#isOver) return;
        onFrame(1);
        done();
      },
    });
  }

  /** Calls `action` after so many milliseconds at normal speed, unless the timeline has ended by then. */
  later(delay: number, action: () => void): void {
    this.#scene.time.delayedCall(delay / this.#speed, () => {
      // Phaser's clock still fires calls that were due in the frame of `end`.
      if (!this.#isOver) action();
    });
  }

  /** Stops all tweens and delayed calls, removes all ghosts and shows all pieces. */
  end(): void {
    this.#isOver = true;
    this.#scene.tweens.killAll();
    this.#scene.time.removeAllEvents();
    for (const ghost of [...this.#ghosts]) this.letGo(ghost);
    for (const { image } of this.board.pieces) image.setVisible(true);
  }
}

/** Puts an image into a box. */
export function place(image: GameObjects.Image, box: Rect): void {
  image.setPosition(box.x + box.width / 2, box.y + box.height / 2).setDisplaySize(box.width, box.height);
}
