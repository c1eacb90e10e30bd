// Light and numbers: a tile turned over, counts going up, a pulse where something happens, the moon and the dark.
import type { Motion } from '../../model/timeline.ts';
import { spotKey } from '../../model/spots.ts';
import { centred, rect, grown } from '../layout/rect.ts';
import { moonBox } from '../pieces/monastery.ts';
import { DARKNESS, floating, halo, HALO_REACH, pool, ribbon } from '../sketches.ts';
import { between, place, type Act } from './act.ts';
import { pop, sparkle } from './flight.ts';

type Of<M extends Motion['motion']> = Extract<Motion, { motion: M }>;

/** The tile turns over around its level axis, and shines. */
export function flipTile(act: Act, { seat, tile }: Of<'flipTile'>, lasts: number): void {
  const key = `${seat}/tile/${tile}`;
  const shown = act.board.find(key);
  const box = act.at({ at: 'tile', seat, tile });
  if (shown === undefined || box === null) {
    if (box !== null) sparkle(act, box, lasts);
    return;
  }
  act.hideAllUnder(key);
  const ghost = act.ghost(shown.piece.picture, box);
  let turned = false;
  act.run(
    lasts,
    'Cubic.easeInOut',
    (share) => {
      const half = Math.abs(Math.cos(share * Math.PI));
      if (share >= 0.5 && !turned) {
        turned = true;
        act.turn(ghost, `tile/${tile}/upgraded`, box);
        sparkle(act, box, lasts * 0.9, 12);
        act.raise(ghost);
      }
      const size = 1 + Math.sin(share * Math.PI) * 0.2;
      place(ghost.image, centred(box, box.width * size, Math.max(1, box.height * size * half)));
    },
    () => act.lay(ghost, { at: 'tile', seat, tile }, null),
  );
}

const POOLS = ['thalers', 'beer', 'schnapps'] as const;

/** A number floats up, and the pool counts on. */
export function count(act: Act, { spot, by }: Of<'count'>, lasts: number): void {
  const box = act.at(spot);
  if (box === null || by === 0) return;
  const size = Math.min(34, Math.max(18, box.height * 0.9));
  const number = act.ghost(floating(by), centred(box, size * 2.2, size));
  act.run(
    Math.max(lasts, 500),
    'Sine.easeOut',
    (share) => {
      number.image.setY(box.y + box.height / 2 - share * size * 1.3);
      number.image.setAlpha(share < 0.6 ? 1 : (1 - share) / 0.4);
    },
    () => act.letGo(number),
  );
  const what = POOLS.find((one) => one === spot.at);
  if (what === undefined || !('seat' in spot)) return;
  const shown = act.board.find(`${spot.seat}/pool/${what}`);
  const player = act.before.view.players[spot.seat];
  if (shown === undefined || player === undefined) return;
  const now = Math.max(0, act.count(spot, player[what], by));
  act.release(shown);
  act.board.lay(shown.image, { ...shown.piece, picture: pool(what, now) });
  pop(act, shown.image, Math.max(160, lasts));
}

export function pulse(act: Act, { spot }: Of<'pulse'>, lasts: number): void {
  const box = act.at(spot);
  if (box === null) return;
  const ring = act.ghost(halo('allowed', false), grown(box, HALO_REACH));
  ring.image.setAlpha(0);
  act.run(
    Math.max(lasts, 260),
    'Sine.easeInOut',
    (share) => ring.image.setAlpha(Math.sin(share * Math.PI)),
    () => act.letGo(ring),
  );
  for (const shown of act
    .pieces((piece) => piece.spot !== undefined && spotKey(piece.spot) === spotKey(spot) && piece.stands !== undefined)
    .slice(0, 2))
    pop(act, act.release(shown).image, Math.max(lasts, 220), 0.06);
}

/** The candles are dimmed, the moon moves on, and light comes back. */
export function evening(act: Act, { round }: Of<'evening'>, lasts: number): void {
  const { width, height } = act.layout;
  const dark = act.ghost(DARKNESS, rect(0, 0, 4, 4));
  place(dark.image, rect(0, 0, width, height));
  dark.image.setAlpha(0);
  const moon = act.board.find('moon');
  const [from, to] = [moonBox(act.layout, Math.max(1, round - 1)), moonBox(act.layout, round)];
  if (moon !== undefined) act.hide(moon);
  const wanderer = act.ghost('thing/moon', from);
  const glow = act.ghost('fx/glow', grown(from, from.width * 0.8));
  act.run(
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
      act.letGo(dark);
      act.letGo(glow);
      act.lay(wanderer, { at: 'moon', round }, null);
    },
  );
}

/** A ribbon across the table for a new evening and for the end. */
export function banner(act: Act, { event }: Of<'banner'>, lasts: number): void {
  if (event.type !== 'round' && event.type !== 'over') return;
  const { whole } = act.layout.tavern;
  const width = Math.min(320, whole.width * 0.7);
  const box = centred(whole, width, width * 0.26);
  const sign = act.ghost(ribbon(event.type === 'round' ? event.round : null), box);
  sign.image.setAlpha(0);
  act.run(
    Math.max(lasts, 600),
    'Sine.easeOut',
    (share) => {
      const shown = share < 0.2 ? share / 0.2 : share > 0.8 ? (1 - share) / 0.2 : 1;
      sign.image.setAlpha(shown);
      place(sign.image, centred(box, box.width * (0.9 + shown * 0.1), box.height * (0.9 + shown * 0.1)));
    },
    () => act.letGo(sign),
  );
}
