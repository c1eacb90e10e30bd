// Moves that the table makes for a player: serving everything, and the only possible answer to a question.
import { describe, expect, test } from 'vitest';
import { nextToServe, onlyAnswerTo } from '../../../client/model/serving.ts';
import { tableModel, type TableModel } from '../../../client/model/tableModel.ts';
import { format, KEEP_NOTHING, view } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable, type TestTable } from '../../kit/table.ts';

const modelOf = ({ state }: TestTable): TableModel => tableModel({ view: view(state, 0), me: 0, people: PEOPLE });

describe('serving everything', () => {
  test('takes the placed dice off one by one, those on the monk last, until none is left', () => {
    const table = aTable().serving({ drawn: '3a', dice: '5:monk 3:table1 1:brewer 6' });
    const taken: string[] = [];
    for (let next = nextToServe(table.state, 0); next !== null; next = nextToServe(table.state, 0)) {
      taken.push(format(next));
      table.acts(format(next));
    }
    expect(taken).toEqual(['take 3 white table1', 'take 1 white brewer', 'take 5 white monk']);
  });

  test('waits while a question is to be answered', () => {
    const table = aTable({ modules: 2 })
      .serving({ drawn: '3a 4a', dice: '5:monk 3:barrel', schnapps: 2, fireBreather: 'deny' })
      .acts('breathe');
    expect(nextToServe(table.state, 0)).toBeNull();
  });
});

test('the last die on a player’s coaster is the only answer, once it is their turn', () => {
  const last = (coaster: string, start: 0 | 1 = 0) =>
    onlyAnswerTo(modelOf(aTable({ start }).orders({ coaster }, { coaster: '2' })));
  expect(last('4')).toEqual({ type: 'draft', value: 4 });
  expect(last('4 4')).toBeNull();
  expect(last('4', 1)).toBeNull();
});

test('guests are kept without a question where there is no counter guest to give up for a new draw', () => {
  const answer = (counterGuests: number) => onlyAnswerTo(modelOf(aTable().guests({ counterGuests }, {})));
  expect(answer(0)).toEqual({ type: 'confirm' });
  expect(answer(1)).toBeNull();
});

test('in the last evening the juggler’s question is answered by itself: no card is kept, as none could be drawn again', () => {
  const answer = (round: number) => {
    const { state } = aTable({ modules: 2, round }).serving({ drawn: 'regular1 3a', juggler: 'card', schnapps: 2 });
    state.phase = 'closing';
    return onlyAnswerTo(tableModel({ view: view(state, 0), me: 0, people: PEOPLE }));
  };
  expect(answer(7)).toBeNull();
  expect(answer(8)).toEqual({ type: 'choose', option: KEEP_NOTHING });
});
