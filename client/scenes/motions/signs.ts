// Motions of light and numbers: tile flip, counters, pulses.
import type { Motion } from '../../model/timeline.ts';
import { spotKey } from '../../model/spots.ts';
import { centred, grown } from '../layout/rect.ts';
import { floating, halo, HALO_REACH } from '../sketches.ts';
import { pool } from '../sketches/plates.ts';
import { place, type Playback } from './playback.ts';
import { pop, sparkle } from './flight.ts';

type Of<M extends Motion['motion']> = Extract<Motion, { motion: M }>;

/** At the height of its lift a tile is so much larger. */
const LIFT = 0.55;

/** The tile is lifted off the table, turns over around its level axis, bursts into light and settles. */
export function flipTile(playback: Playback, { seat, tile }: Of<'flipTile'>, lasts: number): void {
  const box = playback.at({ at: 'tile', seat, tile });
  if (box === null) return;
  const shown = playback.board.find(`${seat}/tile/${tile}`);
  if (shown === undefined) return sparkle(playback, box, lasts);
  playback.hideAllUnder(shown.piece.key);
  const high = grown(box, box.width * LIFT * 0.5);
  const glow = playback.ghost('fx/glow', grown(box, box.width * 0.9));
  glow.image.setAlpha(0);
  const ghost = playback.ghost(shown.piece.picture, box, high);
  let turned = false;
  playback.run(
    lasts,
    'Sine.easeInOut',
    (share) => {
      // Up in the first third, the turn in the second, down in the last.
      const up = Math.sin(Math.min(1, Math.min(share, 1 - share) * 3) * (Math.PI / 2));
      const turn = Math.min(1, Math.max(0, share * 3 - 1));
      const half = Math.abs(Math.cos(turn * Math.PI));
      if (turn >= 0.5 && !turned) {
        turned = true;
        playback.turn(ghost, `tile/${tile}/upgraded`, high);
        sparkle(playback, box, lasts * 0.75, 20);
        playback.raise(ghost);
      }
      const size = 1 + LIFT * up;
      const air = centred({ ...box, y: box.y - box.height * 0.3 * up }, box.width * size, box.height * size * half);
      place(ghost.image, { ...air, height: Math.max(1, air.height) });
      ghost.image.setRotation(Math.sin(share * Math.PI * 2) * 0.06);
      glow.image.setAlpha(turned ? Math.sin(Math.min(1, (share - 0.4) / 0.6) * Math.PI) : 0);
    },
    () => {
      playback.letGo(glow);
      ghost.image.setRotation(0);
      playback.lay(ghost, { at: 'tile', seat, tile }, null);
    },
  );
}

const POOLS = ['thalers', 'beer', 'schnapps'] as const;

/** A number floats up and the pool's counter follows. */
export function count(playback: Playback, { spot, by }: Of<'count'>, lasts: number): void {
  const box = playback.at(spot);
  if (box === null || by === 0) return;
  const size = Math.min(34, Math.max(18, box.height * 0.9));
  const number = playback.ghost(floating(by), centred(box, size * 2.2, size));
  playback.run(
    Math.max(lasts, 500),
    'Sine.easeOut',
    (share) => {
      number.image.setY(box.y + box.height / 2 - share * size * 1.3);
      number.image.setAlpha(share < 0.6 ? 1 : (1 - share) / 0.4);
    },
    () => playback.letGo(number),
  );
  const what = POOLS.find((one) => one === spot.at);
  if (what === undefined || !('seat' in spot)) return;
  const shown = playback.board.find(`${spot.seat}/pool/${what}`);
  const player = playback.before.view.players[spot.seat];
  if (shown === undefined || player === undefined) return;
  const now = Math.max(0, playback.count(spot, player[what], by));
  playback.redraw(shown, pool(what, now));
  pop(playback, shown.image, Math.max(160, lasts));
}

export function pulse(playback: Playback, { spot }: Of<'pulse'>, lasts: number): void {
  const box = playback.at(spot);
  if (box === null) return;
  const ring = playback.ghost(halo('allowed', false), grown(box, HALO_REACH));
  ring.image.setAlpha(0);
  playback.run(
    Math.max(lasts, 260),
    'Sine.easeInOut',
    (share) => ring.image.setAlpha(Math.sin(share * Math.PI)),
    () => playback.letGo(ring),
  );
  for (const shown of playback
    .pieces((piece) => piece.spot !== undefined && spotKey(piece.spot) === spotKey(spot) && piece.stands !== undefined)
    .slice(0, 2))
    pop(playback, playback.release(shown).image, Math.max(lasts, 220), 0.06);
}
