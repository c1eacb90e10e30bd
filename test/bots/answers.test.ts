// Planning bots answer the questions that bonuses ask, such as schnapps or denying service, as is best for the rest of
// the game; so do their plans.
import { expect, test } from 'vitest';
import { newBot } from '../../game/bots/index.ts';
import { learntFor } from '../../game/bots/learnt/learnt.ts';
import { newPlanner, type SearchSettings } from '../../game/bots/planner/planner.ts';
import { contextOf } from '../../game/bots/planner/context.ts';
import { plansAsPlaced } from '../../game/bots/planner/plans.ts';
import { format, legal, rngFrom, view, type Seat } from '../../game/index.ts';
import { looks } from '../arena/budget.ts';
import { aTable, type TestTable } from '../kit/table.ts';

async function answerOf(level: 'medium' | 'hard', { state }: TestTable): Promise<string> {
  const seat: Seat = 0;
  const seen = view(state, seat);
  const bot = await newBot(level);
  return format(bot({ view: seen, seat, moves: legal(seen, seat) }, rngFrom('answers'), looks(1))!.move);
}

const SETTINGS: SearchSettings = {
  effort: { earnings: 4, slack: 1 },
  watchesOthers: false,
  redraws: { draws: 1, rolls: 1 },
  rollouts: null,
};

const DECK = 'regular1 regular2 regular2 server table brewer bard';

/** The bard's step of reputation offers a choice: a schnapps, or to deny service. */
const offered = (round: number) =>
  aTable({ modules: 3, round }).serving({ drawn: 'regular1 bard', deck: DECK, reputation: 6 }).acts('settle', 'bard');

test.each(['medium', 'hard'] as const)('%s sends a regular away early in the game', async (level) => {
  const table = offered(3);
  expect(await answerOf(level, table)).toBe('pick deny');
  expect(await answerOf(level, table.acts('pick deny'))).toBe('deny table1');
});

test.each(['medium', 'hard'] as const)('%s takes the schnapps in the last evening', async (level) => {
  expect(await answerOf(level, offered(8))).toBe('pick schnapps');
});

test('hard signs in the last evening where a row is filled, which brings a noble', async () => {
  const table = aTable({ modules: 5, round: 8 })
    .serving({ drawn: 'bard', deck: DECK, reputation: 5, book: { '3-4': 2, '5': 1, '6': 2, '7-8': 3 } })
    .acts('settle', 'bard');
  expect(table.moves('sign').length).toBe(4);
  expect(await answerOf('hard', table)).toBe('sign 5');
});

test('a plan of the last evening signs so that a guest fills the row', () => {
  // Two cells of the second row are open. The guest signs in column 5, so the bard's signature goes to column 3-4.
  const { state } = aTable({ modules: 5, round: 8 }).serving({
    drawn: 'bard',
    beer: 5,
    reputation: 5,
    book: { '3-4': 1, '5': 1, '6': 2, '7-8': 2 },
  });
  state.display = [null, { guest: '5a', signature: true }, null, null, null];
  const context = contextOf(state, 0, newPlanner(5, learntFor(5), SETTINGS).valuesAfter(8));
  const [plan] = plansAsPlaced(context, SETTINGS.effort);
  expect(plan!.guest).toBe('5a');
  expect(plan!.earning.triggered.outcome).toMatchObject({ book: { '3-4': 2, '5': 2, '6': 2, '7-8': 2 }, nobles: 1 });
});
