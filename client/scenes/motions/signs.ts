// Motions of counters, whose number floats up, and pulses of light around a spot.
import type { MotionOf } from '../../model/timeline.ts';
import { spotKey } from '../../model/spots.ts';
import { centred, grown } from '../layout/rect.ts';
import { floating, halo, HALO_REACH } from '../sketches.ts';
import { pool } from '../sketches/pools.ts';
import type { Animator } from './animator.ts';
import { pop } from './flight.ts';

const POOLS = ['thalers', 'beer', 'schnapps'] as const;

/** A number floats up and the pool's counter follows. */
export function count(animator: Animator, { spot, by }: MotionOf<'count'>, lasts: number): void {
  const box = animator.at(spot);
  if (box === null || by === 0) return;
  const size = Math.min(34, Math.max(18, box.height * 0.9));
  const number = animator.ghost(floating(by), centred(box, size * 2.2, size));
  animator.run(
    Math.max(lasts, 500),
    'Sine.easeOut',
    (share) => {
      number.image.setY(box.y + box.height / 2 - share * size * 1.3);
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
  for (const shown of animator
    .pieces((piece) => piece.spot !== undefined && spotKey(piece.spot) === spotKey(spot) && piece.subject !== undefined)
    .slice(0, 2))
    pop(animator, animator.release(shown).image, Math.max(lasts, 220), 0.06);
}
