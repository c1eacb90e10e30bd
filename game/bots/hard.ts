// Thinks each evening through with values learnt by self-play, and of what the others will take from the coasters; looks
// ahead with the best plans for a turn as long as there is time.
import type { Bot } from './bot.ts';
import { learntFor } from './learnt/learnt.ts';
import { decide } from './mind/conduct.ts';
import { Intentions } from './mind/intention.ts';
import type { Leaning } from './mind/leaning.ts';
import { mindsOf, type Habits } from './mind/mind.ts';

const HABITS: Habits = {
  effort: { earnings: 16, slack: 2, spendings: 2 },
  watchesOthers: true,
  imagines: { draws: 8, rolls: 6 },
  foresight: { plans: 10, margin: 6, evenings: 2, times: 150 },
};

export const hard = (leaning: Leaning = {}): Bot => {
  const mindFor = mindsOf(learntFor, leaning, HABITS);
  const intentions = new Intentions();
  return (asked, rng, budget) => decide(asked, mindFor(asked.view.modules), rng, budget, intentions);
};
