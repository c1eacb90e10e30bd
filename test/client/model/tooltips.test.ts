// The spots that have tooltips: what lies on the table, and neither empty places nor the dice to take and place.
import { describe, expect, test } from 'vitest';
import type { Spot } from '../../../client/model/spots.ts';
import { tableModel } from '../../../client/model/tableModel.ts';
import { hasTooltip } from '../../../client/model/tooltips.ts';
import { view } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable } from '../../kit/table.ts';

describe('a tooltip', () => {
  const { state } = aTable({ modules: 2, display: '- 4a 5a 6a 7a' }).orders(
    { drawn: '3a', coaster: '2', dice: '4' },
    { coaster: '6' },
  );
  const model = tableModel({ view: view(state, 0), me: 0, people: PEOPLE });
  const shows = (spot: Spot) => hasTooltip(spot, model);

  test('explains what lies on the table', () => {
    expect(shows({ at: 'table', seat: 0, table: 0 })).toBe(true);
    expect(shows({ at: 'display', place: 1 })).toBe(true);
    expect(shows({ at: 'monastery', space: 3 })).toBe(true);
    expect(shows({ at: 'monastery', space: 2 })).toBe(true);
    expect(shows({ at: 'coaster', seat: 1 })).toBe(true);
  });

  test('explains an entertainer who is still to come', () => {
    expect(shows({ at: 'entertainer', seat: 0, entertainer: 'dancer' })).toBe(true);
  });

  test('explains no empty places', () => {
    expect(shows({ at: 'table', seat: 0, table: 1 })).toBe(false);
    expect(shows({ at: 'display', place: 0 })).toBe(false);
    expect(shows({ at: 'beside', seat: 0, card: 'brewer' })).toBe(false);
  });

  test('keeps off the dice that are to be taken and placed', () => {
    expect(shows({ at: 'coaster', seat: 0 })).toBe(false);
    expect(shows({ at: 'hand', seat: 0 })).toBe(false);
  });
});
