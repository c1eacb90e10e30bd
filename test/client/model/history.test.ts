// The score history for the plot, and the contents of each deck.
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
    const history = scoreHistory(views);
    expect(history).toHaveLength(8);
    expect(history.at(-1)).toEqual(totalsOf(views.at(-1)!));
    const third = views.findLast((one) => one.round === 3)!;
    expect(history[2]).toEqual(totalsOf(third));
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
