// Plans each evening as a whole, with rules of thumb for the evenings that are left.
import type { Bot } from './bot.ts';
import { decide } from './mind/conduct.ts';
import type { Leaning } from './mind/leaning.ts';
import { mindsOf, type Habits } from './mind/mind.ts';
import { rulesOfThumb } from './mind/ruleOfThumb.ts';

const HABITS: Habits = {
  effort: { earnings: 6, slack: 1 },
  watchesOthers: false,
  imagines: { draws: 5, rolls: 6 },
  foresight: null,
};

export const medium = (leaning: Leaning = {}): Bot => {
  const mindFor = mindsOf(rulesOfThumb, leaning, HABITS);
  return (asked, rng, budget) => decide(asked, mindFor(asked.view.modules), rng, budget);
};
