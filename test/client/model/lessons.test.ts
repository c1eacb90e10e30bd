// Lessons: goals are judged by the table, what was missed is told, and steps that are over are left out.
// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { LESSON_NAMES, LESSONS } from '../../../client/model/lessons/index.ts';
import { LEARNER, type Lesson } from '../../../client/model/lessons/lesson.ts';
import {
  advance,
  BEGINNING,
  goOn,
  isOver,
  isTrueAt,
  stepAt,
  type Progress,
} from '../../../client/model/lessons/progress.ts';
import { view, type State } from '../../../game/index.ts';
import { aTable } from '../../kit/table.ts';

const first: Lesson = LESSONS.firstEvening;

const seen = (state: State) => view(state, LEARNER);

const at = (id: string): Progress => ({ ...BEGINNING, at: first.steps.findIndex((step) => step.id === id) });

test('each lesson and each of its steps has a name of its own', () => {
  for (const name of LESSON_NAMES) {
    const ids = LESSONS[name].steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

describe('a step', () => {
  test('is shown when its moment has come, and not before', () => {
    const planning = seen(aTable().planning({ drawn: '4a', dice: '3 4' }).state);
    expect(advance(first, at('serve'), planning).isShown).toBe(false);
    expect(advance(first, at('place'), planning).isShown).toBe(false);
  });

  test('that is over before it was shown is left out, without a word', () => {
    const serving = seen(aTable().serving({ drawn: 'regular2' }).state);
    const after = advance(first, at('welcome'), serving);
    expect(after.isMissed).toBe(false);
    expect(stepAt(first, after)?.id).not.toBe('welcome');
  });
});

describe('the plan of the first evening', () => {
  const round1 = (table: ReturnType<typeof aTable>): State => ({ ...table.state, round: 1 });
  const shown: Progress = { ...at('plan'), isShown: true };
  const planned = (...acts: string[]) =>
    seen(
      round1(
        aTable()
          .planning({ drawn: 'regular2 regular2', dice: '2 2 3' })
          .acts(...acts),
      ),
    );

  test('is good when both 2s serve', () => {
    const done = planned('p1 put 2:hand>table1', 'p1 put 2:hand>table2', 'p1 confirm');
    expect(advance(first, shown, done)).toMatchObject({ isMissed: false });
  });

  test('is missed when a 2 lies on the cashbox while a guest waits for it; the lesson goes on when that was read', () => {
    const done = planned('p1 put 2:hand>table1', 'p1 put 2:hand>cashbox', 'p1 confirm');
    const missed = advance(first, shown, done);
    expect(missed).toMatchObject({ at: shown.at, isMissed: true });
    expect(goOn(first, missed, done).at).toBe(shown.at + 1);
  });
});

describe('the lights of the first evening', () => {
  const lit = (id: string, state: State) => {
    const table = seen(state);
    const player = table.players[LEARNER];
    if (player === undefined) throw new Error('Nobody learns here.');
    return stepAt(first, at(id))?.lights(table, player) ?? [];
  };

  test('are on the places that dice in the hand fit, and on no others', () => {
    const { state } = aTable().planning({ drawn: 'regular2 regular2', dice: '3 6' });
    const spaces = lit('plan', state).flatMap((spot) => (spot.at === 'equipment' ? [spot.space] : [spot.at]));
    expect(spaces).toEqual(['cashbox', 'barrel', 'brewer']);
  });

  test('are on the cards that can be paid', () => {
    const { state } = aTable().serving({ drawn: 'regular2', thalers: 3 });
    expect(lit('hire', state)).toEqual([
      { at: 'supply', card: 'barback' },
      { at: 'supply', card: 'dishwasher' },
    ]);
  });
});

describe('the words of the first evening are true', () => {
  const isTrue = (id: string, state: State) => isTrueAt(stepAt(first, at(id))!, seen(state));

  test('of the guests that come when all are kept: a server and a brewer are there, and all want 2s', () => {
    const { state } = aTable().orders({ drawn: 'regular2 regular2 regular2 server brewer', dice: '2*' });
    expect(isTrue('draft', state)).toBe(true);
    expect(isTrue('draftOn', state)).toBe(true);
  });

  test('and general when other guests have come for the counter guest', () => {
    const { state } = aTable().orders({ drawn: 'regular1 regular1 regular1 regular2 table' });
    expect(isTrue('draft', state)).toBe(false);
    expect(isTrue('draftOn', state)).toBe(false);
  });

  test('and speak of the counter guest only while there is one', () => {
    const { state } = aTable().serving({ counterGuests: 1 });
    expect(isTrue('end', state)).toBe(true);
    expect(isTrue('end', aTable().serving({ counterGuests: 0 }).state)).toBe(false);
  });

  test('and do not ask for what cannot be paid: the turn is ended next', () => {
    const { state } = aTable().serving({ drawn: 'regular2', thalers: 1, beer: 1 });
    const next = advance(first, at('hire'), seen({ ...state, round: 1 }));
    expect(stepAt(first, next)?.id).toBe('end');
    expect(next).toMatchObject({ isShown: true, isMissed: false });
  });
});

describe('what beer is for is told in the second evening', () => {
  const next = (state: State) => advance(first, at('recruitLater'), seen({ ...state, round: 2 }));

  test('to those who have won no guest so far', () => {
    const progress = next(aTable().serving({ drawn: 'regular2', beer: 6 }).state);
    expect(stepAt(first, progress)?.id).toBe('recruitLater');
    expect(progress.isShown).toBe(true);
  });

  test('and not to those who have one', () => {
    expect(isOver(first, next(aTable().serving({ drawn: '4a regular2', beer: 6 }).state))).toBe(true);
  });
});

test('while the guests are to be kept, their button is lit, and not the counter guest who would send them away', () => {
  const { state } = aTable().guests({ drawn: 'regular2', counterGuests: 1 });
  const table = seen(state);
  const keep = stepAt(first, at('keep'));
  expect(keep?.button).toBe('confirm');
  expect(keep?.lights(table, table.players[LEARNER]!)).toEqual([]);
});

test('a lesson is over after its last step', () => {
  expect(isOver(first, { ...BEGINNING, at: first.steps.length })).toBe(true);
  expect(isOver(first, BEGINNING)).toBe(false);
});
