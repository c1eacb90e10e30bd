// Motions of counters, whose number floats up, and pulses of light around a spot.
import type { MotionOf } from '../../model/timeline.ts';
import { spotKey } from '../../model/spots.ts';
import { bottom, centred, clamp, grown, overlaps, rect, type Rect } from '../layout/rect.ts';
import { floating, halo, HALO_REACH, isFloating } from '../sketches.ts';
import { pool } from '../sketches/pools.ts';
import type { Animator } from './animator.ts';
import { pop } from './flight.ts';

const POOLS = ['thalers', 'beer', 'schnapps'] as const;

/** The width of a floating number, as a multiple of its height. */
const NUMBER_SHAPE = 2.2;
/** How far a number rises, as a multiple of its height. */
const RISES = { fromPool: 1.3, onPlate: 0.3 } as const;
/** The share of a plate that is left to the name above the numbers. */
const NAME_SHARE = 0.42;

/** The box at which a floating number begins: in the middle of a pool, or below the name on a plate. */
export function numberBox(box: Rect, isOnPlate: boolean, taken: readonly Rect[]): Rect {
  const name = isOnPlate ? box.height * NAME_SHARE : 0;
  const free = rect(box.x, box.y + name, box.width, box.height - name);
  const size = isOnPlate ? clamp(free.height * 0.5, 16, 26) : clamp(free.height * 0.9, 18, 34);
  const first = isOnPlate
    ? rect(free.x + (free.width - size * NUMBER_SHAPE) / 2, free.y, size * NUMBER_SHAPE, size)
    : centred(free, size * NUMBER_SHAPE, size);
  return belowAll(first, taken);
}

/** The box, moved down until none of the taken ones touches it. */
function belowAll(box: Rect, taken: readonly Rect[]): Rect {
  const other = taken.find((one) => overlaps(one, box));
  return other === undefined ? box : belowAll({ ...box, y: bottom(other) }, taken);
}

/** A number floats up and the pool's counter follows. Numbers that are there at the same time stand one below the other. */
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
  const rises = from.height * RISES[isOnPlate ? 'onPlate' : 'fromPool'];
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

/** A halo around a spot lights up and fades, and what lies there grows for a moment. */
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
