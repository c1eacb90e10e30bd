// Rules V: the final count.
import { describe, expect, test } from 'vitest';
import { reputationPoints, resultOf, scoreOf, SOURCES, type Modules } from '../../game/index.ts';
import type { Tavern } from '../kit/arrange.ts';
import { aTable } from '../kit/table.ts';

/** The game is over with these taverns. */
const over = (modules: Modules, ...taverns: Tavern[]) => {
  const table = aTable({ modules, round: 8 })
    .lastTurn(...taverns)
    .acts('end');
  expect(table.state.phase).toBe('over');
  return table;
};
const score = (modules: Modules, tavern: Tavern) => scoreOf(over(modules, tavern).state, 0);

test('[V1] cards count in the deck and in the discard pile: nobles 10, guests what they show', () => {
  const { points, total } = score(1, { deck: 'noble 8a regular1', discard: '3a noble brewer', drawn: '6f' });
  expect(points).toEqual({ guests: 10 + 1 + 5, nobles: 20, staff: 0, schnapps: 0, reputation: 0 });
  expect(total).toBe(36);
});

test('[V1] regulars and tavern cards are worth none', () => {
  expect(score(3, { drawn: 'regular1 regular2 bard barback dishwasher server table brewer' }).total).toBe(0);
});

test('[V2] each schnapps left counts 1 from module 2 on', () => {
  expect(score(1, { schnapps: 3 }).points.schnapps).toBe(0);
  expect(score(2, { schnapps: 3 }).points.schnapps).toBe(3);
  expect(score(2, { schnapps: 7 }).points.schnapps).toBe(4);
});

describe('[V3] [V4] reputation', () => {
  test('[V3] counts the number of the space, or the last one passed', () => {
    const pointsOfSpaces = ({ modules, last }: { modules: 3 | 5; last: number }) =>
      Array.from({ length: last + 1 }, (_, space) => reputationPoints(modules, space));
    expect(pointsOfSpaces({ modules: 3, last: 9 })).toEqual([1, 2, 3, 3, 4, 5, 6, 6, 7, 8]);
    expect(pointsOfSpaces({ modules: 5, last: 10 })).toEqual([1, 2, 3, 3, 4, 5, 5, 6, 6, 7, 8]);
    expect(score(3, { reputation: 5 }).points.reputation).toBe(5);
  });
  test('[V4] nothing on the crown or off the track', () => {
    expect([reputationPoints(3, 10), reputationPoints(5, 11), reputationPoints(3, -1)]).toEqual([0, 0, 0]);
    expect(score(3, { reputation: 10 }).total).toBe(0);
  });
  test('[V3] counts from module 3 on', () => {
    expect([1, 2].map((modules) => score(modules as Modules, { reputation: 5 }).points.reputation)).toEqual([0, 0]);
  });
});

describe('[V5] who wins', () => {
  const winners = (...taverns: Tavern[]) => resultOf(over(1, ...taverns).state).winners;
  test('most points', () => {
    expect(winners({ drawn: '8a' }, { drawn: 'noble 3a' })).toEqual([1]);
  });
  test('then most in safe and storage together', () => {
    expect(winners({ drawn: '8a', thalers: 2 }, { drawn: 'noble', thalers: 1, beer: 2 })).toEqual([1]);
    // Of the 4 beer the storage keeps 2 when the turn ends.
    expect(winners({ drawn: '8a', thalers: 3, upgraded: 'safe' }, { drawn: 'noble', beer: 4 })).toEqual([0]);
  });
  test('else they share', () => {
    expect(winners({ drawn: '8a', thalers: 2 }, { drawn: 'noble', beer: 2 })).toEqual([0, 1]);
  });
  test('only those with most points are compared by their stores', () => {
    expect(winners({ drawn: '3a', thalers: 2 }, { drawn: 'noble' })).toEqual([1]);
  });
});

test('[V1] the result is told when the game is over, itemised by source', () => {
  const table = over(2, { drawn: '8a', schnapps: 2 }, { drawn: 'noble' });
  const { result } = table.eventsOf('over')[0]!;
  expect(result).toEqual(resultOf(table.state));
  expect(result.scores.map(({ points, total }) => [SOURCES.map((source) => points[source]), total])).toEqual([
    [[10, 0, 0, 2, 0], 12],
    [[0, 10, 0, 0, 0], 10],
  ]);
});
