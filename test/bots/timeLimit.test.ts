// Searches with a time limit: the hard bot answers in time, and a search that is broken off favours none of the dice.
import { expect, test } from 'vitest';
import { UNLIMITED } from '../../game/bots/bot.ts';
import { newBot } from '../../game/bots/index.ts';
import { learntFor } from '../../game/bots/learnt/learnt.ts';
import { rankDice } from '../../game/bots/planner/draft.ts';
import { newPlanner } from '../../game/bots/planner/planner.ts';
import { legal, play, rngFrom, setup, view, waitedFor, type State } from '../../game/index.ts';
import { looks, milliseconds } from '../arena/budget.ts';

const planner = newPlanner(1, learntFor(1), {
  effort: { earnings: 1, slack: 0 },
  watchesOthers: true,
  redraws: { draws: 1, rolls: 1 },
  rollouts: null,
});

/** The state at the first pick of the first evening. */
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

test('a search that is broken off ranks the dice as if there had been no search', () => {
  const state = atTheCoasters();
  const [seat] = waitedFor(state);
  const seen = view(state, seat!);
  const atOnce = rankDice(seen, seat!, planner, looks(0));
  const searched = rankDice(seen, seat!, planner, UNLIMITED);
  expect(atOnce.length).toBeGreaterThan(1);
  expect(searched).not.toEqual(atOnce);
  for (const few of [1, 5, 20]) expect(rankDice(seen, seat!, planner, looks(few))).toEqual(atOnce);
});

test('hard answers when its time is up, even if it is up from the beginning', async () => {
  const modules = 5;
  const chance = rngFrom('on time');
  const { state } = setup({ players: 2, modules }, chance);
  const quick = await newBot('hard');
  while (state.round < 4 || state.phase !== 'serving') {
    const [seat] = waitedFor(state);
    const seen = view(state, seat!);
    play(state, seat!, quick({ view: seen, seat: seat!, moves: legal(seen, seat!) }, chance, looks(1))!.move, chance);
  }
  const seat = state.turn!;
  const seen = view(state, seat);
  const asked = { view: seen, seat, moves: legal(seen, seat) };
  const looksTaken = async (most: number) => {
    let looked = 0;
    const budget = looks(most);
    const left = () => {
      looked++;
      return budget.left();
    };
    (await newBot('hard'))(asked, rngFrom('any'), { left });
    return looked;
  };
  // It looks once more, and sees that the time is up.
  expect(await looksTaken(5)).toBeLessThanOrEqual(6);
  expect(await looksTaken(50)).toBeGreaterThan(6);
  expect((await newBot('hard'))(asked, rngFrom('any'), milliseconds(-1))).not.toBeNull();
});
