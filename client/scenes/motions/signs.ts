// Motions of light and numbers: tile flip, counters, pulses.
import type { MotionOf } from '../../model/timeline.ts';
import { spotKey } from '../../model/spots.ts';
import { centred, grown } from '../layout/rect.ts';
import { floating, halo, HALO_REACH } from '../sketches.ts';
import { pool } from '../sketches/pools.ts';
import { place, type Animator } from './animator.ts';
import { pop, sparkle } from './flight.ts';

/** At the height of its lift a tile is so much larger. */
const LIFT = 0.55;

/** The tile is lifted off the table, turns over around its level axis, bursts into light and settles. */
export function flipTile(animator: Animator, { seat, tile }: MotionOf<'flipTile'>, lasts: number): void {
  const box = animator.at({ at: 'tile', seat, tile });
  if (box === null) return;
  const shown = animator.board.find(`${seat}/tile/${tile}`);
  if (shown === undefined) return sparkle(animator, box, lasts);
  animator.hideAllUnder(shown.piece.key);
  const high = grown(box, box.width * LIFT * 0.5);
  const glow = animator.ghost('fx/glow', grown(box, box.width * 0.9));
  glow.image.setAlpha(0);
  const ghost = animator.ghost(shown.piece.picture, box, high);
  let turned = false;
  animator.run(
    lasts,
    'Sine.easeInOut',
    (share) => {
      // Up in the first third, the turn in the second, down in the last.
      const up = Math.sin(Math.min(1, Math.min(share, 1 - share) * 3) * (Math.PI / 2));
      const turn = Math.min(1, Math.max(0, share * 3 - 1));
      const half = Math.abs(Math.cos(turn * Math.PI));
      if (turn >= 0.5 && !turned) {
        turned = true;
        animator.turn(ghost, `tile/${tile}/upgraded`, high);
        sparkle(animator, box, lasts * 0.75, 20);
        animator.raise(ghost);
      }
      const size = 1 + LIFT * up;
      const air = centred({ ...box, y: box.y - box.height * 0.3 * up }, box.width * size, box.height * size * half);
      place(ghost.image, { ...air, height: Math.max(1, air.height) });
      ghost.image.setRotation(Math.sin(share * Math.PI * 2) * 0.06);
      glow.image.setAlpha(turned ? Math.sin(Math.min(1, (share - 0.4) / 0.6) * Math.PI) : 0);
    },
    () => {
      animator.letGo(glow);
      ghost.image.setRotation(0);
      animator.lay(ghost, { at: 'tile', seat, tile }, null);
    },
  );
}

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
  const ring = animator.ghost(halo('allowed', false), grown(box, HALO_REACH));
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
