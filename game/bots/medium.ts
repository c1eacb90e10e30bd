// The medium bot: plans each turn as a whole, with a hand-written value function and no look-ahead.
import type { Bot } from './bot.ts';
import { decide } from './planner/decide.ts';
import { plannersFor, type SearchSettings } from './planner/planner.ts';
import { rulesOfThumb } from './planner/ruleOfThumb.ts';
import { NO_TASTE, type Taste } from './planner/taste.ts';

const SETTINGS: SearchSettings = {
  effort: { earnings: 6, slack: 1 },
  watchesOthers: false,
  redraws: { draws: 5, rolls: 6 },
  rollouts: null,
};

export const medium = (taste: Taste = NO_TASTE): Bot => {
  const plannerFor = plannersFor(rulesOfThumb, taste, SETTINGS);
  return (asked, rng, budget) => decide(asked, plannerFor(asked.view.modules), rng, budget);
};
