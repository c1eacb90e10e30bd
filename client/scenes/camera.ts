// The camera: scrolls a table that is larger than its host element.
import type { Spot } from '../model/spots.ts';
import type { Rect, ScrollDirection } from '../model/stage.ts';
import { arrowPlaces } from './arrows.ts';
import { rectIn, cornerSeenFirst, type Layout } from './layout.ts';
import { clamp, grown, holds, overlaps, surrounding } from './layout/rect.ts';
import type { TableScene } from './TableScene.ts';

/** Hidden parts smaller than this get no scroll hint. */
const BARELY = 12;

const SIDES: readonly ScrollDirection[] = ['left', 'right', 'up', 'down'];

/** Spots that the camera does not go to when they shine: a counter guest can always be given up, the others have buttons. */
const AT_HAND: readonly Spot['at'][] = ['counterGuests', 'entertainer', 'beside'];

/** Margin that is kept in view around a spot. */
const AROUND = 6;

/** The parts of a table that the camera goes to. */
interface Subjects {
  /** Phase and seat that are shown, as in `serving 0`; another one brings the tavern into view. */
  readonly situation: string;
  readonly pointedAt?: Spot | null;
  /** The spots that a lesson lights. */
  readonly lights?: readonly Spot[];
  /** The spots that can be clicked now. */
  readonly shining?: readonly Spot[];
  /** True, as by default, if the camera goes to what shines. */
  readonly follows?: boolean;
}

export class Camera {
  readonly #host: HTMLElement;
  readonly #scene: TableScene;
  #layout: Layout | null = null;
  #x = 0;
  #y = 0;
  #situation = '';
  #lights = '';
  /** True once the camera has gone to what shines: once in a situation, so that the table keeps still between taps. */
  #hasFollowed = false;
  /** The spots to go to because they can be clicked now. */
  #shining: readonly Spot[] = [];
  /** True while the right end, or the lower end, of the table is in view. */
  #atEnd = { right: true, down: true };

  constructor(host: HTMLElement, scene: TableScene) {
    this.#host = host;
    this.#scene = scene;
  }

  /**
   * Scrolls to the part of a new table that matters: to the tavern when the situation changes or the screen is turned;
   * to what a lesson lights, or else, once in a situation and if `follows` is true, to what shines; and always to
   * `pointedAt`. An end of the table that was in view stays in view: on a phone the host grows and shrinks with every
   * question.
   */
  show(layout: Layout, { situation, pointedAt = null, lights = [], shining = [], follows = true }: Subjects): void {
    const isOther = situation !== this.#situation || layout.screen !== this.#layout?.screen;
    this.#layout = layout;
    this.#shining = shining.filter(({ at }) => !AT_HAND.includes(at));
    this.#situation = situation;
    if (isOther) {
      const corner = cornerSeenFirst(layout, { isServing: situation.startsWith('serving') });
      this.#x = corner.x;
      this.#y = corner.y;
      this.#hasFollowed = false;
    } else {
      if (this.#atEnd.right) this.#x = layout.width;
      if (this.#atEnd.down) this.#y = layout.height;
    }
    this.#keepOnTable(layout);
    this.#showLit(layout, lights, isOther);
    if (follows && lights.length === 0) this.#showShining(layout);
    if (pointedAt !== null) this.#bringSpotIntoView(layout, pointedAt);
    this.#aim(layout);
  }

  /** Moves the table by these pixels to the right and down; false if it is at its end and does not move. */
  move(dx: number, dy: number): boolean {
    if (this.#layout === null) return false;
    const x = this.#x;
    const y = this.#y;
    this.#x -= dx;
    this.#y -= dy;
    this.#aim(this.#layout);
    return this.#x !== x || this.#y !== y;
  }

  /** Converts a point of the host to a point of the table. */
  onTable(x: number, y: number): [x: number, y: number] {
    return [x + this.#x, y + this.#y];
  }

  /** Converts a box of the table to the host; null if it is scrolled out of view. */
  onScreen(box: Rect): Rect | null {
    const shown = { ...box, x: box.x - this.#x, y: box.y - this.#y };
    const { clientWidth: width, clientHeight: height } = this.#host;
    return overlaps({ x: 0, y: 0, width, height }, shown) ? shown : null;
  }

  /** Scrolls to all of the lights if they fit, otherwise to the first of them, unless one is in view already. */
  #showLit(layout: Layout, lights: readonly Spot[], isOther: boolean): void {
    const lit = JSON.stringify(lights);
    if (lights.length === 0 || (lit === this.#lights && !isOther)) return;
    this.#lights = lit;
    if (!this.#showAllOf(layout, lights)) this.#showAnyOf(layout, lights);
  }

  #showShining(layout: Layout): void {
    if (this.#hasFollowed || this.#shining.length === 0) return;
    this.#hasFollowed = true;
    this.#showAnyOf(layout, this.#shining);
  }

  /** Returns false if they do not fit into the view together, or none has a place on the table. */
  #showAllOf(layout: Layout, spots: readonly Spot[]): boolean {
    const boxes = spots.flatMap((spot) => rectIn(layout, spot) ?? []);
    if (boxes.length === 0) return false;
    const around = grown(surrounding(boxes), AROUND);
    if (around.width > this.#host.clientWidth || around.height > this.#host.clientHeight) return false;
    this.#bringIntoView(around);
    return true;
  }

  #showAnyOf(layout: Layout, spots: readonly Spot[]): void {
    if (spots.some((spot) => this.#isInView(layout, spot))) return;
    // Backwards, so that the first spot comes last and is in view for certain.
    for (const spot of spots.toReversed()) this.#bringSpotIntoView(layout, spot);
  }

  #isInView(layout: Layout, spot: Spot): boolean {
    const box = rectIn(layout, spot);
    const { clientWidth: width, clientHeight: height } = this.#host;
    return box !== null && holds({ x: this.#x, y: this.#y, width, height }, box);
  }

  #bringSpotIntoView(layout: Layout, spot: Spot): void {
    const found = rectIn(layout, spot);
    if (found === null) return;
    this.#bringIntoView(grown(found, AROUND));
  }

  #bringIntoView(box: Rect): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    this.#x = clamp(this.#x, box.x + box.width - width, box.x);
    this.#y = clamp(this.#y, box.y + box.height - height, box.y);
  }

  #keepOnTable({ width, height }: Pick<Layout, 'width' | 'height'>): void {
    this.#x = clamp(this.#x, 0, Math.max(0, width - this.#host.clientWidth));
    this.#y = clamp(this.#y, 0, Math.max(0, height - this.#host.clientHeight));
  }

  #aim({ width, height }: Layout): void {
    const right = width - this.#host.clientWidth;
    const down = height - this.#host.clientHeight;
    this.#keepOnTable({ width, height });
    this.#atEnd = { right: right - this.#x < 1, down: down - this.#y < 1 };
    this.#scene.lookAt(this.#scene.book.ratio, this.#x, this.#y);
    this.#markHiddenParts({ left: this.#x, up: this.#y, right: right - this.#x, down: down - this.#y });
  }

  /** Sets `data-more` to the directions with hidden parts, where CSS shows hints, and `data-arrows` to the places of arrows. */
  #markHiddenParts(beyond: Readonly<Record<ScrollDirection, number>>): void {
    const more = SIDES.filter((side) => beyond[side] > BARELY);
    this.#host.dataset.more = more.join(' ');
    const layout = this.#layout;
    if (layout === null) return;
    const { clientWidth: width, clientHeight: height } = this.#host;
    const view = { x: this.#x, y: this.#y, width, height };
    const shining = this.#shining.flatMap((spot) => rectIn(layout, spot) ?? []);
    this.#host.dataset.arrows = JSON.stringify(arrowPlaces(layout, view, more, shining));
  }
}
