// The taste of a character: which option it prefers to one that promises more points.
import { expect, test } from 'vitest';
import { tasteOf } from '../../game/bots/characters.ts';
import { likedOption } from '../../game/bots/planner/likedOption.ts';
import { format, view, type Modules } from '../../game/index.ts';
import { aTable } from '../kit/table.ts';

/** Greta's choice at the beginning of the round, if the first option promises a point more than the second. */
const gretasChoice = (modules: Modules, round: number, options: readonly [string, string]): string | null => {
  const { state } = aTable({ modules, round: round - 1 })
    .lastTurn()
    .acts('end');
  const ranked = options.map((option, at) => ({ move: { type: 'choose' as const, option }, value: -at }));
  const liked = likedOption(view(state, 0), tasteOf('medium', 'Greta'), ranked);
  return liked && format(liked.move);
};

test('who likes the juggler to turn dice chooses that side of the juggler', () => {
  expect(gretasChoice(2, 5, ['card', 'die'])).toBe('choose die');
});

test('the gift of a die is another thing: who likes the cellar chooses the barback', () => {
  expect(gretasChoice(1, 7, ['die', 'barback'])).toBe('choose barback');
});
