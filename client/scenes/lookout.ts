// Which part of a table that is larger than its host is looked at, and how that is moved.
import type { Spot } from '../model/spots.ts';
import type { Rect } from '../model/stage.ts';
import { rectIn, type Layout } from './layout.ts';
import { clamp, overlaps } from './layout/rect.ts';
import type { TableScene } from './TableScene.ts';

/** So little more of the table is not worth a hint. */
const BARELY = 12;

/** The tavern lies at the lower right end of every table that has to be moved. */
const tavernOn = ({ screen, width, height }: Layout): { x: number; y: number } => ({
  x: screen === 'desk' ? 0 : width,
  y: height,
});

export class Lookout {
  readonly #host: HTMLElement;
  readonly #scene: TableScene;
  #layout: Layout | null = null;
  #x = 0;
  #y = 0;
  #scenery = '';

  constructor(host: HTMLElement, scene: TableScene) {
    this.#host = host;
    this.#scene = scene;
  }

  /** Whenever the scenery is another one, or the screen was turned, the tavern is looked at. */
  look(layout: Layout, scenery: string, pointedAt: Spot | null): void {
    const isOther = scenery !== this.#scenery || layout.screen !== this.#layout?.screen;
    this.#layout = layout;
    this.#scenery = scenery;
    if (isOther) ({ x: this.#x, y: this.#y } = tavernOn(layout));
    const box = pointedAt === null ? null : rectIn(layout, pointedAt);
    if (box !== null) this.#bringIntoView(box);
    this.#aim(layout);
  }

  /** False when there is no more of the table in that direction. */
  move(dx: number, dy: number): boolean {
    if (this.#layout === null) return false;
    const [x, y] = [this.#x, this.#y];
    this.#x -= dx;
    this.#y -= dy;
    this.#aim(this.#layout);
    return this.#x !== x || this.#y !== y;
  }

  /** Where on the table a point of the host lies. */
  onTable(x: number, y: number): [x: number, y: number] {
    return [x + this.#x, y + this.#y];
  }

  /** Where in the host something lies; null when the table was moved so far that it lies outside. */
  seen(box: Rect): Rect | null {
    const seen = { ...box, x: box.x - this.#x, y: box.y - this.#y };
    const { clientWidth: width, clientHeight: height } = this.#host;
    return overlaps({ x: 0, y: 0, width, height }, seen) ? seen : null;
  }

  #bringIntoView(box: Rect): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    this.#x = clamp(this.#x, box.x + box.width - width, box.x);
    this.#y = clamp(this.#y, box.y + box.height - height, box.y);
  }

  #aim({ width, height }: Layout): void {
    const right = width - this.#host.clientWidth;
    const down = height - this.#host.clientHeight;
    this.#x = clamp(this.#x, 0, Math.max(0, right));
    this.#y = clamp(this.#y, 0, Math.max(0, down));
    this.#scene.lookAt(this.#scene.book.ratio, this.#x, this.#y);
    this.#tellMore({ left: this.#x, up: this.#y, right: right - this.#x, down: down - this.#y });
  }

  /** In which directions there is more of the table than is seen: the document shows a hint there. */
  #tellMore(beyond: Readonly<Record<string, number>>): void {
    const more = Object.entries(beyond).flatMap(([side, far]) => (far > BARELY ? [side] : []));
    this.#host.dataset.more = more.join(' ');
  }
}
