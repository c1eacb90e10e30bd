// The people at the tables: regulars with faces of their own, and guests who wait, are served, or leave in anger.
import { describe, expect, test } from 'vitest';
import type { Card, Die, Seat } from '../../../game/index.ts';
import { cardKey } from '../../../client/art/cardKeys.ts';
import { sitterAt } from '../../../client/model/sitters.ts';

const faces = (tables: readonly (Card | null)[], dice: readonly Die[] = [], seat: Seat = 0): (string | null)[] =>
  tables.map((card, table) => (card === null ? null : cardKey(card, sitterAt({ tables, dice }, seat, table))));

const dieOn = (table: number): Die => ({ value: 1, own: false, at: table, raise: 0, spent: false });
const spentDieOn = (table: number): Die => ({ ...dieOn(table), spent: true });

/** All seven, in an order in which some tables prefer the same face. */
const seven: readonly Card[] = ['regular1', 'regular2', 'regular2', 'regular1', 'regular2', 'regular2', 'regular1'];

describe('the regulars', () => {
  test('of one player are seven people', () => {
    expect(new Set(faces(seven)).size).toBe(7);
  });

  test('of four players are twenty-eight', () => {
    const all = ([0, 1, 2, 3] as const).flatMap((seat) => faces(seven, [], seat));
    expect(new Set(all).size).toBe(28);
  });

  test('keep their faces when others come', () => {
    for (let seated = 1; seated < seven.length; seated++)
      expect(faces(seven).slice(0, seated)).toEqual(faces(seven.slice(0, seated)));
  });

  test('beside one who is turned away keep their faces', () => {
    const three: readonly Card[] = ['regular1', 'regular1', 'regular1'];
    expect(faces([null, 'regular1', 'regular1']).slice(1)).toEqual(faces(three).slice(1));
  });
});

describe('guests', () => {
  test('wait, and are merry once their die has been taken off', () => {
    const tables: readonly Card[] = ['3g', 'noble', '8d'];
    expect(faces(tables, [dieOn(0), spentDieOn(1)], 2)).toEqual(['card/3g', 'card/noble/2/served', 'card/8d']);
  });

  test('wait on cards that are not at a table', () => {
    expect([cardKey('3g'), cardKey('noble'), cardKey('regular1')]).toEqual(['card/3g', 'card/noble', 'card/regular1']);
  });

  test('who are turned away leave in anger', () => {
    expect(cardKey('regular2', { seat: 1, nth: 3, mood: 'leaving' })).toBe('card/regular2/7/leaving');
  });

  test('have moods, unlike cards beside tiles, which have one face', () => {
    expect(cardKey('brewer', { seat: 1, nth: 3, mood: 'served' })).toBe('card/brewer');
  });
});
