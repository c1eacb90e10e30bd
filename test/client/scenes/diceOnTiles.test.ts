// Dice on tiles lie inside the tile, apart from each other and not over its price and yield; dice that advice suggests
// are opaque, and seen in one place only.
import { describe, expect, test } from 'vitest';
import type { Die, Equipment } from '../../../game/index.ts';
import { overlaps, holds, rect, right, bottom } from '../../../client/scenes/layout/rect.ts';
import { dieBody, lyingDice } from '../../../client/scenes/pieces/diceOnTable.ts';
import { aTable } from '../../kit/table.ts';
import { ALLOWED_OVERLAP, boxAt, CASES, describeCase, layoutFor } from '../../kit/layouts.ts';
import { modelOf, NOTHING_SELECTED, piecesOf } from '../../kit/tableaux.ts';

const onTile = (at: Equipment, count: number): Die[] =>
  Array.from({ length: count }, () => ({ value: 6, own: false, at, raise: 0, spent: false }));

const layouts = CASES.filter(({ tables }) => tables === 4).map((one) => ({
  name: describeCase(one),
  layout: layoutFor(one),
  seat: one.focus,
}));

describe('the dice on a tile', () => {
  test.each([1, 2, 3, 4, 5, 6])('lie within it and apart from each other: %i of them', (count) => {
    for (const { name, layout, seat } of layouts)
      for (const tile of ['brewer', 'monk'] as const) {
        const bodies = lyingDice(layout, seat, onTile(tile, count)).map(({ box }) => dieBody(box));
        expect(bodies, name).toHaveLength(count);
        const whole = boxAt(layout, { at: 'tile', seat, tile });
        for (const [nth, body] of bodies.entries()) {
          expect(holds(whole, body), `${name}: ${nth} of ${count}`).toBe(true);
          for (const other of bodies.slice(nth + 1)) expect(overlaps(body, other, ALLOWED_OVERLAP), name).toBe(false);
        }
      }
  });

  test('leave the price and the yield of the tile in sight', () => {
    for (const { name, layout, seat } of layouts) {
      const tile = boxAt(layout, { at: 'tile', seat, tile: 'brewer' });
      const price = rect(tile.x, tile.y, tile.width * 0.28, tile.height * 0.28);
      const x = tile.x + tile.width * 0.63;
      const y = tile.y + tile.height * 0.68;
      const plateWithYield = rect(x, y, right(tile) - x, bottom(tile) - y);
      for (const { box } of lyingDice(layout, seat, onTile('brewer', 6))) {
        expect(overlaps(dieBody(box), price), name).toBe(false);
        expect(overlaps(dieBody(box), plateWithYield), name).toBe(false);
      }
    }
  });
});

describe('suggested dice', () => {
  const suggested = () =>
    piecesOf(modelOf(aTable().planning({ dice: '6 1' }).state), {
      ...NOTHING_SELECTED,
      advised: {
        move: {
          type: 'put',
          dice: [
            { value: 6, own: false, from: null, to: 'brewer' },
            { value: 1, own: false, from: null, to: 'brewer' },
          ],
        },
        space: null,
      },
    }).filter(({ key }) => key.startsWith('advice/die/'));

  test('are opaque, so that no pips shine through from below', () => {
    expect(suggested().map(({ alpha }) => alpha ?? 1)).toEqual([1, 1]);
  });

  test('are seen once: dice that the advice moves are faded where they lie now, those that stay are not', () => {
    const pieces = piecesOf(modelOf(aTable().planning({ dice: '3:cashbox 5:cashbox 6:barrel 1 1' }).state), {
      ...NOTHING_SELECTED,
      advised: {
        move: {
          type: 'put',
          dice: [
            { value: 3, own: false, from: 'cashbox', to: 'monk' },
            { value: 1, own: false, from: null, to: 'cashbox' },
          ],
        },
        space: null,
      },
    });
    const faded = pieces.filter(
      ({ subject, alpha }) => subject?.is === 'die' && subject.seat === 0 && alpha !== undefined,
    );
    // A key is, for example, `die/0/cashbox/3/white/0`.
    expect(faded.map(({ key }) => key.split('/').slice(2, 4).join(' '))).toEqual(['cashbox 3', 'hand 1']);
    const boxOf = (start: string) => pieces.find(({ key }) => key.startsWith(start))!.box;
    // The suggested 1 takes the place of the 3 that leaves, and lies apart from the 5 that stays.
    expect(boxOf('advice/die/equipment/0/cashbox')).toEqual(boxOf('die/0/cashbox/3'));
    expect(
      overlaps(dieBody(boxOf('advice/die/equipment/0/cashbox')), dieBody(boxOf('die/0/cashbox/5')), ALLOWED_OVERLAP),
    ).toBe(false);
  });

  test('lie apart from each other on a tile', () => {
    const [one, other] = suggested().map(({ box }) => dieBody(box));
    expect(overlaps(one!, other!, ALLOWED_OVERLAP)).toBe(false);
  });
});
