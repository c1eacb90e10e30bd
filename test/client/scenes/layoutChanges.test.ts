// The layouts change with the phase, the number of tables, the scale that the player wishes, the tavern that is looked
// at, and the window.
import { describe, expect, test } from 'vitest';
import type { Spot } from '../../../client/model/spots.ts';
import { overlaps, right, type Rect } from '../../../client/scenes/layout/rect.ts';
import { coasterDice, coasterIn, dieBody } from '../../../client/scenes/pieces/diceOnTable.ts';
import { boxAt, CASES, layoutFor, layoutWith, describeCase } from '../../kit/layouts.ts';

describe('while dice are drafted', () => {
  const drafts = CASES.map((one) => ({ one, layout: layoutFor(one, { isDrafting: true }), seat: one.focus }));

  test('dice on the coaster in front are large and lie side by side, also beside the dice already taken', () => {
    for (const { one, layout, seat } of drafts) {
      const dice = coasterDice(layout, seat, [1, 2, 4, 6]).map(({ box }) => dieBody(box));
      const least = one.dock === null ? 36 : 44;
      for (const { width } of dice) expect(width, describeCase(one)).toBeGreaterThanOrEqual(least);
      const [first, second, third, last] = dice as [Rect, Rect, Rect, Rect];
      expect([overlaps(first, second), overlaps(second, third), overlaps(third, last)], describeCase(one)).toEqual([
        false,
        false,
        false,
      ]);
      expect(right(last), describeCase(one)).toBeLessThanOrEqual(boxAt(layout, { at: 'hand', seat }).x);
    }
  });

  test('two remaining dice lie beside the coaster and not on it', () => {
    for (const { one, layout, seat } of drafts) {
      const coaster = coasterIn(boxAt(layout, { at: 'coaster', seat }));
      for (const { box } of coasterDice(layout, seat, [2, 5]))
        expect(overlaps(dieBody(box), coaster), describeCase(one)).toBe(false);
    }
  });
});

describe('many tables', () => {
  test('move together, but each shows the die it wants', () => {
    for (const one of CASES.filter(({ tables }) => tables === 8)) {
      const layout = layoutFor(one);
      for (let table = 1; table < 8; table++) {
        const [before, here] = [table - 1, table].map((n) => boxAt(layout, { at: 'table', seat: one.focus, table: n }));
        expect(here!.x - before!.x, describeCase(one)).toBeGreaterThan(before!.width * 0.35);
      }
    }
  });

  test('leave the first three where they were as long as there is room', () => {
    for (const one of CASES.filter(({ width, tables }) => width >= 1280 && tables === 3)) {
      const [few, more] = [layoutFor(one), layoutFor({ ...one, tables: 4 })];
      for (const table of [0, 1, 2]) {
        const spot: Spot = { at: 'table', seat: one.focus, table };
        expect(boxAt(more, spot), describeCase(one)).toEqual(boxAt(few, spot));
      }
    }
  });
});

describe('the size of the table', () => {
  test('makes guests on display larger or smaller as the player wishes', () => {
    for (const one of CASES.filter(({ tables }) => tables === 4)) {
      const displayed: Spot = { at: 'display', place: 1 };
      const [small, normal, large] = [0.8, 1, 1.6].map((scale) => boxAt(layoutFor(one, { scale }), displayed).width);
      expect(small!, describeCase(one)).toBeLessThan(normal!);
      expect(large!, describeCase(one)).toBeCloseTo(normal! * 1.6);
    }
  });
});

describe('another tavern', () => {
  test('takes the large place when it is looked at, and the own one becomes small', () => {
    for (const one of CASES.filter(({ tables, players }) => tables === 4 && players > 2)) {
      const [own, other] = [layoutFor({ ...one, focus: 0 }), layoutFor({ ...one, focus: 1 })];
      expect(own.others.map(({ seat }) => seat)).not.toContain(0);
      expect(other.others.map(({ seat }) => seat)).not.toContain(1);
      expect(other.others.map(({ seat }) => seat)).toContain(0);
      expect(boxAt(other, { at: 'tile', seat: 1, tile: 'brewer' })).toEqual(
        boxAt(own, { at: 'tile', seat: 0, tile: 'brewer' }),
      );
    }
  });

  test('is followed by its neighbours in turn order, clockwise', () => {
    const layout = layoutWith({ width: 1280, height: 720, tables: [3, 3, 3, 3], focus: 2 });
    expect(layout.others.map(({ seat }) => seat)).toEqual([3, 0, 1]);
  });
});

describe('a window that became narrower than the dock was', () => {
  test('still has a tray, until the dock tells its new size', () => {
    const { tavern } = layoutWith({ width: 820, height: 1000, dock: { width: 1114, height: 109 } });
    expect(tavern.tray.width).toBeGreaterThan(0);
    expect(tavern.hand.width).toBeGreaterThanOrEqual(0);
  });
});
