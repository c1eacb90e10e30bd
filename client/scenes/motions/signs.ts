// Motions of light and numbers: tile flip, counters, pulses, the moon and the dark.
import type { Motion } from '../../model/timeline.ts';
import { spotKey } from '../../model/spots.ts';
import { centred, rect, grown } from '../layout/rect.ts';
import { moonBox } from '../pieces/monastery.ts';
import { DARKNESS, floating, halo, HALO_REACH, pool, ribbon } from '../sketches.ts';
import { between, place, type Playback } from './playback.ts';
import { pop, sparkle } from './flight.ts';

type Of<M extends Motion['motion']> = Extract<Motion, { motion: M }>;

/** The tile turns over around its level axis, and shines. */
export function flipTile(playback: Playback, { seat, tile }: Of<'flipTile'>, lasts: number): void {
  const key = `${seat}/tile/${tile}`;
  const shown = playback.board.find(key);
  const box = playback.at({ at: 'tile', seat, tile });
  if (shown === undefined || box === null) {
    if (box !== null) sparkle(playback, box, lasts);
    return;
  }
  playback.hideAllUnder(key);
  const ghost = playback.ghost(shown.piece.picture, box);
  let turned = false;
  playback.run(
    lasts,
    'Cubic.easeInOut',
    (share) => {
      const half = Math.abs(Math.cos(share * Math.PI));
      if (share >= 0.5 && !turned) {
        turned = true;
        playback.turn(ghost, `tile/${tile}/upgraded`, box);
        sparkle(playback, box, lasts * 0.9, 12);
        playback.raise(ghost);
      }
      const size = 1 + Math.sin(share * Math.PI) * 0.2;
      place(ghost.image, centred(box, box.width * size, Math.max(1, box.height * size * half)));
    },
    () => playback.lay(ghost, { at: 'tile', seat, tile }, null),
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

/** The candles are dimmed, the moon moves on, and light comes back. */
export function evening(playback: Playback, { round }: Of<'evening'>, lasts: number): void {
  const { width, height } = playback.layout;
  const dark = playback.ghost(DARKNESS, rect(0, 0, 4, 4));
  place(dark.image, rect(0, 0, width, height));
  dark.image.setAlpha(0);
  const moon = playback.board.find('moon');
  const [from, to] = [moonBox(playback.layout, Math.max(1, round - 1)), moonBox(playback.layout, round)];
  if (moon !== undefined) playback.hide(moon);
  const wanderer = playback.ghost('thing/moon', from);
  const glow = playback.ghost('fx/glow', grown(from, from.width * 0.8));
  playback.run(
    lasts,
    'Sine.easeInOut',
    (share) => {
      dark.image.setAlpha(0.55 * Math.sin(share * Math.PI));
      const here = between(from, to, share);
      const up = Math.sin(share * Math.PI) * from.height * 0.35;
      place(wanderer.image, { ...here, y: here.y - up });
      place(glow.image, grown({ ...here, y: here.y - up }, from.width * 0.8));
      glow.image.setAlpha(Math.sin(share * Math.PI));
    },
    () => {
      playback.letGo(dark);
      playback.letGo(glow);
      playback.lay(wanderer, { at: 'moon', round }, null);
    },
  );
}

/** A ribbon across the table for a new evening and for the end. */
export function banner(playback: Playback, { event }: Of<'banner'>, lasts: number): void {
  if (event.type !== 'round' && event.type !== 'over') return;
  const { whole } = playback.layout.tavern;
  const width = Math.min(320, whole.width * 0.7);
  const box = centred(whole, width, width * 0.26);
  const sign = playback.ghost(ribbon(event.type === 'round' ? event.round : null), box);
  sign.image.setAlpha(0);
  playback.run(
    Math.max(lasts, 600),
    'Sine.easeOut',
    (share) => {
      const shown = share < 0.2 ? share / 0.2 : share > 0.8 ? (1 - share) / 0.2 : 1;
      sign.image.setAlpha(shown);
      place(sign.image, centred(box, box.width * (0.9 + shown * 0.1), box.height * (0.9 + shown * 0.1)));
    },
    () => playback.letGo(sign),
  );
}
