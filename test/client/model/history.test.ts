// The score history for the plot, and the count of each player's cards.
import { describe, expect, test } from 'vitest';
import { cardsOf, scoreHistory, scoresWith } from '../../../client/model/history.ts';
import { scoreOf, view, type View } from '../../../game/index.ts';
import { playRandomGame } from '../../kit/games.ts';
import { aTable, seatsOf } from '../../kit/table.ts';

const totalsOf = (table: View) => seatsOf(table).map((seat) => scoreOf(table, seat).total);

describe('the score history', () => {
  test('has the scores after every round, and the present ones for the last round', () => {
    const views: View[] = [];
    playRandomGame(
      { modules: 2, players: 3, seed: 'a plot' },
      { sees: ({ after }) => views.push(structuredClone(after)) },
    );
    const lastViews = [1, 2, 3, 4, 5, 6, 7, 8].map((round) => views.findLast((one) => one.round === round)!);
    expect(scoreHistory(views)).toEqual(lastViews.map(totalsOf));
  });

  test('fills rounds before the first view with its scores', () => {
    const { state } = aTable({ round: 3 }).planning();
    const seen = view(state, 0);
    expect(scoresWith([], seen)).toEqual([totalsOf(seen), totalsOf(seen), totalsOf(seen)]);
  });
});

test('all cards of a player are counted by kind, wherever they lie', () => {
  const { state } = aTable().planning({ drawn: 'noble noble brewer', deck: 'brewer', discard: '3a' });
  expect(cardsOf(state, 0)).toEqual(
    expect.arrayContaining([
      { card: 'noble', count: 2 },
      { card: 'brewer', count: 2 },
      { card: '3a', count: 1 },
    ]),
  );
});
