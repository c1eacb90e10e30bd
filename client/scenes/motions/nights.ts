// Motions of the night: candles dimmed at closing time, the moon that moves on, and the house that closes after the last evening.
import type { MotionOf } from '../../model/timeline.ts';
import { between, bottom, grown, middle, rect, right, type Rect } from '../layout/rect.ts';
import { seatsOf } from '../pieces/diceOnTable.ts';
import { moonBox } from '../pieces/monastery.ts';
import { DOOR, RIBBON } from '../sketches.ts';
import { relight } from './candles.ts';
import { sparkle } from './flight.ts';
import { darkness } from './spotlight.ts';
import { place, type Animator } from './animator.ts';

export function dim(animator: Animator, _motion: MotionOf<'dim'>, lasts: number): void {
  const dark = darkness(animator);
  animator.run(
    lasts,
    'Sine.easeInOut',
    (share) => dark.image.setAlpha(0.42 * Math.sin(share * Math.PI)),
    () => animator.letGo(dark),
  );
}

/** The candles are dimmed, the moon moves on, and light comes back. */
export function evening(animator: Animator, { round }: MotionOf<'evening'>, lasts: number): void {
  const dark = darkness(animator);
  const moon = animator.board.find('moon');
  const from = moonBox(animator.layout, Math.max(1, round - 1));
  const to = moonBox(animator.layout, round);
  if (moon !== undefined) animator.hide(moon);
  const moonGhost = animator.ghost('thing/moon', from);
  const glow = animator.ghost('fx/glow', grown(from, from.width * 0.8));
  // In the dark the lamps of the previous evening's upgrades are lit.
  animator.later(lasts * 0.35, () => {
    for (const seat of seatsOf(animator.after.view.players.length)) relight(animator, seat, lasts * 0.4, round);
  });
  animator.run(
    lasts,
    'Sine.easeInOut',
    (share) => {
      dark.image.setAlpha(0.55 * Math.sin(share * Math.PI));
      const here = between(from, to, share);
      const up = Math.sin(share * Math.PI) * from.height * 0.35;
      place(moonGhost.image, { ...here, y: here.y - up });
      place(glow.image, grown({ ...here, y: here.y - up }, from.width * 0.8));
      glow.image.setAlpha(Math.sin(share * Math.PI));
    },
    () => {
      animator.letGo(dark);
      animator.letGo(glow);
      animator.land(moonGhost, { at: 'moon', round }, null);
    },
  );
}

/** Shares of the time at which the doors begin to close, and at which they are shut. */
const DOORS = { begin: 0.34, shut: 0.62 } as const;

/** Nothing is taken away at the end: the dark, the doors and the moon stay until the timeline is over. */
export function closeHouse(animator: Animator, _motion: MotionOf<'closeHouse'>, lasts: number): void {
  const { whole } = animator.layout.tavern;
  const dark = darkness(animator);
  animator.run(lasts, 'Sine.easeOut', (share) => dark.image.setAlpha(Math.min(0.78, share * 1.9)));
  putOut(animator, lasts * DOORS.begin);
  closeDoors(animator, whole, lasts * DOORS.begin, lasts * (DOORS.shut - DOORS.begin));
  animator.later(lasts * DOORS.shut, () => moonrise(animator, whole, lasts * (1 - DOORS.shut)));
}

/** Lights go out one after the other, from left to right: at the tables, the monastery and the market. */
function putOut(animator: Animator, lasts: number): void {
  const tables = animator.pieces(({ spot }) => spot?.at === 'table').map(({ piece }) => piece.box);
  const lights = [...tables, animator.layout.monastery, animator.layout.market]
    .map((box) => ({ box, ...middle(box) }))
    .sort((a, b) => a.x - b.x);
  lights.forEach(({ x, y, box }, nth) => {
    const size = Math.min(150, Math.max(40, box.width * 1.3));
    const glow = animator.ghost('fx/glow', rect(x - size / 2, y - size / 2, size, size));
    const begin = (nth / lights.length) * lasts * 0.7;
    animator.run(
      lasts * 0.3,
      'Cubic.easeIn',
      (share) => glow.image.setAlpha(1 - share),
      () => animator.letGo(glow),
      begin,
    );
  });
}

/** The leaves of the door come from both sides and meet in the middle. */
function closeDoors(animator: Animator, whole: Rect, begin: number, lasts: number): void {
  for (const side of [-1, 1] as const) {
    const shut = rect(side < 0 ? whole.x : middle(whole).x, whole.y, whole.width / 2, whole.height);
    const leaf = animator.ghost(DOOR, shut);
    leaf.image.setFlipX(side > 0).setVisible(false);
    // The leaf turns on its hinges: seen from the front it grows from its outer edge.
    animator.run(
      lasts,
      'Quad.easeIn',
      (share) => {
        const width = Math.max(1, shut.width * share);
        const x = side < 0 ? shut.x : right(shut) - width;
        animator.reveal(leaf);
        place(leaf.image, rect(x, shut.y, width, shut.height));
      },
      () => place(leaf.image, shut),
      begin,
    );
  }
}

function moonrise(animator: Animator, whole: Rect, lasts: number): void {
  const size = Math.min(whole.width, whole.height) * 0.34;
  const { x } = middle(whole);
  const low = rect(x - size / 2, bottom(whole) - size, size, size);
  const high = rect(x - size / 2, whole.y + whole.height * 0.2, size, size);
  const glow = animator.ghost('fx/glow', grown(low, size * 0.7));
  const moon = animator.ghost('thing/moon', low);
  const laurel = animator.ghost(RIBBON, belowMoon(whole));
  laurel.image.setAlpha(0);
  animator.later(lasts * 0.5, () => sparkle(animator, high, lasts * 0.5, 12));
  animator.run(lasts * 0.6, 'Sine.easeOut', (share) => {
    const here = between(low, high, share);
    place(moon.image, here);
    place(glow.image, grown(here, size * 0.7));
    for (const { image } of [moon, glow]) image.setAlpha(Math.min(1, share * 2));
    laurel.image.setAlpha(Math.max(0, share * 2 - 1));
  });
}

const belowMoon = (whole: Rect): Rect => {
  const width = Math.min(320, whole.width * 0.7);
  return rect(middle(whole).x - width / 2, whole.y + whole.height * 0.66, width, width * 0.26);
};
