// How carefully the players of training games think: as carefully as is quick.
import type { Habits } from '../../game/bots/mind/mind.ts';

export const HABITS: Habits = {
  effort: { earnings: 1, slack: 0 },
  watchesOthers: false,
  imagines: { draws: 2, rolls: 2 },
  foresight: null,
};
