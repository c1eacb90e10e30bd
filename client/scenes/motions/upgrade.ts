// An upgrade: the tile is lifted out of the tavern, turns over in the middle, bursts into light, and goes back to its place.
// A neighbour's tile stays near the small tavern, on a placard with the neighbour's name.
import type { MotionOf } from '../../model/timeline.ts';
import { place, type Animator } from './animator.ts';
import { between, centred } from '../layout/rect.ts';
import { sparkle } from './flight.ts';
import { ceremony, glowBehind } from './spotlight.ts';

/** Shares of the time at which the tile has come, has turned, and goes back. */
const TILE_PHASES = { there: 0.28, turned: 0.52, leaves: 0.76 } as const;
const DARK = 0.5;
const SPARKS = 26;

const smooth = (share: number): number => share * share * (3 - 2 * share);
const progress = (share: number, from: number, to: number): number =>
  smooth(Math.min(1, Math.max(0, (share - from) / (to - from))));

export function flipTile(animator: Animator, { seat, tile }: MotionOf<'flipTile'>, lasts: number): void {
  const box = animator.at({ at: 'tile', seat, tile });
  if (box === null) return;
  const { there, turned, leaves } = TILE_PHASES;
  const { box: large, follow, end } = ceremony(animator, seat, box.width / box.height, lasts, DARK);
  follow(box);
  const shown = animator.board.find(`${seat}/tile/${tile}`);
  if (shown !== undefined) animator.hideAllUnder(shown.piece.key);
  // Bright once the upgraded side is seen, and fading towards the end.
  const flippedAt = (there + turned) / 2;
  glowBehind(animator, large, lasts, (share) => (share < flippedAt ? 0 : Math.sin(Math.min(1, (1 - share) * 2.2))));
  const ghost = animator.ghost(`tile/${tile}/basic`, box, large);
  let isTurned = false;
  animator.run(
    lasts,
    'Linear',
    (share) => {
      const here = between(box, large, progress(share, 0, there) - progress(share, leaves, 1));
      const turn = progress(share, there, turned);
      if (turn >= 0.5 && !isTurned) {
        isTurned = true;
        animator.changePicture(ghost, `tile/${tile}/upgraded`, large);
        sparkle(animator, large, lasts * 0.55, SPARKS);
        animator.raise(ghost);
      }
      const height = Math.max(1, here.height * Math.abs(Math.cos(turn * Math.PI)));
      const swell = 1 + 0.08 * Math.sin(progress(share, there, leaves) * Math.PI);
      follow(centred(here, here.width * swell, here.height * swell));
      place(ghost.image, centred(here, here.width * swell, height * swell));
      ghost.image.setRotation(Math.sin(Math.min(1, share / there) * Math.PI) * 0.08);
    },
    () => {
      end();
      ghost.image.setRotation(0);
      if (shown === undefined) animator.letGo(ghost);
      else animator.land(ghost, { at: 'tile', seat, tile }, null);
    },
  );
}
