// The spotlight: the place where a card or a tile is shown large, with the room around it in the dark and light behind it.
import { centred, fitted, grown, intersection, middle, rect, type Rect } from '../layout/rect.ts';
import { DARKNESS } from '../sketches.ts';
import { place, type Animator, type Ghost } from './animator.ts';

const MAX_HEIGHT = 360;
/** Share of the tavern's height, and of its width. */
const SHARE = 0.92;
/** If less of the tavern is in view, things are shown in the middle of what is. */
const LEAST_IN_VIEW = 200;
/** The room is not darkened for anything that is shown for less time. */
const LEAST_DARKENED_MS = 700;
/** Large glows are painted small and stretched. */
const GLOW_PAINTED = 96;

/** A veil over the whole table; transparent at first. */
export function darkness(animator: Animator): Ghost {
  const dark = animator.ghost(DARKNESS, rect(0, 0, 4, 4));
  place(dark.image, rect(0, 0, animator.layout.width, animator.layout.height));
  dark.image.setAlpha(0);
  return dark;
}

/** Where something of this shape is shown large: over the tavern, as far as that is in view. */
export function spotlight(animator: Animator, shape: number): Rect {
  const { inView } = animator;
  const tavern = intersection(animator.layout.tavern.whole, inView);
  const room = Math.min(tavern.width, tavern.height) < LEAST_IN_VIEW ? inView : tavern;
  return fitted(centred(room, room.width * SHARE, Math.min(MAX_HEIGHT, room.height * SHARE)), shape);
}

/** A glow around a box that swells and fades, as strong as `strength` says for each share of the time. */
export function glowBehind(animator: Animator, box: Rect, lasts: number, strength: (share: number) => number): void {
  const { x, y } = middle(box);
  const reach = grown(box, Math.max(box.width, box.height) * 0.5);
  const glow = animator.ghost('fx/glow', rect(x - GLOW_PAINTED / 2, y - GLOW_PAINTED / 2, GLOW_PAINTED, GLOW_PAINTED));
  place(glow.image, reach);
  glow.image.setAlpha(0);
  animator.run(
    lasts,
    'Linear',
    (share) => glow.image.setAlpha(strength(share)),
    () => animator.letGo(glow),
  );
}

/** Darkens the table and lights it again; not where turns are shortened, as it would flicker. */
export function darken(animator: Animator, lasts: number, depth: number): void {
  if (lasts < LEAST_DARKENED_MS) return;
  const dark = darkness(animator);
  animator.run(
    lasts,
    'Linear',
    (share) => dark.image.setAlpha(depth * Math.min(1, 5 * Math.min(share, 1 - share))),
    () => animator.letGo(dark),
  );
}
