// The luck of a seat's cards is measured against draws that leave on top what was known to lie there.
import { expect, test } from 'vitest';
import { knownOnTop } from '../../game/bots/coach/luck.ts';
import { aTable } from '../kit/table.ts';

test('cards bought on an evening are known to lie on top of the deck on the next one', () => {
  const table = aTable({ modules: 1 }).serving({ thalers: 12 }).acts('buy brewer', 'buy table');
  const gained = table.eventsOf('gained').map(({ card }) => card);
  expect(gained).toHaveLength(2);
  expect(knownOnTop([], table.events, 0)).toEqual(gained);
  expect(knownOnTop([], table.events, 1)).toEqual([]);
});

test('cards gained by a start card are not, as the deck is shuffled after it', () => {
  const table = aTable({ modules: 4, startCards: '1 5 7' }).choosingStartCards().everybody('choose 5');
  const { events } = table;
  const firstDraw = events.findIndex(({ type }) => type === 'drawn');
  const gained = (from: number, to?: number) =>
    events.slice(from, to).flatMap((event) => (event.type === 'gained' && event.seat === 0 ? [event.card] : []));
  expect(gained(0, firstDraw)).toEqual(expect.arrayContaining(['bard', 'table']));
  const shuffled = events.findIndex(({ type }) => type === 'shuffled');
  expect(knownOnTop([], events, 0)).toEqual(gained(shuffled));
});
