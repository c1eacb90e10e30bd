// Rules Y1 to Y9: questions that the rulebooks leave open, and additions that a game on screens needs.
import { describe, expect, test } from 'vitest';
import { REGULAR, view, waitedFor } from '../../game/index.ts';
import type { Tavern } from '../kit/arrange.ts';
import { aTable, type TestTable } from '../kit/table.ts';

describe('[Y1] players who have finished may think again until the last one has', () => {
  test('in the choice of start cards', () => {
    const table = aTable({ modules: 4, startCards: '1 2 4' }).choosingStartCards().acts('p1 choose 1', 'p1 withdraw');
    table.acts('p1 choose 2', 'p2 choose 4');
    expect(table.p1.startCard).toBe(2);
  });
  test('in phase A', () => {
    const table = aTable({ round: 2, start: 1 }).lastTurn().acts('end', 'p1 choose die', 'p1 withdraw');
    expect([table.p1.choice, table.moves('choose', 0)]).toEqual([null, ['choose die', 'choose dishwasher']]);
  });
  test('in phase B', () => {
    const table = aTable().guests({ counterGuests: 1 }).acts('p1 confirm');
    expect(table.refuses('p1 giveUp')).toEqual({ because: 'alreadyDone' });
    expect(table.acts('p1 withdraw', 'p1 giveUp').p1.counterGuests).toBe(0);
  });
  test('in phase E', () => {
    const table = aTable().planning({ dice: '4' }).acts('p1 confirm', 'p1 withdraw', 'p1 put 4:hand>barrel');
    expect(table.dice()).toBe('4:barrel');
  });
  test('in phase G', () => {
    const tavern: Tavern = { juggler: 'card', schnapps: 1, drawn: '4a' };
    const table = aTable({ modules: 2, round: 8 })
      .lastTurn(tavern, { ...tavern, drawn: '5a' })
      .acts('end');
    table.acts('p1 choose 4a', 'p1 withdraw', 'p1 choose nothing', 'p2 choose nothing');
    expect(table.p1.schnapps).toBe(1);
  });
  test('but not before their choice, not after the phase, and not if they were not asked', () => {
    const table = aTable({ round: 2, start: 1 }).lastTurn().acts('end');
    expect(table.refuses('p1 withdraw')).toEqual({ because: 'nothingToWithdraw' });
    table.everybody('choose die');
    expect(table.state.phase).toBe('guests');
    expect(table.refuses('p1 withdraw')).toEqual({ because: 'nothingToWithdraw' });
    // In this closing only p1 is asked, for the juggler's card.
    const closing = aTable({ modules: 2, round: 8 })
      .lastTurn({ juggler: 'card', schnapps: 1, drawn: '4a' })
      .acts('end');
    expect(closing.refuses('p2 withdraw')).toEqual({ because: 'alreadyDone' });
  });
});

describe('[Y2] players may take back their own steps', () => {
  /** Makes the steps, which are listed with commas, and takes all of them back. */
  const goesBack = (table: TestTable, list: string) => {
    const before = structuredClone(table.state);
    const steps = list.split(', ');
    table.acts(...steps, ...steps.map(() => 'takeBack'));
    expect(table.state).toEqual(before);
  };
  test('in planning, and the plans of others stay', () => {
    const table = aTable().planning({ dice: '4 5' }, { dice: '6' });
    table.acts('p1 put 4:hand>barrel', 'p2 put 6:hand>brewer', 'p1 put 5:hand>monk', 'p1 takeBack', 'p1 takeBack');
    expect([table.dice(0), table.dice(1)]).toEqual(['4 5', '6:brewer']);
    expect(table.refuses('p1 takeBack')).toEqual({ because: 'nothingToTakeBack' });
  });
  test('a confirmation is no step; once it is withdrawn, the steps before it can be taken back', () => {
    const table = aTable().planning({ dice: '4' }).acts('p1 put 4:hand>barrel', 'p1 confirm');
    expect(table.refuses('p1 takeBack')).toEqual({ because: 'alreadyDone' });
    expect(table.acts('p1 withdraw', 'p1 takeBack').dice()).toBe('4');
  });
  test('in serving, one by one, with all that they set off', () => {
    const table = aTable({ modules: 5, display: '3a* 4a* 5a 6a 8a', guestDeck: '' }).serving({
      drawn: '4b regular1 dishwasher bard barback',
      dice: '2+1:table1 5:monk 6:brewer',
      dancer: 'beer',
      thalers: 12,
      beer: 9,
      schnapps: 2,
      monastery: 11,
      counterGuests: 1,
    });
    goesBack(
      table,
      'settle, buy brewer, dance, bard, take 5 white monk, giveUp, deny table2, take 6 white brewer, ' +
        'upgrade dishwasher 1, nobles 1, recruit 4a',
    );
  });
  test('also in the middle of a question', () => {
    const table = aTable().serving({ drawn: 'regular1', monastery: 12, counterGuests: 1 });
    goesBack(table, 'giveUp');
    goesBack(table, 'giveUp, deny table1');
  });
  test('also before the reputation is settled', () => {
    goesBack(aTable({ modules: 3 }).serving({ dice: '4' }), 'put 4:hand>barrel');
  });
  test('but not once a guest came to the display', () => {
    const table = aTable({ display: '3a 4a 5a 6a 8a' })
      .serving({ beer: 4, thalers: 2 })
      .acts('buy barback', 'recruit 4a');
    expect(table.refuses('takeBack')).toEqual({ because: 'nothingToTakeBack' });
  });
  test('but not those of the turn before', () => {
    const table = aTable().serving({ thalers: 2 }).acts('buy barback', 'end');
    expect(table.refuses('p2 takeBack')).toEqual({ because: 'nothingToTakeBack' });
    expect(table.refuses('p1 takeBack')).toEqual({ because: 'notYourTurn' });
  });
  test('but not those of planning, once serving has begun', () => {
    const table = aTable().planning({ dice: '4' }).acts('p1 put 4:hand>barrel').everybody('confirm');
    expect(table.refuses('takeBack')).toEqual({ because: 'nothingToTakeBack' });
  });
  test('but not in phases B and D', () => {
    expect(aTable().guests().refuses('p1 takeBack')).toEqual({ because: 'wrongPhase' });
    expect(aTable().orders({ coaster: '1' }).refuses('p1 takeBack')).toEqual({ because: 'wrongPhase' });
  });
});

describe('[Y3] what can only be given in one way is given without a question', () => {
  test('a brewer, when there is no table left to choose', () => {
    const table = aTable({ round: 4, start: 1, supply: { table: 0 } })
      .lastTurn()
      .acts('end');
    expect(table.eventsOf('gained').map(({ card }) => card)).toEqual(['brewer', 'brewer']);
  });
  test('a signature from the reputation track, when all columns but one are full', () => {
    const table = aTable({ modules: 5 }).serving({ drawn: 'bard', reputation: 5, book: { '3-4': 4, '5': 4, '6': 4 } });
    table.acts('settle', 'bard');
    expect([table.p1.book['7-8'], table.p1.effects]).toEqual([1, []]);
  });
});

test('[Y4] only the top card of the 3-beer pile is known', () => {
  const seen = (pile: string) => view(aTable({ display: '3a 4a 5a 6a 7a', pile }).state, 0);
  expect(seen('3b 3c 3d')).toEqual(seen('3d 3b 3c'));
  expect(seen('3b').display[0]).toEqual({ guest: '3a', signature: false });
});

test('[Y5] when the pile is used up, its place is filled from the guest deck', () => {
  const shared = { display: '3a 4a 5a 6a 7a', pile: '', guestDeck: '8b 5b' };
  // The last 3-beer guest stays on display when no more lie beneath it.
  const table = aTable({ ...shared, start: 1 })
    .lastTurn()
    .acts('end');
  expect(table.state.display[0]?.guest).toBe('3a');
  const served = aTable(shared).serving({ beer: 3 }, { beer: 8 }).acts('recruit 3a');
  expect(served.state.display.map((displayed) => displayed?.guest)).toEqual(['8b', '4a', '5a', '6a', '7a']);
  served.acts('end', 'p2 recruit 8b');
  expect([served.p2.beer, served.state.display[0]?.guest]).toEqual([0, '5b']);
});

describe('[Y6] the choices for the jugglers in closing', () => {
  const tavern: Tavern = { juggler: 'card', schnapps: 1 };
  test('are made at the same time, and carried out from the start player on', () => {
    const table = aTable({ modules: 2, round: 8, start: 1 }).lastTurn(
      { ...tavern, drawn: '4a' },
      { ...tavern, drawn: '5a' },
    );
    table.acts('end', 'p1 choose 4a', 'p2 choose 5a');
    expect(table.eventsOf('keptOnDeck').map(({ seat, card }) => [seat, card])).toEqual([
      [1, '5a'],
      [0, '4a'],
    ]);
  });
  test('are not asked for when there is nothing to choose', () => {
    const table = aTable({ modules: 2, round: 8 })
      .lastTurn({ ...tavern, drawn: '4a' }, { drawn: '5a' })
      .acts('end');
    expect(waitedFor(table.state)).toEqual([0]);
    expect(table.moves('', 1)).toEqual([]);
    expect(table.acts('p1 choose nothing').state.phase).toBe('over');
  });
});

test('[Y7] equal dice on the same place are interchangeable', () => {
  const table = aTable().planning({ dice: '4 4 4* 6:brewer 6:brewer' });
  for (const move of ['put 4:hand>barrel', 'put 6:brewer>barrel', 'put 6:brewer>hand']) {
    expect(table.moves(move)).toEqual([move]);
  }
});

test('[Y8] all dishwashers help in the serving turn as in planning', () => {
  const table = aTable().serving({ drawn: 'dishwasher', upgraded: 'dishwasher', dice: '3' }).acts('put 3:hand>monk');
  expect(table.dice()).toBe('3+2:monk');
});

test('[Y9] regulars pay 1 and 2', () => {
  expect([REGULAR.regular1, REGULAR.regular2].map(({ die, pays }) => [die, pays])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  const table = aTable().serving({ drawn: 'regular1 regular2', dice: '1:table1 2:table2' });
  expect(table.acts('take 1 white table1', 'take 2 white table2').p1.thalers).toBe(3);
});
