// Chains of bonuses as the planner resolves them, without playing moves.
import { expect, test } from 'vitest';
import { resolveTriggers } from '../../game/bots/planner/triggers.ts';

test('a row whose last two cells are covered by one chain brings one noble', () => {
  // The signature in column 3-4 brings a step of reputation to the signature space, and that signature fills the row.
  const from = { monastery: 0, reputation: 5, book: { '3-4': 1, '5': 1, '6': 2, '7-8': 2 } };
  const modules = 5;
  const ownChoice = '5';
  const { book, nobles } = resolveTriggers(modules, from, [{ does: 'sign', column: '3-4' }], ownChoice);
  expect([book, nobles]).toEqual([{ '3-4': 2, '5': 2, '6': 2, '7-8': 2 }, 1]);
});
