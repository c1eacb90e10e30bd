// Rules P: signatures and the bonuses of the guest book.
import { describe, expect, test } from 'vitest';
import { COLUMNS, columnOf, GUEST_IDS, GUESTS, rngFrom, setup, type ByColumn, type GuestId } from '../../game/index.ts';
import type { SharedPart } from '../kit/arrange.ts';
import { aTable } from '../kit/table.ts';

const display = '3a* 4a* 5a* 6a* 8a*';

/** A guest book with so many cells covered in each column. */
const book = (a: number, b: number, c: number, d: number): ByColumn<number> => ({ '3-4': a, '5': b, '6': c, '7-8': d });

const emptyBook = book(0, 0, 0, 0);

/** Recruits a guest, with these cells of the book covered before. */
const recruits = (guest: string, signed = emptyBook, shared: SharedPart = {}) =>
  aTable({ modules: 5, display, ...shared })
    .serving({ beer: 8, book: signed })
    .acts('settle')
    .countFromHere()
    .acts(`recruit ${guest}`);

describe('[P1] of 40 signatures', () => {
  test('five lie on the guests on display', () => {
    const { state } = setup({ players: 3, modules: 5 }, rngFrom('signatures'));
    expect([state.signatures, state.display.map((displayed) => displayed?.signature)]).toEqual([
      35,
      Array(5).fill(true),
    ]);
  });
  test('every guest that comes gets one', () => {
    for (const guest of ['4a', '3a']) {
      const table = recruits(guest, emptyBook, { signatures: 9 });
      expect([table.eventsOf('refilled')[0]!.signature, table.state.signatures]).toEqual([true, 8]);
    }
  });
  test('while there are any', () => {
    expect(recruits('4a', emptyBook, { signatures: 0 }).eventsOf('refilled')[0]!.signature).toBe(false);
  });
});

describe('[P2] a guest recruited with beer signs', () => {
  test('in the column of its cost', () => {
    const signed = ['3a', '4a', '5a', '6a', '8a'].map((guest) => recruits(guest).eventsOf('signed')[0]!.column);
    expect(signed).toEqual(['3-4', '3-4', '5', '6', '7-8']);
    for (const id of GUEST_IDS) {
      const { cost } = GUESTS[id];
      expect(columnOf(id)).toBe(cost < 5 ? '3-4' : cost > 6 ? '7-8' : String(cost));
    }
  });
  test('unless no signature lies on it', () => {
    const table = recruits('4a', emptyBook, { display: '3a* 4a 5a* 6a* 8a*' });
    expect([table.eventsOf('signed'), table.p1.book['3-4']]).toEqual([[], 0]);
  });
});

describe('[P3] a column is filled from the top', () => {
  test('and each cell gives its bonus when it is covered', () => {
    const bonusOfCell = (guest: GuestId, row: number) => {
      const table = recruits(guest, { ...emptyBook, [columnOf(guest)]: row });
      // The first card is the guest itself.
      const [, ...gains] = table.eventsOf('gained').map(({ card }): string => card);
      if (table.p1.schnapps > 0) gains.push('schnapps');
      // The marker begins before space 0, at -1.
      if (table.p1.reputation >= 0) gains.push(`reputation ${table.p1.reputation + 1}`);
      return gains.join(' ') || '–';
    };
    const bonusesOfColumn = (guest: GuestId) => [0, 1, 2, 3].map((row) => bonusOfCell(guest, row));
    expect((['4a', '5a', '6a', '8a'] as const).map(bonusesOfColumn)).toEqual([
      ['–', 'reputation 1', 'barback', '–'],
      ['–', 'dishwasher', '–', 'reputation 3'],
      ['schnapps', '–', 'server', '–'],
      ['reputation 1', '–', 'table', 'noble'],
    ]);
  });
  test('one cell after the other', () => {
    const table = recruits('5a', book(0, 2, 0, 0));
    expect([table.p1.book, table.eventsOf('signed')[0]!.row]).toEqual([book(0, 3, 0, 0), 2]);
  });
});

describe('[P4] the last empty cell of a row', () => {
  test('brings a noble besides the bonus of the cell', () => {
    const table = recruits('8a', book(3, 4, 3, 2));
    expect(table.onDeck()).toBe('noble table 8a');
    expect(table.eventsOf('rowFilled')).toEqual([{ type: 'rowFilled', seat: 0, row: 2 }]);
  });
  test('whichever column it is in', () => {
    expect(recruits('4a', book(0, 1, 1, 1)).onDeck()).toBe('noble 4a');
    expect(recruits('5a', book(1, 0, 1, 1)).onDeck()).toBe('noble 5a');
    expect(recruits('6a', book(1, 1, 0, 1)).onDeck()).toBe('noble 6a');
    expect(recruits('8a', book(4, 4, 4, 3)).onDeck()).toBe('noble noble 8a');
  });
  test('and no other', () => {
    expect(recruits('4a', book(0, 1, 1, 0)).eventsOf('rowFilled')).toEqual([]);
  });
});

test('[P5] a full column forfeits the signature, which returns to the supply', () => {
  const table = recruits('5a', book(0, 4, 0, 0), { signatures: 10 });
  // One returns, and the guest that refills the display takes one.
  expect([table.p1.book['5'], table.losses, table.state.signatures]).toEqual([4, ['signature'], 10]);
});

/** Moves the reputation marker onto the signature space with a bard, with these cells of the book covered before. */
const reachesSignatureSpace = (signed = emptyBook, shared: SharedPart = {}) =>
  aTable({ modules: 5, ...shared })
    .serving({ drawn: 'bard', reputation: 5, book: signed })
    .acts('settle', 'bard');

describe('[P6] the signature space of the reputation track', () => {
  test('gives one from the supply for a column of choice', () => {
    const table = reachesSignatureSpace(emptyBook, { signatures: 9 });
    expect(table.moves()).toEqual([...COLUMNS.map((column) => `sign ${column}`), 'takeBack']);
    expect(table.acts('sign 6').p1).toMatchObject({ book: book(0, 0, 1, 0), schnapps: 1 });
    expect(table.state.signatures).toBe(8);
  });
  test('gives it to no column that is full', () => {
    const table = reachesSignatureSpace(book(4, 0, 4, 0));
    expect(table.moves('sign')).toEqual(['sign 5', 'sign 7-8']);
    expect(table.refuses('sign 6')).toEqual({ because: 'columnFull', column: '6' });
  });
  test('is passed as well as reached', () => {
    const table = aTable({ modules: 5 }).serving({ drawn: '4a barback barback', dice: '3:table1', reputation: 5 });
    // Two steps, for 4 thalers and the 2 beer of the barbacks (R2): from space 5 over the signature space, 6, to 7.
    expect(table.acts('settle', 'sign 5').p1).toMatchObject({ reputation: 7, book: book(0, 1, 0, 0) });
  });
  test('is there in module 5 only', () => {
    const table = aTable({ modules: 4 }).serving({ drawn: 'bard', reputation: 5 }).acts('settle', 'bard');
    expect([table.p1.reputation, table.p1.effects]).toEqual([6, []]);
  });
});

test('[P7] the signature space gives nothing without room or without signatures', () => {
  expect(reachesSignatureSpace(emptyBook, { signatures: 0 }).losses).toEqual(['signature']);
  const full = reachesSignatureSpace(book(4, 4, 4, 4), { signatures: 9 });
  expect([full.losses, full.state.signatures, full.p1.effects]).toEqual([['signature'], 9, []]);
});
