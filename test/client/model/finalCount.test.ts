// The final count goes from nothing to the totals, source by source.
import { expect, test } from 'vitest';
import { countAt, SOURCE_MS, sourcesOf } from '../../../client/model/finalCount.ts';
import type { Score } from '../../../game/index.ts';

const score = (seat: 0 | 1, guests: number, nobles: number): Score => ({
  seat,
  points: { guests, nobles, staff: 0, schnapps: 0, reputation: 0 },
  total: guests + nobles,
  stored: 0,
});
const scores = [score(0, 10, 30), score(1, 24, 10)];

test('only sources that brought points are counted', () => {
  expect(sourcesOf(scores)).toEqual(['guests', 'nobles']);
});

test('the count begins with nothing, adds one source after the other, and ends with the totals', () => {
  expect(countAt(scores, 0)).toEqual({ source: 'guests', totals: [0, 0] });
  expect(countAt(scores, SOURCE_MS * 0.99)).toEqual({ source: 'guests', totals: [10, 24] });
  expect(countAt(scores, SOURCE_MS).totals).toEqual([10, 24]);
  expect(countAt(scores, SOURCE_MS * 2)).toEqual({ source: null, totals: [40, 34] });
});

test('totals never go down', () => {
  let before = [0, 0];
  for (let ms = 0; ms < SOURCE_MS * 2; ms += 20) {
    const { totals } = countAt(scores, ms);
    totals.forEach((total, seat) => expect(total).toBeGreaterThanOrEqual(before[seat]!));
    before = totals;
  }
});
