// Rules B: cards are drawn one by one until every table is taken.
import { describe, expect, test } from 'vitest';
import type { Tavern } from '../kit/arrange.ts';
import { aTable } from '../kit/table.ts';

/** Draws anew from this deck, by giving up a counter guest. */
const draws = (deck: string, tavern: Tavern = {}) =>
  aTable()
    .guests({ deck, counterGuests: 1, ...tavern })
    .acts('p1 giveUp');

test('[B1] all draw when the phase begins, from the top and face up', () => {
  const table = aTable({ round: 3, start: 1 }).lastTurn(
    { deck: 'server regular2 regular1 regular1 brewer' },
    { deck: 'regular1 regular2 regular2 brewer' },
  );
  table.acts('end');
  expect(table.eventsOf('drawn').map(({ seat, card }) => `p${seat + 1} ${card}`)).toEqual([
    ...['p1 server', 'p1 regular2', 'p1 regular1', 'p1 regular1'],
    ...['p2 regular1', 'p2 regular2', 'p2 regular2'],
  ]);
  expect(table.state.phase).toBe('guests');
});

test('[B1] players decide at the same time, in any order', () => {
  const table = aTable({ players: 3 }).guests().acts('p3 confirm', 'p1 confirm');
  expect([table.moves('', 1), table.state.phase]).toEqual([['confirm'], 'guests']);
});

test('[B2] regulars, guests and the first noble take the leftmost free table', () => {
  const { p1 } = draws('regular1 noble 4a');
  expect(p1.tables).toEqual(['regular1', 'noble', '4a']);
});

test('[B2] further nobles join the first', () => {
  const table = draws('regular1 noble noble noble 4a regular2');
  expect([table.p1.tables, table.p1.nobles]).toEqual([['regular1', 'noble', '4a'], 3]);
  expect(table.eventsOf('drawn').map(({ to }) => to)).toEqual([
    { table: 0 },
    { table: 1 },
    { stack: 1 },
    { stack: 1 },
    { table: 2 },
  ]);
});

test('[B3] a table card adds a table; other tavern cards lie beside their places', () => {
  const { p1 } = draws('table server bard dishwasher brewer barback barback regular1 regular1 regular1 regular2');
  expect(p1.tables).toHaveLength(4);
  expect(p1.beside).toEqual({ bard: 1, barback: 2, dishwasher: 1, server: 1, table: 1, brewer: 1 });
});

test('[B4] three tables, four with the tile, and one for each table card', () => {
  const regulars = 'regular1 regular1 regular1 regular2 regular2 regular2 regular2';
  expect(draws(regulars).p1.tables).toHaveLength(3);
  expect(draws(regulars, { upgraded: 'tables' }).p1.tables).toHaveLength(4);
  expect(draws(`table table ${regulars}`, { upgraded: 'tables' }).p1.tables).toHaveLength(6);
});

test('[B5] the card that takes the last table is the last one drawn', () => {
  const { p1 } = draws('regular1 regular1 regular1 server regular2');
  expect([p1.beside.server, p1.deck]).toEqual([0, ['regular2', 'server']]);
});

describe('[B6] the discard pile becomes the new deck', () => {
  test('when a card has to be drawn and none is there', () => {
    const table = draws('regular1', { discard: 'server regular2 regular2 regular2' });
    expect(table.events.map(({ type }) => type)).toEqual([
      'counterGuestGivenUp',
      'discarded',
      'drawn',
      'shuffled',
      ...['drawn', 'drawn', 'drawn'],
    ]);
    expect([table.p1.tables, table.p1.beside.server]).toEqual([['regular1', 'regular2', 'regular2'], 1]);
    expect(table.eventsOf('shuffled')).toEqual([{ type: 'shuffled', seat: 0, cards: 4 }]);
    expect(table.p1.discard).toEqual([]);
  });
  test('but not when the last card takes the last table', () => {
    const table = draws('regular1 regular1 regular1', { discard: 'server regular2' });
    expect([table.p1.deck, table.eventsOf('shuffled')]).toEqual([[], []]);
    expect(table.p1.discard).toEqual(['regular2', 'server']);
  });
  test('in a random order', () => {
    const drawnAfter = (...faces: number[]) =>
      aTable()
        .guests({ deck: 'regular1', discard: 'regular1 regular1 regular2 regular2', counterGuests: 1 })
        .rolls(...faces)
        .acts('p1 giveUp').p1.tables;
    expect(drawnAfter(1, 1, 1)).not.toEqual(drawnAfter(6, 6, 6));
  });
});

test('[B7] with deck and discard pile empty, tables stay free', () => {
  const table = draws('server regular1 barback', { discard: '' });
  expect([table.p1.tables, table.p1.deck, table.p1.discard]).toEqual([['regular1'], [], []]);
  expect(table.everybody('confirm').state.phase).toBe('orders');
});

describe('[B8] a counter guest given up', () => {
  const tavern = { drawn: 'regular1 4a server', deck: 'noble regular2 regular2', discard: '', counterGuests: 2 };
  test('discards all that was drawn and begins the phase anew', () => {
    const table = aTable().guests(tavern).acts('p1 giveUp');
    expect(table.p1.discard).toEqual(['regular1', '4a', 'server']);
    expect(table.eventsOf('discarded')[0]!.cards).toEqual(['regular1', '4a', 'server']);
    expect([table.p1.tables, table.p1.nobles]).toEqual([['noble', 'regular2', 'regular2'], 1]);
  });
  test('can be followed by another, while there are any', () => {
    const table = aTable().guests({ ...tavern, deck: `${tavern.deck} regular2 regular1 regular1` });
    table.acts('p1 giveUp', 'p1 giveUp');
    expect(table.p1.tables).toEqual(['regular2', 'regular1', 'regular1']);
    expect(table.refuses('p1 giveUp')).toEqual({ because: 'noCounterGuest' });
  });
  test('is also allowed when drawing has stopped for lack of cards', () => {
    const table = aTable().guests({ drawn: 'regular1 barback', deck: '', discard: '', counterGuests: 1 });
    expect(table.acts('p1 giveUp').p1.tables).toEqual(['regular1']);
  });
  test('leaves the game, and nobody else is touched', () => {
    const table = aTable().guests(tavern, { drawn: 'regular2 5a', counterGuests: 2 });
    const before = structuredClone(table.p2);
    expect(table.acts('p1 giveUp').p1.counterGuests).toBe(1);
    expect(table.p2).toEqual(before);
  });
});

test('[B9] the phase is over when all have confirmed', () => {
  const table = aTable({ players: 3 }).guests().acts('p2 confirm', 'p1 confirm');
  expect(table.state.phase).toBe('guests');
  expect(table.refuses('p1 confirm')).toEqual({ because: 'alreadyDone' });
  expect(table.acts('p3 confirm').state.phase).toBe('orders');
});

describe('[B10] no longer drawn this round is', () => {
  test('a card discarded for a counter guest', () => {
    const table = aTable().guests({ drawn: 'server regular1', deck: 'regular1 regular2 regular2', counterGuests: 1 });
    table.acts('p1 giveUp').everybody('confirm');
    expect(table.p1.dice).toEqual([]);
  });
  test('a card returned to the supply', () => {
    const table = aTable().serving({ drawn: 'brewer brewer', dice: '6:brewer', thalers: 12 });
    expect(table.acts('upgrade brewer 1', 'take 6 white brewer').p1.beer).toBe(3);
  });
  test('a guest removed from the game', () => {
    const table = aTable({ modules: 2 }).lastTurn({}, { drawn: '4a', fireBreather: 'deny', schnapps: 2, discard: '' });
    table.acts('breathe', 'deny table1', 'end');
    expect(table.eventsOf('discarded')[1]!.cards).toEqual([]);
    expect(table.state.box).toEqual(['4a']);
  });
});
