// The search settings with which training makes its planners. They have no effect: training plays nothing but simulated
// evenings, and those search with settings of their own.
import type { SearchSettings } from '../../game/bots/planner/planner.ts';

export const SETTINGS: SearchSettings = {
  effort: { earnings: 1, slack: 0 },
  watchesOthers: false,
  redraws: { draws: 2, rolls: 2 },
  rollouts: null,
};
