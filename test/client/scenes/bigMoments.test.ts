// Upgrades of neighbours, shown small and in view; and the numbers that float up, apart from each other.
import { describe, expect, test } from 'vitest';
import { playsWith } from '../../../game/index.ts';
import { TILE_SHAPE } from '../../../client/scenes/layout/needs.ts';
import { holds, overlaps, rect, type Rect } from '../../../client/scenes/layout/rect.ts';
import { overNeighbour } from '../../../client/scenes/motions/spotlight.ts';
import { numberBox } from '../../../client/scenes/motions/counters.ts';
import { placardAround } from '../../../client/scenes/sketches/placard.ts';
import { CASES, describeCase, layoutFor } from '../../kit/layouts.ts';

const CHECKED_CASES = CASES.filter(({ tables, modules }) => tables === 4 && playsWith(modules, 'reputation'));

describe("a neighbour's upgrade", () => {
  test.each(CHECKED_CASES.map((one) => [describeCase(one), one] as const))(
    'is shown small, with its placard in view, on %s',
    (_, one) => {
      const layout = layoutFor(one);
      const inView = rect(0, 0, one.width, one.height);
      for (const { whole } of layout.others) {
        const tile = overNeighbour(whole, inView, TILE_SHAPE);
        expect(tile.width * tile.height).toBeLessThan(one.width * one.height * 0.14);
        expect(holds(inView, placardAround(tile))).toBe(true);
      }
    },
  );

  test('stays at its tavern while that is in view', () => {
    const neighbour = rect(400, 100, 300, 200);
    const tile = overNeighbour(neighbour, rect(0, 0, 1280, 720), TILE_SHAPE);
    expect(tile.x + tile.width / 2).toBeCloseTo(550);
    expect(holds(neighbour, tile)).toBe(true);
  });
});

describe('numbers that float up at one place', () => {
  const plate = rect(10, 50, 100, 74);

  test('stand above the numbers on a plate, one beside the other', () => {
    const onPlate = (...taken: Rect[]) => numberBox(plate, true, taken);
    const gain = onPlate();
    const payment = onPlate(gain);
    const third = onPlate(gain, payment);
    // At this share of its height the plate's own numbers begin.
    expect(gain.y + gain.height).toBeLessThanOrEqual(plate.y + plate.height * 0.42);
    expect(holds(plate, gain)).toBe(true);
    expect(overlaps(gain, payment)).toBe(false);
    expect(overlaps(payment, third)).toBe(false);
  });

  test('stand at the right end of a pool, beside its number', () => {
    const pool = rect(400, 600, 105, 26);
    const change = numberBox(pool, false, []);
    expect(change.y + change.height / 2).toBeCloseTo(613);
    expect(holds(pool, change)).toBe(true);
    // The coin and two digits of the pool take the 57 pixels at its left.
    expect(change.x).toBeGreaterThanOrEqual(pool.x + 57);
  });
});
