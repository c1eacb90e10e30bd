// Remarks of bots end when they do not hold any more.
import { expect, test } from 'vitest';
import { isOutdated } from '../../../client/model/remarks.ts';
import { view } from '../../../game/index.ts';
import { aTable } from '../../kit/table.ts';

const recruits = { move: { type: 'recruit', guest: '5a' }, why: [] } as const;

test('a remark holds while the game goes on, and ends with it', () => {
  const { state } = aTable().planning({ dice: '6 3' });
  expect(isOutdated(recruits, view(state, 0))).toBe(false);
  state.phase = 'over';
  expect(isOutdated(recruits, view(state, 0))).toBe(true);
});
