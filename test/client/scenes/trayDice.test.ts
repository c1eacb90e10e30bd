// The dice in the tray keep their places while others are placed, so that none moves away from the pointer; and they
// lie apart from each other.
import { describe, expect, test } from 'vitest';
import type { Die, Face, Seat } from '../../../game/index.ts';
import type { Layout } from '../../../client/scenes/layout.ts';
import { dieBody, hollowsInTray, lyingDice } from '../../../client/scenes/pieces/diceOnTable.ts';
import { holds, overlaps } from '../../../client/scenes/layout/rect.ts';
import { ALLOWED_OVERLAP, boxAt, CASES, describeCase, layoutFor } from '../../kit/layouts.ts';

const white = (value: Face): Die => ({ value, own: false, at: null, raise: 0, spent: false });
const coloured = (value: Face): Die => ({ ...white(value), own: true });

const ROLLED: readonly Die[] = [white(1), white(1), white(3), white(6), coloured(5), coloured(2)];

const placed = (dice: readonly Die[], ...nths: readonly number[]): Die[] =>
  dice.map((one, nth) => (nths.includes(nth) ? { ...one, at: 'cashbox' } : one));

const cases = CASES.filter(({ tables }) => tables === 4).map((one) => ({
  name: describeCase(one),
  layout: layoutFor(one),
  seat: one.focus,
}));

describe('the dice in the tray', () => {
  const inTray = (layout: Layout, seat: Seat, dice: readonly Die[]) =>
    lyingDice(layout, seat, dice).filter(({ die: { at } }) => at === null);

  test('stay where they are when others are placed', () => {
    for (const { name, layout, seat } of cases) {
      const before = inTray(layout, seat, ROLLED);
      const after = inTray(layout, seat, placed(ROLLED, 2, 4));
      for (const { die: remaining, box } of after)
        expect(
          before
            .filter(({ die: { value, own } }) => value === remaining.value && own === remaining.own)
            .map((one) => one.box),
          name,
        ).toContainEqual(box);
    }
  });

  test('of two equal values: when one is placed, the other stays where it is', () => {
    for (const { name, layout, seat } of cases) {
      const [first, second] = inTray(layout, seat, ROLLED);
      expect(inTray(layout, seat, placed(ROLLED, 0))[0]?.box, name).toEqual(second?.box);
      expect(inTray(layout, seat, placed(ROLLED, 1))[0]?.box, name).toEqual(first?.box);
    }
  });

  test('lie in the hollows of the cloth, of which a placed die leaves one empty', () => {
    for (const { name, layout, seat } of cases) {
      const hollows = hollowsInTray(layout, seat, placed(ROLLED, 0));
      expect(hollows, name).toHaveLength(ROLLED.length);
      for (const { box } of inTray(layout, seat, placed(ROLLED, 0))) expect(hollows, name).toContainEqual(box);
    }
  });

  test('lie inside it and do not cover each other, even if they are ten', () => {
    const ten = [...ROLLED, coloured(4), coloured(4), coloured(6), white(6)];
    for (const { name, layout, seat } of cases) {
      const hollows = hollowsInTray(layout, seat, ten);
      for (const [nth, box] of hollows.entries()) {
        expect(holds(boxAt(layout, { at: 'hand', seat }), dieBody(box)), name).toBe(true);
        for (const other of hollows.slice(nth + 1))
          expect(overlaps(dieBody(box), dieBody(other), ALLOWED_OVERLAP), `${name}: ${nth}`).toBe(false);
      }
    }
  });
});
