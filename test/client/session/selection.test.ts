// The selection at the table: what is no longer there is not selected any more.
import { expect, test } from 'vitest';
import { tableModel } from '../../../client/model/tableModel.ts';
import { Selection } from '../../../client/session/selection.ts';
import { view } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable } from '../../kit/table.ts';

test('a die on the coaster is considered while the coaster stays as it is, and not after the coasters have moved on', () => {
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

test('a die that was taken is not considered, though it may still be drawn', () => {
  const table = aTable().orders({ coaster: '6 3 5' }, { coaster: '1 2 4' });
  table.acts('p1 draft 6');
  const selection = new Selection(0);
  const model = tableModel({ view: view(table.state, 0), me: 0, people: [...PEOPLE] });
  selection.consider({ value: 6, own: false, from: null, onCoaster: true }, model);
  expect(selection.value.considered ?? null).toBeNull();
});

test('a die on the coaster is not considered any more after the coasters have moved on, even if the next one has an equal die', () => {
  const table = aTable().orders({ coaster: '6 3' }, { coaster: '6 5' });
  const shown = () => tableModel({ view: view(table.state, 0), me: 0, people: [...PEOPLE] });
  const selection = new Selection(0);
  selection.consider({ value: 6, own: false, from: null, onCoaster: true }, shown());
  table.acts('p1 draft 3', 'p2 draft 5');
  selection.keepTo(shown());
  expect(selection.value.considered).toBeNull();
});

test('a die of the player is considered until it lies elsewhere', () => {
  const table = aTable().planning({ dice: '6 3' });
  const shown = () => tableModel({ view: view(table.state, 0), me: 0, people: [...PEOPLE] });
  const selection = new Selection(0);
  selection.consider({ value: 6, own: false, from: null, onCoaster: false }, shown());
  selection.keepTo(shown());
  expect(selection.value.considered).not.toBeNull();
  table.acts('p1 put 6:hand>brewer');
  selection.keepTo(shown());
  expect(selection.value.considered).toBeNull();
});

test('a die that is let go is no longer held', () => {
  const selection = new Selection(0);
  selection.hold({ value: 3, own: true, from: null });
  selection.letGo();
  expect(selection.value.held).toBeNull();
});
