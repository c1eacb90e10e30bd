// What a hand touches: the smallest thing under it, the uppermost of several, and with a finger the nearest.
import { describe, expect, test } from 'vitest';
import type { Spot } from '../../../client/model/spots.ts';
import { pieceAt, spotAt } from '../../../client/scenes/hitTest.ts';
import { layoutOf, rectIn, type Layout } from '../../../client/scenes/layout.ts';
import { middle, rect } from '../../../client/scenes/layout/rect.ts';
import type { Piece } from '../../../client/scenes/pieces/piece.ts';

const layoutWith = (tables: number): Layout =>
  layoutOf({ width: 960, height: 672, scale: 1, modules: 5, focus: 0, tables: [tables, 3], startCards: [] });

const spotIn = (layout: Layout, spot: Spot, finger = 0): Spot | null => {
  const box = rectIn(layout, spot);
  if (box === null) throw new Error('no such spot');
  return spotAt(layout, middle(box).x, middle(box).y, finger);
};

describe('a click', () => {
  test('means what lies in the middle of it', () => {
    const layout = layoutWith(3);
    for (const spot of [
      { at: 'offer', place: 2 },
      { at: 'supply', card: 'brewer' },
      { at: 'table', seat: 0, table: 1 },
      { at: 'cell', seat: 0, column: '6', row: 2 },
      { at: 'monastery', space: 12 },
      { at: 'plate', seat: 1 },
      { at: 'coaster', seat: 0 },
    ] as const)
      expect(spotIn(layout, spot)).toEqual(spot);
  });

  test('on cards that overlap means the upper one', () => {
    const layout = layoutWith(9);
    const upper = rectIn(layout, { at: 'table', seat: 0, table: 5 });
    expect(spotAt(layout, upper!.x + 2, upper!.y + 20, 0)).toEqual({ at: 'table', seat: 0, table: 5 });
  });

  test('beside everything means nothing', () => {
    expect(spotAt(layoutWith(3), 1, 671, 0)).toBeNull();
  });
});

describe('a finger', () => {
  const die = (key: string, x: number): Piece => ({ key, picture: 'die/white/1', box: rect(x, 0, 20, 20) });

  test('takes the nearest of two small dice', () => {
    const dice = [die('left', 0), die('right', 24)];
    expect(pieceAt(dice, 12, 10, 44)?.key).toBe('left');
    expect(pieceAt(dice, 30, 10, 44)?.key).toBe('right');
  });

  test('reaches further than the tip of a mouse', () => {
    expect(pieceAt([die('one', 0)], 28, 10, 0)).toBeNull();
    expect(pieceAt([die('one', 0)], 28, 10, 44)?.key).toBe('one');
  });

  test('takes the upper one of two dice that lie on each other', () => {
    expect(pieceAt([die('lower', 0), die('upper', 0)], 10, 10, 0)?.key).toBe('upper');
  });
});
