// Targets of a die, and its gain at each: held, in the tray, and still on the coaster. Also moves that the table makes by
// itself, and the spots that have tooltips.
// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { hasTooltip } from '../../../client/model/tooltips.ts';
import { nextToServe, onlyAnswerTo } from '../../../client/model/serving.ts';
import type { Spot } from '../../../client/model/spots.ts';
import { tableModel, type TableModel } from '../../../client/model/tableModel.ts';
import { showsTargets, targetsFromCoaster, targetsOf, type Target } from '../../../client/model/targets.ts';
import { format, KEEP_NOTHING, view } from '../../../game/index.ts';
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

  test('on the coaster shows guests, too, and spaces where a dishwasher would have to help', () => {
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

  test('is considered on the coaster and in the tray, not where it lies', () => {
    const orders = modelOf(aTable().orders({ coaster: '2', dice: '3' }, { coaster: '2' }));
    const die = { value: 3, own: false } as const;
    expect(showsTargets({ ...die, from: null, onCoaster: true }, orders.view)).toBe(true);
    const planning = modelOf(aTable().planning({ dice: '3 4:barrel' }));
    expect(showsTargets({ ...die, from: null, onCoaster: false }, planning.view)).toBe(true);
    expect(showsTargets({ value: 4, own: false, from: 'barrel', onCoaster: false }, planning.view)).toBe(false);
  });
});

describe('serving everything', () => {
  test('takes the dice off one by one, monks last, until none is left', () => {
    const table = aTable().serving({ drawn: '3a', dice: '5:monk 3:table1 1:brewer 6' });
    const taken: string[] = [];
    for (let next = nextToServe(table.state, 0); next !== null; next = nextToServe(table.state, 0)) {
      taken.push(format(next));
      table.acts(format(next));
    }
    expect(taken).toEqual(['take 3 white table1', 'take 1 white brewer', 'take 5 white monk']);
  });

  test('waits while a bonus asks something', () => {
    const table = aTable({ modules: 2 })
      .serving({ drawn: '3a 4a', dice: '5:monk 3:barrel', schnapps: 2, fireBreather: 'deny' })
      .acts('breathe');
    expect(nextToServe(table.state, 0)).toBeNull();
  });
});

test('the last die on the own coaster is the only answer, in the own turn', () => {
  const last = (coaster: string, start: 0 | 1 = 0) =>
    onlyAnswerTo(modelOf(aTable({ start }).orders({ coaster }, { coaster: '2' })));
  expect(last('4')).toEqual({ type: 'draft', value: 4 });
  expect(last('4 4')).toBeNull();
  expect(last('4', 1)).toBeNull();
});

test('guests are kept without a question where no counter guest could go for others', () => {
  const answer = (counterGuests: number) => onlyAnswerTo(modelOf(aTable().guests({ counterGuests }, {})));
  expect(answer(0)).toEqual({ type: 'confirm' });
  expect(answer(1)).toBeNull();
});

test('no card is kept without a question when there is no evening left on which it could be drawn', () => {
  const answer = (round: number) => {
    const { state } = aTable({ modules: 2, round }).serving({ drawn: 'regular1 3a', juggler: 'card', schnapps: 2 });
    state.phase = 'closing';
    return onlyAnswerTo(tableModel({ view: view(state, 0), me: 0, people: PEOPLE }));
  };
  expect(answer(7)).toBeNull();
  expect(answer(8)).toEqual({ type: 'choose', option: KEEP_NOTHING });
});

describe('a tooltip', () => {
  const model = modelOf(
    aTable({ display: '- 4a 5a 6a 7a' }).orders({ drawn: '3a', coaster: '2', dice: '4' }, { coaster: '6' }),
  );
  const shows = (spot: Spot) => hasTooltip(spot, model);

  test('explains what lies on the table', () => {
    expect(shows({ at: 'table', seat: 0, table: 0 })).toBe(true);
    expect(shows({ at: 'display', place: 1 })).toBe(true);
    expect(shows({ at: 'monastery', space: 3 })).toBe(true);
    expect(shows({ at: 'coaster', seat: 1 })).toBe(true);
  });

  test('explains an entertainer who is still to come', () => {
    expect(shows({ at: 'entertainer', seat: 0, entertainer: 'dancer' })).toBe(true);
  });

  test('explains no empty places', () => {
    expect(shows({ at: 'table', seat: 0, table: 1 })).toBe(false);
    expect(shows({ at: 'display', place: 0 })).toBe(false);
    expect(shows({ at: 'beside', seat: 0, card: 'brewer' })).toBe(false);
    expect(shows({ at: 'monastery', space: 2 })).toBe(false);
  });

  test('keeps off the dice that are to be taken and placed', () => {
    expect(shows({ at: 'coaster', seat: 0 })).toBe(false);
    expect(shows({ at: 'hand', seat: 0 })).toBe(false);
  });
});
