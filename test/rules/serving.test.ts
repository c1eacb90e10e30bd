// Rules F1 to F13: the serving turn, its pool, taking dice off and moving them.
import { describe, expect, test } from 'vitest';
import { aTable } from '../kit/table.ts';

test('[F1] one whole turn after the other, from the start player clockwise', () => {
  const table = aTable({ players: 3, start: 1 }).serving();
  expect(table.refuses('p1 end')).toEqual({ because: 'notYourTurn' });
  table.acts('p2 end', 'p3 end');
  expect([table.state.phase, table.state.turn]).toEqual(['serving', 0]);
  expect(table.eventsOf('turn').map(({ seat }) => seat)).toEqual([2, 0]);
  expect(
    table
      .acts('p1 end')
      .eventsOf('turnEnded')
      .map(({ seat }) => seat),
  ).toEqual([1, 2, 0]);
});

test('[F1] a turn lasts until its player ends it', () => {
  const table = aTable().serving({ dice: '4:barrel' }).acts('take 4 white barrel');
  expect([table.state.turn, table.moves()]).toEqual([0, ['end', 'takeBack']]);
});

test('[F2] the pool starts with safe, storage and a beer for each barback', () => {
  const table = aTable().planning({ drawn: 'barback barback', thalers: 2, beer: 1 }).everybody('confirm');
  expect([table.p1.thalers, table.p1.beer]).toEqual([2, 3]);
});

test('[F2] the beer of the barbacks comes when the turn begins', () => {
  const table = aTable().planning({}, { drawn: 'barback' }).everybody('confirm');
  expect(table.p2.beer).toBe(0);
  expect(table.acts('end').p2.beer).toBe(1);
});

test('[F3] actions may come in any order, and be repeated', () => {
  const table = aTable().serving({ dice: '4:cashbox 6:brewer', thalers: 2, beer: 9, counterGuests: 2 });
  table.acts('buy barback', 'giveUp', 'take 6 white brewer', 'giveUp', 'nobles 1', 'take 4 white cashbox', 'end');
  expect(table.state.turn).toBe(1);
});

test('[F4] every die that lies on a space may be taken off', () => {
  const table = aTable().serving({ drawn: '4a', dice: '3:table1 6:brewer 6:brewer 6*:brewer 5 4:cashbox=spent' });
  expect(table.moves('take')).toEqual(['take 3 white table1', 'take 6 white brewer', 'take 6 own brewer']);
});

describe('[F4] a die taken off', () => {
  const table = aTable().serving({ dice: '4:cashbox 4' }).acts('take 4 white cashbox');
  test('pays and is spent', () => {
    expect([table.p1.thalers, table.dice()]).toEqual([1, '4 4:cashbox=spent']);
    expect(table.refuses('take 4 white cashbox')).toEqual({ because: 'noSuchDie' });
    expect(table.refuses('put 4:cashbox>barrel')).toEqual({ because: 'noSuchDie' });
  });
  test('leaves a once-a-round space used', () => {
    expect(table.refuses('put 4:hand>cashbox')).toEqual({ because: 'spaceUsed' });
  });
  test('must lie there', () => {
    expect(table.refuses('take 5 white cashbox')).toEqual({ because: 'noSuchDie' });
    expect(table.refuses('take 4 own cashbox')).toEqual({ because: 'noSuchDie' });
  });
});

test('[F5] regulars and guests pay what is printed', () => {
  const table = aTable().serving({ drawn: 'regular2 8a', dice: '2:table1 4:table2' });
  expect(table.acts('take 2 white table1').p1.thalers).toBe(2);
  expect(table.acts('take 4 white table2').p1.thalers).toBe(10);
  expect(table.eventsOf('takenOff').map(({ thalers }) => thalers)).toEqual([2, 8]);
});

test('[F6] the nobles pay 2, however many there are', () => {
  const table = aTable().serving({ drawn: 'noble noble noble', dice: '2:table1' });
  expect(table.acts('take 2 white table1').p1.thalers).toBe(2);
});

/** The player, with two brewer cards drawn, after taking these dice off one space. */
const taken = (side: 'basic' | 'upgraded', space: string, ...dice: string[]) => {
  const table = aTable().serving({
    upgraded: side === 'upgraded' ? space : '',
    drawn: 'brewer brewer',
    dice: dice.map((die) => `${die}:${space}`).join(' '),
  });
  for (const die of dice) table.acts(`take ${die} white ${space}`);
  return table.p1;
};

test('[F7] the cashbox pays 1, upgraded 3', () => {
  expect([taken('basic', 'cashbox', '3').thalers, taken('upgraded', 'cashbox', '3').thalers]).toEqual([1, 3]);
});

test('[F8] the barrel pays 1 beer, upgraded 2', () => {
  expect([taken('basic', 'barrel', '3').beer, taken('upgraded', 'barrel', '3').beer]).toEqual([1, 2]);
});

test('[F9] the monk gives a step for each die, upgraded 2', () => {
  expect([taken('basic', 'monk', '5', '5').monastery, taken('upgraded', 'monk', '5', '5').monastery]).toEqual([2, 4]);
});

test('[F10] for each die the brewer pays 1, upgraded 2, and 1 more for each brewer card drawn', () => {
  expect(taken('basic', 'brewer', '1', '6').beer).toBe(2 * (1 + 2));
  expect(taken('upgraded', 'brewer', '1', '6').beer).toBe(2 * (2 + 2));
});

describe('[F11] dice not taken off yet may be moved', () => {
  const table = () => aTable().serving({ drawn: 'regular1 5e', dice: '1:brewer 4' });
  test('to another space that is free and fits', () => {
    expect(table().acts('put 1:brewer>table1', 'put 4:hand>table2').dice()).toBe('1:table1 4:table2');
  });
  test('or back among the unplaced', () => {
    expect(table().acts('put 1:brewer>hand').dice()).toBe('1 4');
  });
  test('but only a die that lies there, and only to another space of the tavern that takes it', () => {
    expect(table().refuses('put 4:hand>table1')).toEqual({ because: 'wrongValue', needs: [1] });
    expect(table().refuses('put 4:hand>table3')).toEqual({ because: 'noSuchSpace' });
    expect(table().refuses('put 4:hand>hand')).toEqual({ because: 'sameSpace' });
    expect(table().refuses('put 3:hand>barrel')).toEqual({ because: 'noSuchDie' });
  });
});

test('[F12] no die may move to a once-a-round space that was used', () => {
  const table = aTable().serving({ drawn: 'noble', dice: '2:table1=spent 3:cashbox=spent 4:barrel=spent 2 6:brewer' });
  for (const move of ['2:hand>table1', '2:hand>cashbox', '6:brewer>barrel']) {
    expect(table.refuses(`put ${move}`)).toEqual({ because: 'spaceUsed' });
  }
});

test('[F12] the brewer and the monk take dice again', () => {
  const table = aTable().serving({ dice: '5:monk 5 6:brewer 1' });
  table.acts('take 5 white monk', 'put 5:hand>monk', 'take 6 white brewer', 'put 1:hand>brewer');
  expect(table.acts('take 5 white monk', 'take 1 white brewer').p1.monastery).toBe(2);
});

describe('[F13] several dice in one go', () => {
  const table = () => aTable().serving({ drawn: 'regular1 regular2 dishwasher', dice: '1:cashbox 2:barrel 3:brewer' });
  test('may change places', () => {
    expect(table().acts('put 1:cashbox>barrel,2:barrel>cashbox').dice()).toBe('1:barrel 2:cashbox 3:brewer');
  });
  test('may hand on the help', () => {
    const helped = aTable().serving({ drawn: 'dishwasher', dice: '4+1:monk 5' });
    expect(helped.acts('put 4:monk>hand,5:hand>brewer').dice()).toBe('4 5+1:brewer');
    expect(helped.eventsOf('placed').map(({ value, to, raise }) => [value, to, raise])).toEqual([
      [4, null, 0],
      [5, 'brewer', 1],
    ]);
  });
  test('are refused together when one of the shifts or the outcome is not allowed', () => {
    expect(table().refuses('put 1:cashbox>table1,2:barrel>table1')).toEqual({ because: 'spaceTaken' });
    expect(table().refuses('put 1:cashbox>barrel,2:barrel>table1')).toEqual({ because: 'wrongValue', needs: [1] });
    expect(table().refuses('put 1:cashbox>table1,1:cashbox>brewer')).toEqual({ because: 'noSuchDie' });
    expect(table().refuses('put 2:barrel>cashbox,1:cashbox>cashbox')).toEqual({ because: 'sameSpace' });
  });
  test('are judged by the outcome and not on the way', () => {
    const full = aTable().serving({ drawn: 'regular2 regular2', dice: '2:table1 2*:table2 4:barrel' });
    full.acts('put 2:table1>table2,2*:table2>barrel,4:barrel>cashbox');
    expect(full.dice()).toBe('2*:barrel 2:table2 4:cashbox');
  });
});
