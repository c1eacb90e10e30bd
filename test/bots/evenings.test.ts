// Closing time as the planner simulates it.
import { expect, test } from 'vitest';
import { learntFor } from '../../game/bots/learnt/learnt.ts';
import { closeEvening } from '../../game/bots/planner/evenings.ts';
import { newPlanner } from '../../game/bots/planner/planner.ts';
import { aTable } from '../kit/table.ts';

const SETTINGS = {
  effort: { earnings: 8, slack: 1 },
  watchesOthers: false,
  redraws: { draws: 1, rolls: 1 },
  rollouts: null,
} as const;

test('[G2] the juggler is paid before schnapps beyond 4 goes back', () => {
  const { state, p1 } = aTable({ modules: 2, round: 3 }).lastTurn({ schnapps: 5, juggler: 'card', drawn: '8a' });
  closeEvening(state, 0, newPlanner(2, learntFor(2), SETTINGS));
  expect([p1.deck.at(-1), p1.schnapps]).toEqual(['8a', 4]);
});
