// The hard bot: plans with a value function learnt by self-play, expects the other seats' picks from the coasters, and
// looks ahead with the best plans as long as there is time.
import type { Bot } from './bot.ts';
import { learntFor } from './learnt/learnt.ts';
import { decide } from './planner/decide.ts';
import { PlanMemory } from './planner/planMemory.ts';
import { plannersFor, type SearchSettings } from './planner/planner.ts';
import { NO_TASTE, type Taste } from './planner/taste.ts';

export const HARD_SETTINGS = {
  effort: { earnings: 16, slack: 2, spendings: 2 },
  watchesOthers: true,
  redraws: { draws: 8, rolls: 6 },
  rollouts: { plans: 10, margin: 6, evenings: 2, simulations: 150 },
} as const satisfies SearchSettings;

export const hard = (taste: Taste = NO_TASTE): Bot => {
  const plannerFor = plannersFor(learntFor, taste, HARD_SETTINGS);
  const planMemory = new PlanMemory();
  return (asked, rng, budget) => decide(asked, plannerFor(asked.view.modules), rng, budget, planMemory);
};
