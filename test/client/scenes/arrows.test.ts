// Scroll arrows on phones: they lie over nothing that has to be tapped, and lead to hidden parts of the table.
import { describe, expect, test } from 'vitest';
import type { Spot } from '../../../client/model/spots.ts';
import type { ScrollDirection } from '../../../client/model/stage.ts';
import { arrowPlaces } from '../../../client/scenes/arrows.ts';
import { rectIn } from '../../../client/scenes/layout.ts';
import { overlaps, rect } from '../../../client/scenes/layout/rect.ts';
import { TAVERN_CARDS, TILES, type Modules } from '../../../game/index.ts';
import { layoutWith, seenFirst } from '../../kit/layouts.ts';

/** The width and height of an arrow, in pixels. */
const SIZE = 44;

/** Spots that have to be tapped. */
const TAPPED: readonly Spot[] = [
  { at: 'nobles' },
  ...[0, 1, 2, 3, 4].map((place) => ({ at: 'display', place }) as const),
  ...TAVERN_CARDS.map((card) => ({ at: 'supply', card }) as const),
  ...[0, 1, 2].map((table) => ({ at: 'table', seat: 0, table }) as const),
  ...TILES.map((tile) => ({ at: 'tile', seat: 0, tile }) as const),
  { at: 'hand', seat: 0 },
  { at: 'coaster', seat: 0 },
];

const PHONES: { width: number; height: number; modules?: Modules; tables?: number }[] = [
  { width: 390, height: 654 },
  { width: 390, height: 500 },
  { width: 360, height: 470 },
  { width: 390, height: 638, modules: 5 },
  { width: 390, height: 640, tables: 4 },
];

describe.each(PHONES)('at $width × $height', ({ width, height, modules = 1, tables = 3 }) => {
  const layout = layoutWith({ width, height, modules, tables: [tables, 3] });

  const arrowsAt = (y: number, sides: readonly ScrollDirection[]) =>
    arrowPlaces(layout, rect(0, y, width, height), sides).map((arrow) => ({
      side: arrow.side,
      box: rect(arrow.x, arrow.y + y, SIZE, SIZE),
    }));

  test('no arrow lies over what has to be tapped', () => {
    for (let y = 0; y <= layout.height - height; y += 7)
      for (const { side, box } of arrowsAt(y, ['up', 'down'])) {
        const covered = TAPPED.filter((spot) => {
          const found = rectIn(layout, spot);
          return found !== null && overlaps(found, box);
        });
        expect(covered, `${side}, scrolled by ${y}`).toEqual([]);
      }
  });

  test('on the first view of serving no arrow lies over the goods or the number of nobles', () => {
    const { y: top } = seenFirst(layout, { width, height }, { isServing: true });
    const nobles = rectIn(layout, { at: 'nobles' })!;
    const goods = (['thalers', 'beer', 'schnapps'] as const).map((at) => rectIn(layout, { at, seat: 0 })!);
    // The number of nobles hangs below their pile.
    const numbers = [...goods, rect(nobles.x, nobles.y + nobles.height, nobles.width, 12)];
    for (const { side, box } of arrowsAt(top, ['up', 'down']))
      expect(
        numbers.filter((one) => overlaps(one, box)),
        side,
      ).toEqual([]);
  });

  test('an arrow leads from the guests on display to the cards above them', () => {
    const { y: top } = seenFirst(layout, { width, height }, { isServing: true });
    expect(arrowsAt(top, ['up']).map(({ side }) => side)).toEqual(['up']);
  });

  test('the arrows up and down stand under each other', () => {
    for (let y = 0; y <= layout.height - height; y += 7) {
      const edges = arrowsAt(y, ['up', 'down']).map(({ box }) => box.x);
      expect(new Set(edges).size, `scrolled by ${y}`).toBeLessThanOrEqual(1);
    }
  });

  test('an arrow is lit when what can be bought lies beyond its edge, and only then', () => {
    const view = seenFirst(layout, { width, height }, { isServing: true });
    const boxOf = (spot: Spot) => rectIn(layout, spot)!;
    const litBy = (spot: Spot) =>
      arrowPlaces(layout, view, ['up', 'down'], [boxOf(spot)]).flatMap(({ side, isLit }) => (isLit ? [side] : []));
    expect(litBy({ at: 'supply', card: 'dishwasher' })).toEqual(['up']);
    expect(litBy({ at: 'table', seat: 0, table: 0 })).toEqual([]);
  });
});

const ON_ITS_SIDE: { width: number; height: number; modules: Modules; tables: number }[] = [
  { width: 617, height: 390, modules: 1, tables: 3 },
  { width: 617, height: 390, modules: 5, tables: 4 },
  { width: 524, height: 390, modules: 1, tables: 4 },
  { width: 520, height: 360, modules: 5, tables: 3 },
];

describe.each(ON_ITS_SIDE)('on a phone on its side of $width × $height, modules $modules', (one) => {
  const { width, height, modules, tables } = one;

  test('an arrow that a finger can hit leads from the tavern to the market, over nothing that has to be tapped', () => {
    const layout = layoutWith({ width, height, modules, tables: [tables, 3] });
    for (const isServing of [false, true]) {
      const view = seenFirst(layout, { width, height }, { isServing });
      const market = rectIn(layout, { at: 'supply', card: 'dishwasher' })!;
      const [arrow] = arrowPlaces(layout, view, ['left'], [market]);
      expect(arrow).toMatchObject({ side: 'left', isSlim: false, isLit: true });
      const box = rect(arrow!.x + view.x, arrow!.y + view.y, SIZE, SIZE);
      const entertainers = (['dancer', 'juggler', 'fireBreather'] as const).map(
        (entertainer) => ({ at: 'entertainer', seat: 0, entertainer }) as const,
      );
      expect(
        [...TAPPED, ...entertainers].filter((spot) => overlaps(rectIn(layout, spot) ?? rect(0, 0, 0, 0), box)),
      ).toEqual([]);
    }
  });

  test.each([false, true])(
    'an arrow leads from the market back to the tavern, not over the coaster, while drafting: %s',
    (isDrafting) => {
      const layout = layoutWith({ width, height, modules, tables: [tables, 3], isDrafting });
      const view = rect(0, layout.height - height, width, height);
      const [arrow] = arrowPlaces(layout, view, ['right']);
      expect(arrow?.side).toBe('right');
      const coaster = rectIn(layout, { at: 'coaster', seat: 0 })!;
      expect(overlaps(rect(arrow!.x + view.x, arrow!.y + view.y, SIZE, SIZE), coaster)).toBe(false);
    },
  );
});
