// Asked by a bonus in its turn, a bot that plans answers with what is best for the rest of its game.
import { expect, test } from 'vitest';
import { newBot } from '../../game/bots/index.ts';
import { format, legal, rngFrom, view, type Seat } from '../../game/index.ts';
import { looks } from '../arena/budget.ts';
import { aTable, type TestTable } from '../kit/table.ts';

async function answerOf(level: 'medium' | 'hard', { state }: TestTable): Promise<string> {
  const seat: Seat = 0;
  const seen = view(state, seat);
  const bot = await newBot(level);
  return format(bot({ view: seen, seat, moves: legal(seen, seat) }, rngFrom('answers'), looks(1))!.move);
}

const DECK = 'regular1 regular2 regular2 server table brewer bard';

/** The bard's step leads to schnapps or deny service. */
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
