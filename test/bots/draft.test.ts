// Which die hard takes: with time enough it thinks of the picks to come, and with too little it compares all dice alike.
import { expect, test } from 'vitest';
import { UNLIMITED } from '../../game/bots/bot.ts';
import { learntFor } from '../../game/bots/learnt/learnt.ts';
import { rankDice } from '../../game/bots/planner/draft.ts';
import { newPlanner } from '../../game/bots/planner/planner.ts';
import { legal, play, rngFrom, setup, view, waitedFor, type State } from '../../game/index.ts';
import { looks } from '../arena/budget.ts';

const planner = newPlanner(1, learntFor(1), {
  effort: { earnings: 1, slack: 0 },
  watchesOthers: true,
  redraws: { draws: 1, rolls: 1 },
  rollouts: null,
});

/** The first pick of the first evening. */
function atTheCoasters(): State {
  const rng = rngFrom('coasters');
  const { state } = setup({ players: 2, modules: 1 }, rng);
  while (state.phase !== 'orders') {
    const [seat] = waitedFor(state);
    play(
      state,
      seat!,
      legal(state, seat!).find(({ type }) => type === 'confirm')!,
      rng,
    );
  }
  return state;
}

test('a search that is broken off leaves no die with a better outlook than the others', () => {
  const state = atTheCoasters();
  const [seat] = waitedFor(state);
  const seen = view(state, seat!);
  const atOnce = rankDice(seen, seat!, planner, looks(0));
  const thoughtOut = rankDice(seen, seat!, planner, UNLIMITED);
  expect(atOnce.length).toBeGreaterThan(1);
  expect(thoughtOut).not.toEqual(atOnce);
  for (const few of [1, 5, 20]) expect(rankDice(seen, seat!, planner, looks(few))).toEqual(atOnce);
});
