// Flights: an arc, a little larger on the way, with a shadow; cards can turn over. Also sparks, and pictures that grow
// for a moment.
import type { ArtKey } from '../art.ts';
import { between, centred, middle, type Rect, grown } from '../layout/rect.ts';
import { SOFT_SHADOW, type Sketch } from '../sketches.ts';
import { place, type Animator, type Ghost } from './animator.ts';
import { glowBehind } from './spotlight.ts';

export interface Flight {
  from: Rect;
  to: Rect;
  lasts: number;
  delay?: number;
  /** Shown from the middle of the flight on. */
  turnsTo?: ArtKey | Sketch | null;
  /** The greatest tilt, in radians. */
  lean?: number;
  /** Height of the arc as a share of the distance, at most 90 pixels. */
  arc?: number;
  /** The growth of the ghost up to the top of the arc, as a share of its size. */
  swell?: number;
  ease?: string;
  landed?: () => void;
}

const larger = (a: Rect, b: Rect): Rect => (a.width > b.width ? a : b);

/** Lets a ghost fly from one box to another. */
export function fly(animator: Animator, ghost: Ghost, flight: Flight): void {
  const {
    from,
    to,
    lasts,
    delay = 0,
    turnsTo = null,
    lean = 0.1,
    arc = 0.16,
    swell = 0.16,
    ease = 'Cubic.easeInOut',
    landed,
  } = flight;
  const way = Math.hypot(middle(to).x - middle(from).x, middle(to).y - middle(from).y);
  const high = Math.min(90, way * arc);
  const direction = middle(to).x >= middle(from).x ? 1 : -1;
  const shadow = animator.ghost(SOFT_SHADOW, shadowOf(from, 0), grown(larger(from, to), 8));
  shadow.image.setAlpha(0);
  animator.raise(ghost);
  let isTurned = false;
  animator.run(
    lasts,
    ease,
    (share) => {
      const up = Math.sin(share * Math.PI);
      const box = between(from, to, share);
      const size = 1 + swell * up;
      const here = centred({ ...box, y: box.y - high * up }, box.width * size, box.height * size);
      place(ghost.image, here);
      if (turnsTo !== null) {
        // A card turns over around its upright axis: thin in the middle of the flight.
        const breadth = Math.abs(Math.cos(share * Math.PI));
        if (share >= 0.5 && !isTurned) {
          isTurned = true;
          animator.changePicture(ghost, turnsTo, larger(from, to));
          place(ghost.image, here);
        }
        ghost.image.setDisplaySize(Math.max(1, here.width * breadth), here.height);
      }
      ghost.image.setRotation(lean * up * direction);
      ghost.box = here;
      place(shadow.image, shadowOf(box, up));
      shadow.image.setAlpha(0.5 * up);
    },
    () => {
      ghost.image.setRotation(0);
      animator.letGo(shadow);
      landed?.();
    },
    delay,
  );
}

const shadowOf = (box: Rect, up: number): Rect => {
  const by = 4 + up * 10;
  return { x: box.x - by * 0.4, y: box.y + by, width: box.width + by, height: box.height + by * 0.6 };
};

/** Sparks fly from a glowing place, as for nobles and upgrades. */
export function sparkle(animator: Animator, at: Rect, lasts: number, count = 9): void {
  const { x, y } = middle(at);
  const reach = Math.max(at.width, at.height) * 0.75;
  glowBehind(animator, at, lasts, (share) => 1 - share);
  for (let spark = 0; spark < count; spark++) {
    const angle = (spark / count) * Math.PI * 2 + 0.4;
    const size = 10 + (spark % 3) * 5;
    const ghost = animator.ghost('fx/spark', { x: x - size / 2, y: y - size / 2, width: size, height: size });
    const far = reach * (0.7 + (spark % 4) * 0.16);
    animator.run(
      lasts,
      'Cubic.easeOut',
      (share) => {
        ghost.image.setPosition(
          x + Math.cos(angle) * far * share,
          y + Math.sin(angle) * far * share + 24 * share * share,
        );
        ghost.image.setAlpha(1 - share).setRotation(share * 2);
      },
      () => animator.letGo(ghost),
    );
  }
}

/** Grows a picture a little and shrinks it back. */
export function pop(animator: Animator, image: Ghost['image'], lasts: number, by = 0.18): void {
  const width = image.displayWidth;
  const height = image.displayHeight;
  animator.run(lasts, 'Sine.easeOut', (share) => {
    const size = 1 + by * Math.sin(share * Math.PI);
    image.setDisplaySize(width * size, height * size);
  });
}
