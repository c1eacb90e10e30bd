// The tavern in a picture to share: as it lies on the table, or, if nobody is there, with the best guests of its deck.
import { expect, test } from 'vitest';
import { withGuests } from '../../../client/model/tavernPicture.ts';
import { cardsOf } from '../../../client/model/history.ts';
import { liesBeside, tableCount, TAVERN_CARDS, view, VICTORY_POINTS } from '../../../game/index.ts';
import { asks, savedState } from '../../kit/savedGames.ts';

const points = (card: keyof typeof VICTORY_POINTS | null) => (card === null ? 0 : VICTORY_POINTS[card]);

test('while guests are there, the picture is of the tavern as it is', () => {
  const seen = view(savedState({ id: 'serve', modules: 2 }, asks('serve')), 0);
  expect(withGuests(seen, 0)).toBe(seen.players[0]);
});

test('after the last evening the best guests of the deck sit at the tables, and all staff is there', () => {
  const seen = view(savedState({ id: 'over', modules: 5 }, asks('over')), null);
  const shown = withGuests(seen, 0)!;
  const owned = new Map(cardsOf(seen, 0).map(({ card, count }) => [card, count]));
  expect(shown.tables).toHaveLength(tableCount(seen, shown));
  expect(shown.tables.filter((card) => card === 'noble').length).toBe(owned.has('noble') ? 1 : 0);
  expect(shown.nobles).toBe(owned.get('noble') ?? 0);
  const guests = shown.tables.filter((card) => card !== 'noble');
  for (const card of guests) expect(owned.has(card!)).toBe(true);
  const pointsOfOwned = [...owned]
    .filter(([card]) => !liesBeside(card) && card !== 'noble')
    .flatMap(([card, count]) => Array.from({ length: count }, () => points(card)));
  const mostPoints = pointsOfOwned.sort((one, other) => other - one).slice(0, guests.length);
  expect(guests.map(points)).toEqual(mostPoints);
  for (const card of TAVERN_CARDS) expect(shown.beside[card]).toBe(owned.get(card) ?? 0);
});
