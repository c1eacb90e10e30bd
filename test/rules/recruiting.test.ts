// Rules F25 to F33 and G: recruiting guests and nobles, counter guests in serving, the end of the turn, closing time.
import { describe, expect, test } from 'vitest';
import { aTable } from '../kit/table.ts';

const display = '3g 4a 5a 6a 8a';

describe('[F25] a guest on display', () => {
  test('in the row is recruited for its cost', () => {
    const table = aTable({ display }).serving({ beer: 9 }).acts('recruit 8a');
    expect([table.p1.beer, table.onDeck()]).toEqual([1, '8a']);
  });
  test('on the pile, too', () => {
    expect(aTable({ display }).serving({ beer: 3 }).acts('recruit 3g').onDeck()).toBe('3g');
  });
  test('must be there, and be paid', () => {
    const table = aTable({ display }).serving({ beer: 5 });
    expect(table.refuses('recruit 4b')).toEqual({ because: 'notOnDisplay' });
    expect(table.refuses('recruit 6a')).toEqual({ because: 'tooLittleBeer', needs: 6, has: 5 });
    expect(table.moves('recruit')).toEqual(['recruit 3g', 'recruit 4a', 'recruit 5a']);
  });
});

test('[F26] one guest in a round', () => {
  const table = aTable({ display }).serving({ beer: 20 }).acts('recruit 8a');
  expect(table.refuses('recruit 3g')).toEqual({ because: 'recruitedAlready' });
});

test('[F26] and another guest in the next round', () => {
  const table = aTable({ display, start: 1 }).lastTurn({ beer: 4 }).acts('recruit 4a', 'end');
  expect(table.p1.recruited).toBe(false);
});

describe('[F27] the display is refilled at once', () => {
  test('the row from the guest deck', () => {
    const table = aTable({ display, guestDeck: '7a 7b' }).serving({ beer: 6 }).acts('recruit 6a');
    expect(table.state.display.map((displayed) => displayed?.guest)).toEqual(['3g', '4a', '5a', '7a', '8a']);
    expect(table.eventsOf('refilled')).toEqual([{ type: 'refilled', place: 3, guest: '7a', signature: false }]);
  });
  test('the pile by the next card beneath', () => {
    const table = aTable({ display, pile: '3b 3c' }).serving({ beer: 3 }).acts('recruit 3g');
    expect([table.state.display[0]?.guest, table.state.pile]).toEqual(['3b', ['3c']]);
  });
});

test('[F28] deck and display come first, then bonus, signature, cell and row', () => {
  const table = aTable({ modules: 5, display: '3g 5f* 5a 6a 8a' }).serving({
    beer: 5,
    book: { '3-4': 2, '5': 1, '6': 2, '7-8': 2 },
  });
  table.acts('settle').countFromHere().acts('recruit 5f');
  expect(table.events.map(({ type }) => type)).toEqual([
    ...['paid', 'recruited', 'gained', 'refilled'],
    ...['bonus', 'gained'],
    'signed',
    ...['bonus', 'gained'],
    ...['rowFilled', 'gained'],
  ]);
  expect(table.onDeck()).toBe('noble dishwasher dishwasher 5f');
});

describe('[F29] the bonus of a guest', () => {
  test('comes when it is recruited', () => {
    const table = aTable({ display: '3g 4e 5a 6a 8a' }).serving({ beer: 4 }).acts('recruit 4e');
    expect(table.p1.thalers).toBe(2);
  });
  test('and not when it is drawn', () => {
    const table = aTable().guests({ deck: '4e 8d 7d', counterGuests: 1 }).acts('p1 giveUp');
    expect([table.p1.tables, table.eventsOf('bonus'), table.p1.thalers]).toEqual([['4e', '8d', '7d'], [], 0]);
  });
});

describe('[F30] nobles', () => {
  for (const [count, beer] of [
    [1, 9],
    [2, 14],
    [3, 18],
  ] as const) {
    test(`[F30] ${count} for ${beer} beer`, () => {
      const poor = aTable().serving({ beer: beer - 1 });
      expect(poor.refuses(`nobles ${count}`)).toEqual({ because: 'tooLittleBeer', needs: beer, has: beer - 1 });
      const table = aTable().serving({ beer }).acts(`nobles ${count}`);
      expect([table.p1.beer, table.onDeck(), table.state.nobles]).toEqual([
        0,
        Array(count).fill('noble').join(' '),
        61 - count,
      ]);
    });
  }
  test('as often as there is beer, and besides the guest', () => {
    const table = aTable({ display }).serving({ beer: 27 }).acts('nobles 1', 'nobles 2', 'recruit 4a');
    expect(table.onDeck()).toBe('4a noble noble noble');
  });
  test('never none, and never four', () => {
    const table = aTable().serving({ beer: 40 });
    for (const count of [0, 4]) expect(() => table.acts(`nobles ${count}`)).toThrow('is no move');
  });
});

test('[F31] each counter guest given up is a step in the monastery', () => {
  const table = aTable().serving({ counterGuests: 2, monastery: 3 }).acts('giveUp', 'giveUp');
  expect([table.p1.monastery, table.p1.counterGuests, table.p1.thalers]).toEqual([5, 0, 2]);
  expect(table.refuses('giveUp')).toEqual({ because: 'noCounterGuest' });
});

describe('[F32] at the end of the turn', () => {
  test('safe and storage keep 2 each', () => {
    const table = aTable().serving({ thalers: 4, beer: 3 }).acts('end');
    expect([table.p1.thalers, table.p1.beer]).toEqual([2, 2]);
    expect(table.eventsOf('wasted')).toEqual([{ type: 'wasted', seat: 0, thalers: 2, beer: 1 }]);
  });
  test('upgraded, they keep 5 each', () => {
    const { p1 } = aTable().serving({ upgraded: 'safe storage', thalers: 6, beer: 5 }).acts('end');
    expect([p1.thalers, p1.beer]).toEqual([5, 5]);
  });
  test('and nothing is wasted where all is kept', () => {
    const table = aTable().serving({ thalers: 2, beer: 1 }).acts('end');
    expect([table.eventsOf('wasted'), table.p1.thalers, table.p1.beer]).toEqual([[], 2, 1]);
  });
  test('and what they keep is still there in the next round', () => {
    const table = aTable({ start: 1 }).lastTurn({ thalers: 1, beer: 2 }).acts('end');
    expect([table.p1.thalers, table.p1.beer]).toEqual([1, 2]);
  });
});

test('[F33] dice that were not used go back', () => {
  expect(aTable().serving({ dice: '4:cashbox 5 6*:brewer' }).acts('end').p1.dice).toEqual([]);
});

test('[G1] all that was drawn goes to the discard pile, face up', () => {
  const table = aTable({ round: 8 }).lastTurn({}, { drawn: '4a noble noble server table', discard: 'brewer' });
  table.acts('end');
  expect(table.p2.discard).toEqual(['brewer', '4a', 'noble', 'noble', 'server', 'table']);
  expect(table.eventsOf('discarded')[1]).toEqual({
    type: 'discarded',
    seat: 1,
    cards: ['4a', 'noble', 'noble', 'server', 'table'],
  });
});

describe('[G2] schnapps beyond 4 goes back', () => {
  test('in a closing before the last', () => {
    const table = aTable({ modules: 2, round: 3 }).lastTurn({ schnapps: 7 }, { schnapps: 4 }).acts('end');
    expect([table.p1.schnapps, table.p2.schnapps, table.state.schnapps]).toEqual([4, 4, 12]);
    expect(table.eventsOf('schnappsOver')).toEqual([{ type: 'schnappsOver', seat: 0, count: 3 }]);
  });
  test('in the last one, too', () => {
    const table = aTable({ modules: 2, round: 8 }).lastTurn({ schnapps: 6 }).acts('end');
    expect([table.state.phase, table.p1.schnapps]).toEqual(['over', 4]);
  });
  test('after the juggler was paid', () => {
    const table = aTable({ modules: 2, round: 8 }).lastTurn({ schnapps: 5, juggler: 'card', drawn: '4a' });
    table.acts('end', 'p1 choose 4a');
    expect([table.p1.schnapps, table.eventsOf('schnappsOver')]).toEqual([4, []]);
  });
});

test('[G3] the beer mug passes to the left', () => {
  const table = aTable({ players: 3, start: 1 }).lastTurn().acts('end');
  expect([table.state.start, table.eventsOf('startPlayer')]).toEqual([2, [{ type: 'startPlayer', seat: 2 }]]);
  expect(aTable({ players: 3, start: 2 }).lastTurn().acts('end').state.start).toBe(0);
});

test('[G4] the game is over after the closing of round 8, and not before', () => {
  expect(aTable({ round: 7 }).lastTurn().acts('end').state.phase).not.toBe('over');
  const table = aTable({ round: 8 }).lastTurn().acts('end');
  expect([table.state.phase, table.state.round, table.moves('', 0), table.moves('', 1)]).toEqual(['over', 8, [], []]);
  expect(table.refuses('p1 end')).toEqual({ because: 'gameOver' });
});
