// The functions that play motions, by the kind of motion; a kind without a function is a compile error.
import type { Motion, MotionOf } from '../../model/timeline.ts';
import type { Animator } from './animator.ts';
import { clear, flyThing, refill, shuffle } from './cards.ts';
import { passCoasters } from './coasters.ts';
import { roll } from './dice.ts';
import { perform } from './performances.ts';
import { closeHouse, dim, evening } from './nights.ts';
import { show } from './show.ts';
import { count, pulse } from './counters.ts';
import { step } from './tracks.ts';
import { flipTile } from './upgrade.ts';

const MOTIONS: { [M in Motion['motion']]: (animator: Animator, motion: MotionOf<M>, lasts: number) => void } = {
  fly: flyThing,
  roll,
  shuffle,
  passCoasters,
  step,
  flipTile,
  refill,
  clear,
  count,
  pulse,
  evening,
  show,
  perform,
  dim,
  closeHouse,
};

export function playMotion<M extends Motion['motion']>(
  animator: Animator,
  motion: MotionOf<M> & { motion: M },
  lasts: number,
): void {
  MOTIONS[motion.motion](animator, motion, lasts);
}
