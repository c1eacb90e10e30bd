// Rules U: every supply is finite.
import { describe, expect, test } from 'vitest';
import { aTable } from '../kit/table.ts';

describe('[U1] what is not there', () => {
  test('cannot be bought', () => {
    const table = aTable({ supply: { brewer: 0 } }).serving({ thalers: 20 });
    expect(table.refuses('buy brewer')).toEqual({ because: 'soldOut' });
  });
  test('is lost when a bonus would give it: a card', () => {
    const table = aTable({ supply: { barback: 0 } })
      .serving({ monastery: 2, counterGuests: 1 })
      .acts('giveUp');
    expect([table.onDeck(), table.losses]).toEqual(['', ['barback']]);
  });
  test('is lost when a bonus would give it: a noble', () => {
    const table = aTable({ nobles: 0 }).serving({ monastery: 9, counterGuests: 1 }).acts('giveUp');
    expect([table.onDeck(), table.losses]).toEqual(['', ['noble']]);
  });
  test('is lost when the moon would bring it: schnapps, of which one player may get less than another', () => {
    const table = aTable({ modules: 2, round: 2, start: 1, schnapps: 3 }).lastTurn().acts('end');
    expect([table.p1.schnapps, table.p2.schnapps, table.state.schnapps]).toEqual([2, 1, 0]);
    expect(table.eventsOf('lost')).toEqual([{ type: 'lost', seat: 1, what: 'schnapps' }]);
  });
});

describe('[U2] of two choices the one that can be given must be taken', () => {
  const evening = (round: number, ...lacking: string[]) =>
    aTable({ round: round - 1, start: 1, supply: Object.fromEntries(lacking.map((card) => [card, 0])) })
      .lastTurn()
      .acts('end');
  test('without being asked', () => {
    const table = evening(5, 'brewer');
    expect(table.eventsOf('gained').map(({ card }) => card)).toEqual(['table', 'table']);
    expect(table.state.phase).toBe('guests');
  });
  test('and if neither is left, nothing is given', () => {
    const table = evening(5, 'brewer', 'table');
    expect([table.losses.length, table.eventsOf('gained'), table.state.phase]).toEqual([2, [], 'guests']);
  });
  test('a 3-beer guest runs out as cards do', () => {
    const table = aTable({ round: 1, start: 1, display: '4b 4a 5a 6a 7a', pile: '' }).lastTurn().acts('end');
    expect(table.eventsOf('gained').map(({ card }) => card)).toEqual(['barback', 'barback']);
  });
});

describe('[U3] when nobles run out', () => {
  test('an upgrade is still allowed, and brings none', () => {
    const table = aTable({ nobles: 0 }).serving({ thalers: 9 }).acts('upgrade monk 0');
    expect([table.p1.upgraded.monk, table.onDeck(), table.losses]).toEqual([3, '', ['noble']]);
  });
  test('no more can be recruited than are left', () => {
    const table = aTable({ nobles: 2 }).serving({ beer: 40 });
    expect(table.refuses('nobles 3')).toEqual({ because: 'soldOut' });
    expect(table.acts('nobles 2').refuses('nobles 1')).toEqual({ because: 'soldOut' });
  });
});

test('[U4] when the guest deck is empty, the gaps in the row stay', () => {
  const table = aTable({ display: '3a 4a 5a 6a 7a', guestDeck: '' }).serving({ beer: 5 }).acts('recruit 5a');
  expect(table.state.display.map((displayed) => displayed?.guest ?? null)).toEqual(['3a', '4a', null, '6a', '7a']);
  expect(table.refuses('recruit 5a')).toEqual({ because: 'notOnDisplay' });
});

describe('[U5] where several take at the same time', () => {
  test('the start player comes first, and who comes too late gets the other choice', () => {
    const table = aTable({ players: 3, round: 4, supply: { table: 2 } })
      .lastTurn()
      .acts('end');
    table.everybody('choose table');
    expect(table.eventsOf('gained').map(({ seat, card }) => `p${seat + 1} ${card}`)).toEqual([
      'p2 table',
      'p3 table',
      'p1 brewer',
    ]);
  });
  test('the last 3-beer guest goes to the start player', () => {
    const table = aTable({ round: 1, start: 1, display: '3a 4a 5a 6a 7a', pile: '' }).lastTurn().acts('end');
    table.everybody('choose threeBeerGuest');
    expect(table.eventsOf('gained').map(({ seat, card }) => `p${seat + 1} ${card}`)).toEqual(['p1 3a', 'p2 barback']);
  });
  test('the last schnapps that the moon passes goes to the start player', () => {
    const table = aTable({ modules: 3, round: 1, start: 0, schnapps: 1 }).lastTurn().acts('end');
    expect([table.p1.schnapps, table.p2.schnapps]).toEqual([0, 1]);
  });
});

test('[U6] what is returned can be taken again by anyone', () => {
  const table = aTable({ supply: { brewer: 0 } }).serving({ thalers: 12 }, { thalers: 6 });
  table.p1.beside.brewer = 1;
  table.acts('upgrade brewer 1', 'end', 'p2 buy brewer');
  expect([table.onDeck(1), table.state.supply.brewer]).toEqual(['brewer', 0]);
});
