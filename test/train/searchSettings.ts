// The search settings of players in training games: the quickest ones.
import type { SearchSettings } from '../../game/bots/planner/planner.ts';

export const SETTINGS: SearchSettings = {
  effort: { earnings: 1, slack: 0 },
  watchesOthers: false,
  redraws: { draws: 2, rolls: 2 },
  rollouts: null,
};
