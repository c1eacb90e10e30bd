// Motions of counters, whose change floats up as a number, and pulses of light around a spot.
import type { MotionOf } from '../../model/timeline.ts';
import { spotKey } from '../../model/spots.ts';
import { clamp, grown, overlaps, rect, right, type Rect } from '../layout/rect.ts';
import { floating, halo, HALO_REACH, isFloating } from '../sketches.ts';
import { pool } from '../sketches/pools.ts';
import type { Animator } from './animator.ts';
import { pop } from './flight.ts';

const POOLS = ['thalers', 'beer', 'schnapps'] as const;

/** The width of a floating number, as a multiple of its height. */
const NUMBER_SHAPE = 2.2;
/** The way that a number rises, as a multiple of its height: not over the numbers above. */
const RISES = 0.2;

/**
 * The box at which a floating number begins, so that it covers no other number: at the right end of a pool, which shows
 * no forecast meanwhile, or over the emblem on a plate; and beside the floating numbers that are there already.
 */
export function numberBox(box: Rect, isOnPlate: boolean, taken: readonly Rect[]): Rect {
  const size = isOnPlate ? clamp(box.height * 0.25, 14, 24) : clamp(box.height * 0.68, 14, 28);
  const width = size * NUMBER_SHAPE;
  const first = isOnPlate
    ? rect(box.x + 2, box.y + 4, width, size)
    : rect(right(box) - width - 2, box.y + (box.height - size) / 2, width, size);
  return besideAll(first, taken, isOnPlate ? 1 : -1);
}

/** The box, moved to the right (1) or the left (-1) until none of the taken ones touches it. */
function besideAll(box: Rect, taken: readonly Rect[], side: 1 | -1): Rect {
  const other = taken.find((one) => overlaps(one, box));
  if (other === undefined) return box;
  return besideAll({ ...box, x: side > 0 ? right(other) : other.x - box.width }, taken, side);
}

/** A number floats up and the pool's counter follows. Numbers that are there at the same time stand side by side. */
export function count(animator: Animator, { spot, by }: MotionOf<'count'>, lasts: number): void {
  const box = animator.at(spot);
  if (box === null || by === 0) return;
  const isOnPlate = 'seat' in spot && !animator.isLarge(spot.seat);
  const numbers = animator.ghosts.filter(({ picture }) => typeof picture !== 'string' && isFloating(picture));
  const from = numberBox(
    box,
    isOnPlate,
    numbers.map((one) => one.box),
  );
  const rises = from.height * RISES;
  const number = animator.ghost(floating(by), from);
  animator.run(
    Math.max(lasts, 500),
    'Sine.easeOut',
    (share) => {
      number.image.setY(from.y + from.height / 2 - share * rises);
      number.image.setAlpha(share < 0.6 ? 1 : (1 - share) / 0.4);
    },
    () => animator.letGo(number),
  );
  const what = POOLS.find((one) => one === spot.at);
  if (what === undefined || !('seat' in spot)) return;
  const shown = animator.board.find(`${spot.seat}/pool/${what}`);
  const player = animator.before.view.players[spot.seat];
  if (shown === undefined || player === undefined) return;
  const now = Math.max(0, animator.count(spot, player[what], by));
  animator.redraw(shown, pool(what, now));
  pop(animator, shown.image, Math.max(160, lasts));
}

/** A halo around a spot lights up and fades, and of what lies there, the lowest two pieces grow for a moment. */
export function pulse(animator: Animator, { spot }: MotionOf<'pulse'>, lasts: number): void {
  const box = animator.at(spot);
  if (box === null) return;
  const ring = animator.ghost(halo('allowed'), grown(box, HALO_REACH));
  ring.image.setAlpha(0);
  animator.run(
    Math.max(lasts, 260),
    'Sine.easeInOut',
    (share) => ring.image.setAlpha(Math.sin(share * Math.PI)),
    () => animator.letGo(ring),
  );
  const key = spotKey(spot);
  const there = animator.pieces(
    (piece) => piece.spot !== undefined && spotKey(piece.spot) === key && piece.subject !== undefined,
  );
  for (const shown of there.slice(0, 2)) pop(animator, animator.release(shown).image, Math.max(lasts, 220), 0.06);
}
