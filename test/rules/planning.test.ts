// Rules E: placing dice, and the help of dishwashers.
import { describe, expect, test } from 'vitest';
import { aTable } from '../kit/table.ts';

test('[E1] all place their dice at the same time', () => {
  const table = aTable().planning({ dice: '3' }, { dice: '4' });
  table.acts('p2 put 4:hand>barrel', 'p1 put 3:hand>cashbox');
  expect([table.dice(0), table.dice(1)]).toEqual(['3:cashbox', '4:barrel']);
});

test('[E1] dice may stay unplaced', () => {
  expect(aTable().planning({ dice: '3' }).everybody('confirm').state.phase).toBe('serving');
});

describe('[E2] a space takes', () => {
  const table = aTable({ modules: 2 }).planning({ drawn: 'regular1 5e noble barback', dice: '1 2 3 4 5 6' });
  test('at a table the value on the card', () => {
    expect(table.moves('put').filter((move) => move.includes('table'))).toEqual([
      'put 1:hand>table1',
      'put 2:hand>table3',
      'put 4:hand>table2',
    ]);
    expect(table.refuses('p1 put 5:hand>table2')).toEqual({ because: 'wrongValue', needs: [4] });
    expect(table.refuses('p1 put 4:hand>table4')).toEqual({ because: 'noSuchSpace' });
  });
  test('in cashbox and barrel any value', () => {
    expect(table.moves('put').filter((move) => /cashbox|barrel/.test(move))).toHaveLength(2 * 6);
  });
  test('at the monk a 5 only, at the brewer a 1 or a 6', () => {
    expect(table.refuses('p1 put 6:hand>monk')).toEqual({ because: 'wrongValue', needs: [5] });
    expect(table.refuses('p1 put 5:hand>brewer')).toMatchObject({ because: 'tooFewDishwashers' });
    expect(table.moves('put').filter((move) => /monk|brewer/.test(move))).toEqual([
      'put 1:hand>brewer',
      'put 5:hand>monk',
      'put 6:hand>brewer',
    ]);
  });
  test('no die where nobody sits', () => {
    const denied = aTable().planning({ drawn: 'regular1', dice: '1' });
    denied.p1.tables[0] = null;
    expect(denied.refuses('p1 put 1:hand>table1')).toEqual({ because: 'nobodyThere' });
  });
  test('no die at a barback', () => {
    expect(() => table.acts('p1 put 1:hand>barback')).toThrow('is no move');
  });
});

describe('[E3] tables, cashbox and barrel hold one die', () => {
  test('and a second is refused', () => {
    const table = aTable().planning({ drawn: 'regular2', dice: '2 2:table1 4:cashbox 5:barrel' });
    const refused = ['table1', 'cashbox', 'barrel'].map((space) => table.refuses(`p1 put 2:hand>${space}`));
    expect(refused).toEqual(Array(3).fill({ because: 'spaceTaken' }));
  });
  test('the nobles too, however many they are', () => {
    const table = aTable().planning({ drawn: 'noble noble noble', dice: '2 2:table1' });
    expect(table.p1.tables).toEqual(['noble']);
    expect(table.refuses('p1 put 2:hand>table1')).toEqual({ because: 'spaceTaken' });
  });
});

test('[E4] the monk and the brewer hold as many as one likes', () => {
  const table = aTable().planning({ dice: '5 5 5* 1 1 6*' });
  table.acts('p1 put 5:hand>monk', 'p1 put 5:hand>monk', 'p1 put 5*:hand>monk');
  table.acts('p1 put 1:hand>brewer', 'p1 put 1:hand>brewer', 'p1 put 6*:hand>brewer');
  expect(table.dice()).toBe('1:brewer 1:brewer 5*:monk 5:monk 5:monk 6*:brewer');
});

describe('[E5] dishwashers', () => {
  test('each helps by one, and one alone does not help by two', () => {
    const table = aTable().planning({ drawn: 'dishwasher', dice: '3 4' });
    expect(table.refuses('p1 put 3:hand>monk')).toEqual({ because: 'tooFewDishwashers', raises: 2, dishwashers: 1 });
    expect(table.acts('p1 put 4:hand>monk').dice()).toBe('3 4+1:monk');
  });
  test('several help one die', () => {
    const table = aTable().planning({ drawn: 'dishwasher dishwasher', dice: '3' });
    expect(table.acts('p1 put 3:hand>monk').dice()).toBe('3+2:monk');
  });
  test('the upgraded tile helps, too', () => {
    const table = aTable().planning({ drawn: 'dishwasher', upgraded: 'dishwasher', dice: '4 4*' });
    expect(table.acts('p1 put 4:hand>monk', 'p1 put 4*:hand>monk').dice()).toBe('4*+1:monk 4+1:monk');
  });
  test('but only once it is in force', () => {
    const table = aTable({ round: 3 }).planning({ dice: '4' });
    table.p1.upgraded.dishwasher = 4;
    expect(table.refuses('p1 put 4:hand>monk')).toEqual({ because: 'tooFewDishwashers', raises: 1, dishwashers: 0 });
  });
});

describe('[E6] help', () => {
  test('never lowers a die, and never takes it past 6 to a 1', () => {
    const table = aTable().planning({ drawn: 'regular1 dishwasher dishwasher', dice: '2 6' });
    expect(table.refuses('p1 put 2:hand>table1')).toEqual({ because: 'wrongValue', needs: [1] });
    expect(table.refuses('p1 put 6:hand>monk')).toEqual({ because: 'wrongValue', needs: [5] });
    expect(table.refuses('p1 put 6:hand>table1')).toEqual({ because: 'wrongValue', needs: [1] });
  });
  test('leaves the die showing what was rolled', () => {
    const table = aTable().planning({ drawn: 'dishwasher', dice: '5' }).acts('p1 put 5:hand>brewer');
    expect(table.eventsOf('placed')[0]).toMatchObject({ value: 5, from: null, to: 'brewer', raise: 1 });
    expect(table.dice()).toBe('5+1:brewer');
  });
});

describe('[E7] the help of all dice must not exceed the dishwashers', () => {
  test('when a die that needs help is placed', () => {
    const table = aTable().planning({ drawn: 'dishwasher dishwasher', dice: '4+1:monk 3' });
    expect(table.refuses('p1 put 3:hand>monk')).toEqual({ because: 'tooFewDishwashers', raises: 3, dishwashers: 2 });
  });
  test('dice taken off included', () => {
    const table = aTable().serving({ drawn: 'dishwasher', dice: '4+1:monk 4' });
    table.acts('take 4 white monk');
    expect(table.refuses('put 4:hand>monk')).toEqual({ because: 'tooFewDishwashers', raises: 2, dishwashers: 1 });
  });
  test('a die that needs none may always be placed', () => {
    const table = aTable().serving({ drawn: 'dishwasher', dice: '4+1:monk 5', thalers: 6 });
    table.acts('upgrade dishwasher 1', 'put 5:hand>monk');
    expect(table.dice()).toBe('4+1:monk 5:monk');
  });
});

test('[E8] lifting a die frees its help', () => {
  const table = aTable().planning({ drawn: 'dishwasher', dice: '4+1:monk 5' });
  table.acts('p1 put 4:monk>hand', 'p1 put 5:hand>brewer');
  expect(table.dice()).toBe('4 5+1:brewer');
});

test('[E9] help stands when the card is returned, and later dice have less', () => {
  const table = aTable().serving({ drawn: 'dishwasher dishwasher', dice: '4+1:monk 4*', thalers: 6 });
  table.acts('upgrade dishwasher 1');
  expect(table.refuses('put 4*:hand>monk')).toEqual({ because: 'tooFewDishwashers', raises: 2, dishwashers: 1 });
  expect(table.acts('take 4 white monk').p1.monastery).toBe(1);
});

describe('[E10] plans', () => {
  test('may change until the last player has confirmed', () => {
    const table = aTable().planning({ dice: '4' }, { dice: '4' }).acts('p1 confirm');
    expect(table.refuses('p1 put 4:hand>barrel')).toEqual({ because: 'alreadyDone' });
    table.acts('p1 withdraw', 'p1 put 4:hand>barrel', 'p1 put 4:barrel>cashbox', 'p1 confirm', 'p2 confirm');
    expect(table.state.phase).toBe('serving');
  });
  test('change only in their owner’s turn afterwards', () => {
    const table = aTable().planning({ dice: '4' }, { dice: '4' }).everybody('confirm');
    expect(table.refuses('p2 put 4:hand>barrel')).toEqual({ because: 'notYourTurn' });
    expect(table.acts('p1 put 4:hand>barrel', 'p1 end', 'p2 put 4:hand>cashbox').dice(1)).toBe('4:cashbox');
  });
});
