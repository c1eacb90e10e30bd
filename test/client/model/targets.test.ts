// Targets of a die, and its gain at each: held, in the tray, and still on the coaster.
import { describe, expect, test } from 'vitest';
import { tableModel, type TableModel } from '../../../client/model/tableModel.ts';
import { showsTargets, targetsFromCoaster, targetsOf, type Target } from '../../../client/model/targets.ts';
import { view } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable, type TestTable } from '../../kit/table.ts';

const modelOf = ({ state }: TestTable): TableModel => tableModel({ view: view(state, 0), me: 0, people: PEOPLE });
const told = (targets: readonly Target[]): string[] =>
  targets.map(({ space, raise, thalers, beer, steps }) => `${space} +${raise}: ${thalers}/${beer}/${steps}`).sort();

describe('a die', () => {
  test('that could be taken from the coaster shows where it could go', () => {
    const table = aTable({ start: 1 }).orders(
      { drawn: '4e regular2 brewer', coaster: '4 1', dice: '6*' },
      { coaster: '2' },
    );
    expect(told(targetsFromCoaster(modelOf(table), 4))).toEqual(['barrel +0: 0/1/0', 'cashbox +0: 1/0/0']);
    expect(told(targetsFromCoaster(modelOf(table), 1))).toEqual([
      'barrel +0: 0/1/0',
      'brewer +0: 0/2/0',
      'cashbox +0: 1/0/0',
    ]);
  });

  test('on the coaster shows tables with guests, too, also where a dishwasher would have to help', () => {
    const table = aTable().orders({ drawn: '3a dishwasher', coaster: '2 3' }, { coaster: '2 2' });
    expect(told(targetsFromCoaster(modelOf(table), 2))).toContain('0 +1: 4/0/0');
    expect(told(targetsFromCoaster(modelOf(table), 3))).toContain('0 +0: 4/0/0');
  });

  test('shows no space that another die of the plan has taken', () => {
    const { state } = aTable().orders({ dice: '3 3', coaster: '3' }, { coaster: '2' });
    const planned = { value: 3, own: false, from: null, to: 'barrel' } as const;
    const model = tableModel({ view: view(state, 0), me: 0, people: PEOPLE, plan: [planned] });
    expect(told(targetsFromCoaster(model, 3))).toEqual(['cashbox +0: 1/0/0']);
    expect(told(targetsOf(model, { value: 3, own: false, from: null }))).toEqual(['cashbox +0: 1/0/0']);
  });

  test('shows what it brings with the upgrades that are in force', () => {
    const table = aTable().serving({ dice: '5', upgraded: 'monk cashbox barrel' });
    expect(told(targetsOf(modelOf(table), { value: 5, own: false, from: null }))).toEqual([
      'barrel +0: 0/2/0',
      'cashbox +0: 3/0/0',
      'monk +0: 0/0/2',
    ]);
  });

  test('shows targets on the coaster and in the tray, not once it is placed on a space', () => {
    const orders = modelOf(aTable().orders({ coaster: '2', dice: '3' }, { coaster: '2' }));
    const die = { value: 3, own: false } as const;
    expect(showsTargets({ ...die, from: null, onCoaster: true }, orders.view)).toBe(true);
    const planning = modelOf(aTable().planning({ dice: '3 4:barrel' }));
    expect(showsTargets({ ...die, from: null, onCoaster: false }, planning.view)).toBe(true);
    expect(showsTargets({ value: 4, own: false, from: 'barrel', onCoaster: false }, planning.view)).toBe(false);
  });
});
