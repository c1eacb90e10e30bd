// Thinks each evening through with values learnt by self-play, and of what the others will take from the coasters.
import type { Bot } from './bot.ts';
import { learntFor } from './learnt/learnt.ts';
import { decide } from './mind/conduct.ts';
import type { Leaning } from './mind/leaning.ts';
import { mindsOf, type Habits } from './mind/mind.ts';

const HABITS: Habits = {
  effort: { earnings: 16, slack: 2 },
  watchesOthers: true,
  imagines: { draws: 8, rolls: 6 },
};

export const hard = (leaning: Leaning = {}): Bot => {
  const mindFor = mindsOf(learntFor, leaning, HABITS);
  return (asked, rng) => decide(asked, mindFor(asked.view.modules), rng);
};
