// Rules F14 to F24: buying tavern cards and upgrading tiles.
import { describe, expect, test } from 'vitest';
import { TAVERN_CARDS, TILE, TILES, upgradePrice } from '../../game/index.ts';
import { aTable } from '../kit/table.ts';

describe('[F14] a tavern card', () => {
  for (const [index, card] of TAVERN_CARDS.entries()) {
    test(`[F14] ${card} costs ${index + 1}`, () => {
      const table = aTable({ modules: 3 }).serving({ thalers: 10 }).acts('settle', `buy ${card}`);
      expect([table.p1.thalers, table.onDeck()]).toEqual([10 - (index + 1), card]);
      // Of the 16 servers, the 16 tables and the 16 brewers, the first decks of the two players hold two each.
      expect(table.state.supply[card]).toBe(card === 'bard' || card === 'barback' || card === 'dishwasher' ? 15 : 13);
    });
  }
  test('is not to be had for less, and a bard not without module 3', () => {
    const table = aTable().serving({ thalers: 5 });
    expect(table.refuses('buy brewer')).toEqual({ because: 'tooFewThalers', needs: 6, has: 5 });
    expect(table.refuses('buy bard')).toEqual({ because: 'needsModule', module: 3 });
  });
});

describe('[F15] one of each kind in a round', () => {
  test('and another kind besides', () => {
    const table = aTable().serving({ thalers: 20 }).acts('buy table', 'buy brewer');
    expect(table.refuses('buy table')).toEqual({ because: 'boughtAlready', card: 'table' });
  });
  test('not counting what came as a bonus', () => {
    const table = aTable({ display: '3a 4g 5a 6a 7a' }).serving({ thalers: 20, beer: 4 });
    expect(table.acts('recruit 4g', 'buy barback').onDeck()).toBe('barback barback 4g');
  });
  test('and again in the next', () => {
    const table = aTable({ round: 3, start: 1 }).lastTurn({ thalers: 4, upgraded: 'safe' });
    table.acts('buy barback', 'end', 'p1 confirm', 'p2 confirm');
    for (let draft = 0; draft < 8; draft++) table.acts(table.moves('draft')[0]!);
    expect(table.everybody('confirm').acts('buy barback').p1.bought.barback).toBe(1);
  });
});

test('[F16] each card on the deck lies above those before', () => {
  const table = aTable()
    .serving({ deck: 'regular1', thalers: 11, beer: 9 })
    .acts('buy table', 'nobles 1', 'buy brewer');
  expect(table.p1.deck).toEqual(['regular1', 'table', 'noble', 'brewer']);
});

describe('[F17] each tile can be upgraded once', () => {
  for (const tile of TILES) {
    test(`[F17] [F18] ${tile}, for ${TILE[tile].price}`, () => {
      const { price } = TILE[tile];
      const poor = aTable().serving({ thalers: price - 1 });
      expect(poor.refuses(`upgrade ${tile} 0`)).toEqual({ because: 'tooFewThalers', needs: price, has: price - 1 });
      const table = aTable()
        .serving({ thalers: 2 * price })
        .acts(`upgrade ${tile} 0`);
      expect(table.p1.thalers).toBe(price);
      expect(table.refuses(`upgrade ${tile} 0`)).toEqual({ because: 'upgradedAlready' });
    });
  }
  test('and stays so', () => {
    const table = aTable({ start: 1 }).lastTurn({ thalers: 7 }).acts('upgrade safe 0', 'end');
    expect([table.state.round, table.p1.upgraded.safe]).toEqual([4, 3]);
  });
});

test('[F18] dishwasher and barrel cost 9, the brewer 18', () => {
  expect([TILE.dishwasher.price, TILE.barrel.price, TILE.brewer.price]).toEqual([9, 9, 18]);
});

describe('[F19] drawn cards of the kind of the tile lower its price', () => {
  for (const [tile, card, discount] of [
    ['dishwasher', 'dishwasher', 3],
    ['server', 'server', 4],
    ['tables', 'table', 5],
    ['brewer', 'brewer', 6],
  ] as const) {
    test(`[F19] by ${discount} for each ${card}`, () => {
      const { price } = TILE[tile];
      const before = aTable().serving({ drawn: `${card} ${card}`, thalers: price });
      const supply = before.state.supply[card];
      const table = before.acts(`upgrade ${tile} 1`);
      expect([table.p1.thalers, table.p1.beside[card], table.state.supply[card]]).toEqual([discount, 1, supply + 1]);
      expect(table.eventsOf('returned')).toEqual([{ type: 'returned', seat: 0, card, count: 1 }]);
    });
  }
  test('only those that were drawn', () => {
    const table = aTable().serving({ drawn: 'brewer', deck: 'brewer', thalers: 20 });
    expect(table.refuses('upgrade brewer 2')).toEqual({ because: 'tooFewCards', has: 1 });
    expect(table.refuses('upgrade monk 1')).toEqual({ because: 'tooFewCards', has: 0 });
    expect(table.moves('upgrade').filter((move) => move.includes('brewer'))).toEqual([
      'upgrade brewer 0',
      'upgrade brewer 1',
    ]);
  });
});

test('[F20] the price stops at 0, and more cards may be returned', () => {
  expect([3, 4].map((returns) => upgradePrice('dishwasher', returns))).toEqual([0, 0]);
  const drawn = 'dishwasher dishwasher dishwasher dishwasher';
  const table = aTable().serving({ drawn, thalers: 1 }).acts('upgrade dishwasher 4');
  expect([table.p1.thalers, table.p1.beside.dishwasher]).toEqual([1, 0]);
});

test('[F21] an upgrade brings a noble', () => {
  const table = aTable().serving({ thalers: 9 }).acts('upgrade monk 0');
  expect([table.onDeck(), table.state.nobles]).toEqual(['noble', 60]);
});

test('[F22] dice on the tile stay, and are paid by its new side', () => {
  const table = aTable().serving({ dice: '3:cashbox 6:brewer', thalers: 28 });
  table.acts('upgrade cashbox 0', 'upgrade brewer 0', 'take 3 white cashbox', 'take 6 white brewer');
  expect([table.p1.thalers, table.p1.beer]).toEqual([3, 2]);
});

test('[F23] whoever sits at a returned table stays and is served', () => {
  const table = aTable().serving({ drawn: 'table regular1 regular1 noble 8a', dice: '4:table4', thalers: 10 });
  table.acts('upgrade tables 1');
  expect([table.p1.beside.table, table.p1.tables.length]).toEqual([0, 4]);
  expect(table.acts('take 4 white table4').p1.thalers).toBe(8);
});

test('[F23] dice may still be placed at a returned table', () => {
  const table = aTable().serving({ drawn: 'table regular1 regular1 noble 8a', dice: '4', thalers: 10 });
  expect(table.acts('upgrade tables 1', 'put 4:hand>table4').dice()).toBe('4:table4');
});

describe('[F24] an upgraded tile works', () => {
  const from = (tile: string) =>
    aTable({ round: 3 }).serving({ thalers: 18 }).acts(`upgrade ${tile} 0`).eventsOf('upgraded')[0]!.from;
  for (const tile of ['brewer', 'barrel', 'cashbox', 'monk', 'safe', 'storage']) {
    test(`[F24] ${tile}: at once`, () => expect(from(tile)).toBe(3));
  }
  for (const tile of ['tables', 'server', 'dishwasher']) {
    test(`[F24] ${tile}: from the next round`, () => expect(from(tile)).toBe(4));
  }
  test('a dishwasher upgraded now helps no die yet', () => {
    const table = aTable().serving({ dice: '4', thalers: 9 }).acts('upgrade dishwasher 0');
    expect(table.refuses('put 4:hand>monk')).toEqual({ because: 'tooFewDishwashers', raises: 1, dishwashers: 0 });
  });
  test('the safe holds more at the end of this very turn', () => {
    expect(aTable().serving({ thalers: 12 }).acts('upgrade safe 0', 'end').p1.thalers).toBe(5);
  });
  test('server and table come with the next round', () => {
    const table = aTable({ round: 3, start: 1 }).lastTurn({ thalers: 27, deck: '' });
    table.acts('upgrade server 0', 'upgrade tables 0', 'end');
    expect(table.p1.tables).toHaveLength(4 + table.p1.beside.table);
    table.everybody('confirm');
    expect(table.p1.dice.filter((die) => die.own)).toHaveLength(1 + table.p1.beside.server);
  });
});
