// The seeded generator and the shuffle: the same text gives the same numbers, and all faces and orders are equally
// likely.
import { expect, test } from 'vitest';
import { rngFrom, shuffle } from '../../game/index.ts';

const numbers = (seed: string, count = 5) => {
  const rng = rngFrom(seed);
  return Array.from({ length: count }, () => rng(1_000_000));
};

test('the same seed gives the same numbers, another seed others', () => {
  expect(numbers('tavern')).toEqual(numbers('tavern'));
  expect(numbers('tavern')).not.toEqual(numbers('taverns'));
});

test('numbers are whole, from 0 up to, but not including, their limit', () => {
  const fits = (number: number) => Number.isInteger(number) && number >= 0 && number < 1_000_000;
  expect(numbers('range', 10_000).every(fits)).toBe(true);
});

test('every face comes up about equally often', () => {
  const rng = rngFrom('faces');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[rng(6)]!++;
  expect(counts.filter((count) => count < 9_600 || count > 10_400)).toEqual([]);
});

test('every order of a shuffle comes up about equally often', () => {
  const rng = rngFrom('orders');
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const cards = [1, 2, 3, 4];
    shuffle(rng, cards);
    counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect([...counts.values()].filter((count) => count < 850 || count > 1150)).toEqual([]);
});
