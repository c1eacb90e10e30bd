// The selection at the table: what is no longer there is not selected any more.
// @vitest-environment node
import { expect, test } from 'vitest';
import { tableModel } from '../../../client/model/tableModel.ts';
import { Selection } from '../../../client/session/selection.ts';
import { view } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable } from '../../kit/table.ts';

test('a die of the coaster is considered until the coasters have moved on', () => {
  const table = aTable().orders({ coaster: '4 1' }, { coaster: '3 5' });
  const shown = () => tableModel({ view: view(table.state, 0), me: 0, people: [...PEOPLE] });
  const selection = new Selection(0);
  const die = { value: 1, own: false, from: null, onCoaster: true } as const;
  selection.consider(die, shown());
  selection.keepTo(shown());
  expect(selection.value.considered).toEqual(die);
  table.acts('p1 draft 4', 'p2 draft 3');
  selection.keepTo(shown());
  expect(selection.value.considered).toBeNull();
});

test('a held die is let go with every move, so that it hides nothing that is asked next', () => {
  const selection = new Selection(0);
  selection.hold({ value: 3, own: true, from: null });
  selection.letGo();
  expect(selection.value.held).toBeNull();
});
