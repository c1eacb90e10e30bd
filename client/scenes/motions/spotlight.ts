// The spotlight: a card or a tile is shown large, with the room around it in the dark and light behind it; one of a
// neighbour is shown smaller, on a placard.
import type { Seat } from '../../../game/index.ts';
import { centred, clamp, fitted, grown, intersection, middle, rect, right, bottom, type Rect } from '../layout/rect.ts';
import { DARKNESS } from '../sketches.ts';
import { placard, placardAround } from '../sketches/placard.ts';
import { place, type Animator, type Ghost } from './animator.ts';

const MAX_HEIGHT = 360;
/** The most that a thing shown large takes of the tavern's height, and of its width. */
const SHARE = 0.92;
/** If less of the tavern's width or height is in view, things are shown in the middle of the view instead. */
const LEAST_IN_VIEW = 200;
/** The room is not darkened for anything that is shown for less time. */
const LEAST_DARKENED_MS = 700;
/** Large glows are painted this small and stretched. */
const GLOW_PAINTED = 96;

/** A veil over the whole table; transparent at first. */
export function darkness(animator: Animator): Ghost {
  const dark = animator.ghost(DARKNESS, rect(0, 0, 4, 4));
  place(dark.image, rect(0, 0, animator.layout.width, animator.layout.height));
  dark.image.setAlpha(0);
  return dark;
}

/** The box in which something of this shape is shown large: over the tavern, as far as that is in view. */
function spotlight(animator: Animator, shape: number): Rect {
  const { inView } = animator;
  const tavern = intersection(animator.layout.tavern.whole, inView);
  const room = Math.min(tavern.width, tavern.height) < LEAST_IN_VIEW ? inView : tavern;
  return fitted(centred(room, room.width * SHARE, Math.min(MAX_HEIGHT, room.height * SHARE)), shape);
}

/** The height of a neighbour's thing, as a share of the shorter side of the view; and its limits, in pixels. */
const NEIGHBOUR_SHARE = 0.2;
const NEIGHBOUR_LEAST = 84;
const NEIGHBOUR_MOST = 150;

/** The box of something of this shape that is shown for a neighbour: over the small tavern, its placard in view. */
export function overNeighbour(neighbour: Rect, inView: Rect, shape: number): Rect {
  const height = clamp(Math.min(inView.width, inView.height) * NEIGHBOUR_SHARE, NEIGHBOUR_LEAST, NEIGHBOUR_MOST);
  const box = centred(neighbour, height * shape, height);
  const around = placardAround(box);
  const x = clamp(around.x, inView.x, right(inView) - around.width);
  const y = clamp(around.y, inView.y, bottom(inView) - around.height);
  return rect(box.x + x - around.x, box.y + y - around.y, box.width, box.height);
}

/** The ceremony in which a thing is shown: large over the large tavern, or small for a neighbour, with the name. */
export interface Ceremony {
  box: Rect;
  /** Moves a neighbour's placard along with what is shown; does nothing for the large tavern. */
  follow: (box: Rect) => void;
  end: () => void;
}

export function ceremony(animator: Animator, seat: Seat, shape: number, lasts: number, dark: number): Ceremony {
  const neighbour = animator.layout.others.find((other) => other.seat === seat);
  const person = animator.after.people[seat];
  if (neighbour === undefined || person === undefined) {
    darken(animator, lasts, dark);
    return { box: spotlight(animator, shape), follow: () => undefined, end: () => undefined };
  }
  const box = overNeighbour(neighbour.whole, animator.inView, shape);
  const ghost = animator.ghost(placard(person.name, person.colour), placardAround(box));
  // While the thing is still on its way, the placard would be an empty board.
  ghost.image.setVisible(false);
  return {
    box,
    follow: (shown) => {
      ghost.box = placardAround(shown);
      place(ghost.image, ghost.box);
      animator.reveal(ghost);
    },
    end: () => animator.letGo(ghost),
  };
}

/** A glow of fixed size around a box. `strength` gives its opacity for each share of the time, from 0 to 1. */
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

/** Darkens the table and lights it again; not briefly, as in a bot's shortened turn: the table would flicker. */
function darken(animator: Animator, lasts: number, opacity: number): void {
  if (lasts < LEAST_DARKENED_MS) return;
  const dark = darkness(animator);
  animator.run(
    lasts,
    'Linear',
    (share) => dark.image.setAlpha(opacity * Math.min(1, 5 * Math.min(share, 1 - share))),
    () => animator.letGo(dark),
  );
}
