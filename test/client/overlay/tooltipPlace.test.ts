// The place of a tooltip: beside the spot it explains, inside the canvas, and over neither coaster nor dice.
import { describe, expect, test } from 'vitest';
import type { Rect } from '../../../client/model/stage.ts';
import { heightAbove, tooltipPlace } from '../../../client/overlay/table/tooltipPlace.ts';

const TOOLTIP = { width: 200, height: 120 };
const ROOM = { width: 800, height: 600 };
const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('a tooltip', () => {
  test('lies on the right of its spot, half way up', () => {
    expect(tooltipPlace(TOOLTIP, ROOM, rect(100, 200, 60, 80), [])).toEqual(rect(170, 180, 200, 120));
  });

  test('goes to another side rather than over its spot or out of the canvas', () => {
    for (const target of [rect(730, 300, 60, 80), rect(0, 0, 60, 80), rect(740, 540, 50, 50), rect(300, 0, 400, 100)]) {
      const place = tooltipPlace(TOOLTIP, ROOM, target, []);
      expect(meets(place, target)).toBe(false);
      expect([place.x >= 0, place.x + 200 <= 800, place.y >= 0, place.y + 120 <= 600]).not.toContain(false);
    }
  });

  test('lies over the dice rather than over its spot, where one of them has to be covered', () => {
    const room = { width: 210, height: 300 };
    const target = rect(20, 100, 60, 60);
    const tray = rect(0, 170, 210, 120);
    expect(meets(tooltipPlace(TOOLTIP, room, target, [tray]), target)).toBe(false);
  });

  test('covers neither the coaster nor the dice', () => {
    const target = rect(300, 300, 80, 80);
    const coaster = rect(400, 280, 100, 100);
    const tray = rect(100, 390, 500, 90);
    const place = tooltipPlace(TOOLTIP, ROOM, target, [coaster, tray]);
    for (const thing of [target, coaster, tray]) expect(meets(place, thing)).toBe(false);
  });

  test('stays above a dock at the lower edge of the canvas; a dock beside or below the canvas leaves it the whole height', () => {
    const room = rect(0, 40, 800, 600);
    const above = heightAbove(rect(340, 548, 460, 92), room);
    expect(above).toBe(508);
    const place = tooltipPlace(TOOLTIP, { width: 800, height: above }, rect(450, 440, 80, 60), []);
    expect(place.y + place.height).toBeLessThanOrEqual(above);
    expect(heightAbove(rect(800, 40, 200, 600), room)).toBe(600);
    expect(heightAbove(rect(0, 640, 800, 200), room)).toBe(600);
  });
});
