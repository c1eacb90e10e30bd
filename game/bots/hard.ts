// The hard bot: plans with a value function learnt by self-play, expects the other seats' picks from the coasters, and
// looks ahead with the best plans as long as there is time.
import type { Bot } from './bot.ts';
import { learntFor } from './learnt/learnt.ts';
import { decide } from './planner/decide.ts';
import { PlanMemory } from './planner/planMemory.ts';
import { plannersFor, type SearchSettings } from './planner/planner.ts';
import { NO_TASTE, type Taste } from './planner/taste.ts';

const SETTINGS: SearchSettings = {
  effort: { earnings: 16, slack: 2, spendings: 2 },
  watchesOthers: true,
  redraws: { draws: 8, rolls: 6 },
  rollouts: { plans: 10, margin: 6, evenings: 2, simulations: 150 },
};

export const hard = (taste: Taste = NO_TASTE): Bot => {
  const plannerFor = plannersFor(learntFor, taste, SETTINGS);
  const planMemory = new PlanMemory();
  return (asked, rng, budget) => decide(asked, plannerFor(asked.view.modules), rng, budget, planMemory);
};
