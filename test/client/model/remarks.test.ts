// Remarks of bots end when they do not hold any more.
import { expect, test } from 'vitest';
import { isOutdated } from '../../../client/model/remarks.ts';
import { view } from '../../../game/index.ts';
import { aTable } from '../../kit/table.ts';

test('a remark that still holds ends with the game', () => {
  const { state } = aTable().planning({ dice: '6 3' });
  const made = { move: { type: 'recruit', guest: '5a' }, why: [], view: view(state, 0) } as const;
  expect(isOutdated(made, view(state, 0))).toBe(false);
  state.phase = 'over';
  expect(isOutdated(made, view(state, 0))).toBe(true);
});

test('a remark on a die that was taken ends with its evening', () => {
  const { state } = aTable().orders({ coaster: '1 6' }, { coaster: '3 4' });
  const made = {
    move: { type: 'draft', value: 1 },
    why: [{ because: 'leavesNone', seat: 0 }],
    view: { ...view(state, 1), round: 7 },
  } as const;
  const later = { ...view(state, 0), round: 8 };
  expect(isOutdated(made, later)).toBe(true);
  expect(isOutdated({ ...made, why: [] }, later)).toBe(true);
});

test('a remark on a purchase still holds when the next evening begins, and ends before dice are taken in it', () => {
  const { state } = aTable().serving({ beer: 9 });
  const made = { move: { type: 'nobles', count: 1 }, why: [], view: view(state, 0) } as const;
  const later = { ...view(state, 0), round: state.round + 1 };
  expect(isOutdated(made, { ...later, phase: 'guests' })).toBe(false);
  expect(isOutdated(made, { ...later, phase: 'orders' })).toBe(true);
});
