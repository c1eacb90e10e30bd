// The worked examples of the rulebooks, step by step.
import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../game/index.ts';
import { aTable } from '../kit/table.ts';

test('[B2] [B5] phase B: nine cards take four tables', () => {
  const deck = 'noble table server brewer 4a 5a noble server regular1';
  const table = aTable()
    .guests({ deck: `${deck} regular2`, counterGuests: 1 })
    .acts('p1 giveUp');
  expect(table.eventsOf('drawn').map(({ card }) => card)).toEqual(deck.split(' '));
  expect(table.p1.tables).toEqual(['noble', '4a', '5a', 'regular1']);
  expect([table.p1.nobles, table.p1.beside.server, table.p1.beside.brewer]).toEqual([2, 2, 1]);
});

describe('phase C', () => {
  const own = (drawn: string, upgraded: string) =>
    aTable()
      .guests({ drawn, upgraded })
      .everybody('confirm')
      .p1.dice.filter((die) => die.own);
  test('[C1] one server card and the tile: 2 dice', () => expect(own('server', 'server')).toHaveLength(2));
  test('[C2] four servers: 3 dice', () => expect(own('server server server server', '')).toHaveLength(3));
});

test('[D2] phase D: 6, 6, 2, 5 are taken, and the first player holds the coaster of the fourth', () => {
  const table = aTable({ players: 4 }).orders(
    ...['6 1 1 1', '6 2 2 2', '2 3 3 3', '5 4 4 4'].map((coaster) => ({ coaster })),
  );
  table.acts('draft 6', 'draft 6', 'draft 2', 'draft 5');
  expect(table.state.players.map(({ dice }) => dice[0]!.value)).toEqual([6, 6, 2, 5]);
  expect(table.p1.coaster).toEqual([4, 4, 4]);
});

test('[E2] phase E: 1, 1, 3, 3, 5, 6 all find a space', () => {
  const table = aTable().planning({ drawn: '4a', dice: '1 1 3 3 5 6' });
  table.acts('p1 put 1:hand>brewer', 'p1 put 1:hand>brewer', 'p1 put 6:hand>brewer');
  table.acts('p1 put 5:hand>monk', 'p1 put 3:hand>table1', 'p1 put 3:hand>barrel', 'p1 confirm');
  expect(table.dice()).toBe('1:brewer 1:brewer 3:barrel 3:table1 5:monk 6:brewer');
});

test('[F10] the brewer with two brewer cards pays 9 beer for 1, 1, 6', () => {
  const table = aTable().serving({ drawn: 'brewer brewer', dice: '1:brewer 1:brewer 6:brewer' });
  expect(table.acts('take 1 white brewer', 'take 1 white brewer', 'take 6 white brewer').p1.beer).toBe(9);
});

test('[F19] the dishwasher tile costs 6 with one of two cards returned', () => {
  const table = aTable().serving({ drawn: 'dishwasher dishwasher', thalers: 6 }).acts('upgrade dishwasher 1');
  expect([table.p1.thalers, table.onDeck(), table.p1.beside.dishwasher]).toEqual([0, 'noble', 1]);
});

test('[F3] phase F in full: thalers and beer after each action', () => {
  const table = aTable({ display: '3a 7b 4a 5b 6a' }).serving({
    upgraded: 'safe cashbox',
    drawn: '4c noble 5a brewer dishwasher dishwasher',
    dice: '4+1:table1 1+1:table2 3:table3 4:cashbox 1*:brewer 6*:brewer 6*:brewer',
    thalers: 5,
  });
  const has = (thalers: number, beer: number) => expect([table.p1.thalers, table.p1.beer]).toEqual([thalers, beer]);
  has(5, 0);
  table.acts('take 4 white table1', 'take 3 white table3');
  has(16, 0);
  table.acts('take 4 white cashbox');
  has(19, 0);
  table.acts('upgrade brewer 0');
  has(1, 0);
  table.acts('take 1 white table2');
  has(3, 0);
  table.acts('buy barback');
  has(1, 0);
  table.acts('take 1 own brewer', 'take 6 own brewer', 'take 6 own brewer');
  has(1, 9);
  table.acts('recruit 7b');
  has(4, 2);
  table.acts('upgrade dishwasher 2');
  has(1, 2);
  expect(table.onDeck()).toBe('noble 7b barback noble');
});

test('[V3] the marker on the sixth space is worth 5 points', () => {
  for (const modules of [3, 5] as const) {
    const { state } = aTable({ modules }).serving({ reputation: 5 });
    expect(scoreOf(state, 0).points.reputation).toBe(5);
  }
});
