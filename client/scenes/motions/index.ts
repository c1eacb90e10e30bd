// Every motion by its name: one that is not played here does not compile.
import type { Motion } from '../../model/timeline.ts';
import type { Act } from './act.ts';
import { clear, flyThing, refill, shuffle } from './cards.ts';
import { passCoasters } from './coasters.ts';
import { roll } from './dice.ts';
import { banner, count, evening, flipTile, pulse } from './signs.ts';
import { step } from './tracks.ts';

type MotionOf<M extends Motion['motion']> = Extract<Motion, { motion: M }>;

const MOTIONS: { [M in Motion['motion']]: (act: Act, motion: MotionOf<M>, lasts: number) => void } = {
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
  banner,
};

export function perform<M extends Motion['motion']>(
  act: Act,
  motion: MotionOf<M> & { motion: M },
  lasts: number,
): void {
  MOTIONS[motion.motion](act, motion, lasts);
}
