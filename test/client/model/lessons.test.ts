// Lessons: goals are judged by the table, what was missed is told, and steps that are over before they are shown are
// left out or read late.
import { describe, expect, test } from 'vitest';
import { LESSON_NAMES, LESSONS } from '../../../client/model/lessons/index.ts';
import { LEARNER, type Lesson } from '../../../client/model/lessons/lesson.ts';
import {
  advance,
  BEGINNING,
  countOf,
  goOn,
  isOver,
  isTrueAt,
  stepAt,
  type Progress,
} from '../../../client/model/lessons/progress.ts';
import { view, type State, type View } from '../../../game/index.ts';
import { aTable } from '../../kit/table.ts';

const first: Lesson = LESSONS.firstEvening;

const seen = (state: State) => view(state, LEARNER);

const round1 = ({ state }: { state: State }): State => ({ ...state, round: 1 });

const at = (id: string): Progress => ({ ...BEGINNING, at: first.steps.findIndex((step) => step.id === id) });

test('the steps of a lesson have different names', () => {
  for (const name of LESSON_NAMES) {
    const ids = LESSONS[name].steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

describe('a step', () => {
  test('is not shown before its moment has come', () => {
    const planning = seen(round1(aTable().planning({ drawn: '4a', dice: '3 4' }).acts('p1 put 3:hand>cashbox')));
    expect(advance(first, at('plan'), planning)).toEqual({ ...at('plan'), isShown: true });
    expect(advance(first, at('serve'), planning)).toEqual(at('serve'));
  });

  test('that is over before it was shown is left out, without a word', () => {
    const serving = seen(aTable().serving({ drawn: 'regular2' }).state);
    const after = advance(first, at('welcome'), serving);
    expect(after.isMissed).toBe(false);
    expect(stepAt(first, after)?.id).not.toBe('welcome');
  });

  test('that is over before it was shown is read late while its words are of use', () => {
    const coasters = [{ drawn: 'regular2', coaster: '4 3' }, { coaster: '1 5' }];
    const afterFirstDie = seen(
      round1(
        aTable()
          .orders(...coasters)
          .acts('p1 draft 4'),
      ),
    );
    const told: Progress = { ...at('keep'), isShown: true, isMissed: true };
    const draft = goOn(first, told, afterFirstDie);
    expect(stepAt(first, draft)?.id).toBe('draft');
    expect(draft).toMatchObject({ isShown: true, isLate: true, isMissed: false });
    expect(advance(first, draft, afterFirstDie)).toBe(draft);
    const planning = seen(round1(aTable().planning({ drawn: 'regular2', dice: '2 4' })));
    expect(stepAt(first, advance(first, draft, planning))?.id).toBe('place');
  });
});

describe('the count of steps', () => {
  /** The count at each step that is shown when the steps with these names are left out. */
  const counts = (...names: string[]) =>
    first.steps.flatMap(({ id, insteadOf }, place) => {
      const leftOut = names.filter((name) => first.steps.findIndex((step) => step.id === name) < place);
      const isShown = !names.includes(id) && (insteadOf === undefined || names.includes(insteadOf));
      return isShown ? [countOf(first, { ...at(id), leftOut })] : [];
    });

  test('goes from one to the last without a gap, whether the first beer is enough for a guest or not', () => {
    for (const told of [counts(), counts('recruit')]) {
      expect(told.map(({ step }) => step)).toEqual(told.map((_, place) => place + 1));
      expect(new Set(told.map(({ steps }) => steps))).toEqual(new Set([told.length]));
    }
  });

  test('passes over what is left out, and its end stays where it was', () => {
    const told = counts('hire');
    expect(new Set(told.map(({ steps }) => steps))).toEqual(new Set([told.length + 1]));
    expect(told.at(-1)).toEqual({ step: told.length + 1, steps: told.length + 1 });
  });
});

describe('the plan of the first evening', () => {
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

describe('the lights of the first lesson', () => {
  const lit = (id: string, state: State) => {
    const table = seen(state);
    return stepAt(first, at(id))!.lights(table, table.players[LEARNER]!);
  };
  const buttonOf = (id: string, state: State) => {
    const table = seen(state);
    return stepAt(first, at(id))!.button?.(table, table.players[LEARNER]!) ?? null;
  };

  test('are on the places that dice in the hand fit, and on no others', () => {
    const { state } = aTable().planning({ drawn: 'regular2 regular2', dice: '3 6' });
    const spaces = lit('plan', state).flatMap((spot) => (spot.at === 'equipment' ? [spot.space] : [spot.at]));
    expect(spaces).toEqual(['cashbox', 'barrel', 'brewer']);
  });

  test('go from the places to the button when all dice are placed', () => {
    const { state } = aTable().planning({ drawn: 'regular2', dice: '2' }).acts('p1 put 2:hand>table1');
    expect(lit('plan', state)).toEqual([]);
    expect(buttonOf('plan', state)).toBe('confirm');
    expect(buttonOf('plan', aTable().planning({ drawn: 'regular2', dice: '2' }).state)).toBeNull();
  });

  test('are on the counter guest and on the button to keep the guests', () => {
    const { state } = aTable().guests({ drawn: 'regular2', counterGuests: 1 });
    expect(lit('keep', state)).toEqual([{ at: 'counterGuests', seat: LEARNER }]);
    expect(buttonOf('keep', state)).toBe('confirm');
  });

  test('are on the cards that can be paid for', () => {
    const { state } = aTable().serving({ drawn: 'regular2', thalers: 3 });
    expect(lit('hire', state)).toEqual([
      { at: 'supply', card: 'barback' },
      { at: 'supply', card: 'dishwasher' },
    ]);
  });

  test('are on all equipment for the second die, also where none of the dice fits', () => {
    const { state } = aTable().orders({ drawn: 'regular2', coaster: '4 3' }, { coaster: '1 5' });
    const spaces = lit('draftOn', state).flatMap((spot) => (spot.at === 'equipment' ? [spot.space] : []));
    expect(spaces).toEqual(['cashbox', 'barrel', 'monk', 'brewer']);
  });

  test('are on safe and storage at the end of the turn', () => {
    const tiles = lit('end', aTable().serving({}).state).flatMap((spot) => (spot.at === 'tile' ? [spot.tile] : []));
    expect(tiles).toEqual(['safe', 'storage']);
  });

  test('are on all guests on display while none can be paid for, and then on those that can', () => {
    const places = (beer: number) =>
      lit('recruitLater', aTable({ display: '3a 4g 5a 6a 7a' }).serving({ beer }).state).map((spot) => spot.at);
    expect(places(0)).toEqual(Array.from({ length: 5 }, () => 'display'));
    expect(places(3)).toEqual(['display']);
  });
});

describe('in the second evening', () => {
  const coasters = [{ drawn: '3a regular2', coaster: '4 3' }, { coaster: '1 5' }];

  test('the new cards are told of late if the guests were kept automatically', () => {
    const orders = seen({ ...aTable().orders(...coasters).state, round: 2 });
    expect(advance(first, at('again'), orders)).toMatchObject({ ...at('again'), isShown: true, isLate: true });
  });

  test('the learner is told to draft alone only once it is the learner’s turn', () => {
    const others = aTable({ start: 1 }).orders(...coasters);
    const othersTurn = seen({ ...others.state, round: 2 });
    const ownTurn = seen({ ...aTable().orders(...coasters).state, round: 2 });
    expect(othersTurn.turn).not.toBe(LEARNER);
    expect(advance(first, at('alone'), othersTurn)).toEqual(at('alone'));
    expect(advance(first, at('alone'), ownTurn)).toMatchObject({ isShown: true });
  });
});

describe('upgrades', () => {
  const inRound2 = (state: State) => seen({ ...state, round: 2 });
  const planned = (...acts: string[]) =>
    inRound2(
      aTable({ round: 2 })
        .planning({ drawn: '3d regular1 regular1 dishwasher', dice: '4 1 6 1' })
        .acts(...acts).state,
    );
  const lit = (id: string, table: View) => stepAt(first, at(id))!.lights(table, table.players[LEARNER]!);

  test('are told of before the dice of the second evening are taken, with the cheapest tiles lit', () => {
    const orders = (drawn: string) =>
      inRound2(aTable().orders({ drawn, coaster: '1 6 1 6' }, { coaster: '6 3 1 4' }).state);
    const aimed = orders('3d regular1 dishwasher');
    expect(stepAt(first, advance(first, at('aim'), aimed))?.id).toBe('aim');
    expect(lit('aim', aimed)).toEqual([{ at: 'tile', seat: LEARNER, tile: 'dishwasher' }]);
    expect(isTrueAt(stepAt(first, at('aim'))!, aimed)).toBe(true);
    const other = orders('3d regular1 barback');
    expect(lit('aim', other).map((spot) => spot.at === 'tile' && spot.tile)).toEqual(['safe', 'storage']);
    expect(isTrueAt(stepAt(first, at('aim'))!, other)).toBe(false);
  });

  test('are missed by a plan whose dice could have paid for one', () => {
    const shown: Progress = { ...at('alone'), isShown: true };
    const good = planned('p1 put 4:hand>table1,1:hand>table2,1:hand>table3', 'p1 confirm', 'p2 confirm');
    expect(advance(first, shown, good)).toMatchObject({ isMissed: false });
    const forBeer = planned('p1 put 6:hand>brewer,1:hand>brewer,1:hand>brewer', 'p1 confirm', 'p2 confirm');
    expect(advance(first, shown, forBeer)).toMatchObject({ at: shown.at, isMissed: true });
  });

  test('are not missed by dice that could not have paid for one', () => {
    const done = inRound2(
      aTable({ round: 2 }).planning({ drawn: 'regular1 regular1', dice: '6 6' }).acts('p1 confirm', 'p2 confirm').state,
    );
    expect(advance(first, { ...at('alone'), isShown: true }, done)).toMatchObject({ isMissed: false });
  });

  test('are asked for while serving if the thalers are enough: first the dice are lit, then the tiles', () => {
    const serving = aTable({ round: 2 }).serving({
      drawn: '3d regular1 dishwasher',
      dice: '4:table1 1:table2',
      thalers: 1,
    });
    const table = inRound2(serving.state);
    const step = advance(first, at('upgrade'), table);
    expect(step).toMatchObject({ ...at('upgrade'), isShown: true });
    expect(isTrueAt(stepAt(first, step)!, table)).toBe(true);
    expect(lit('upgrade', table)).toEqual([
      { at: 'table', seat: LEARNER, table: 0 },
      { at: 'table', seat: LEARNER, table: 1 },
    ]);
    const paid = inRound2(serving.acts('take 4 white table1', 'take 1 white table2').state);
    expect(lit('upgrade', paid)).toEqual([{ at: 'tile', seat: LEARNER, tile: 'dishwasher' }]);
    const upgraded = inRound2(serving.acts('upgrade dishwasher 1').state);
    expect(isOver(first, advance(first, step, upgraded))).toBe(true);
    // The panel shows this sentence until the upgrade has been animated: it must stay true till then.
    expect(isTrueAt(stepAt(first, at('upgrade'))!, upgraded)).toBe(true);
  });

  test('are left for later if the thalers are not enough', () => {
    const table = inRound2(aTable({ round: 2 }).serving({ drawn: 'regular1', dice: '1:table1' }).state);
    expect(isTrueAt(stepAt(first, at('upgrade'))!, table)).toBe(false);
    expect(lit('upgrade', table)).toEqual([]);
  });
});

describe('the words of the first evening', () => {
  const isTrue = (id: string, state: State) => isTrueAt(stepAt(first, at(id))!, seen(state));

  test('name the guests and the dice if all guests were kept: a server and a brewer are there, and all want 2s', () => {
    const { state } = aTable().orders({
      drawn: 'regular2 regular2 regular2 server brewer',
      coaster: '3 1 4',
      dice: '2*',
    });
    expect(isTrue('draft', state)).toBe(true);
    expect(isTrue('draftOn', state)).toBe(true);
  });

  test('are general if other guests have come because the counter guest was given up', () => {
    const { state } = aTable().orders({ drawn: 'regular1 regular1 regular1 regular2 table' });
    expect(isTrue('draft', state)).toBe(false);
    expect(isTrue('draftOn', state)).toBe(false);
  });

  test('speak of the counter guest only while there is one', () => {
    const { state } = aTable().serving({ counterGuests: 1 });
    expect(isTrue('end', state)).toBe(true);
    expect(isTrue('end', aTable().serving({ counterGuests: 0 }).state)).toBe(false);
  });

  test('do not ask for what cannot be paid: the turn is ended next', () => {
    const { state } = aTable().serving({ drawn: 'regular2', thalers: 1, beer: 1 });
    const next = advance(first, at('hire'), seen({ ...state, round: 1 }));
    expect(stepAt(first, next)?.id).toBe('end');
    expect(next).toMatchObject({ isShown: true, isMissed: false });
  });
});

describe('what beer is for is told in the second evening', () => {
  const secondTurn = ({ state }: { state: State }) => seen({ ...state, round: 2 });
  const next = (leftOut: string[], view: View) => advance(first, { ...at('recruitLater'), leftOut }, view);

  test('to those whose beer was not enough in the first, even if it is not enough now', () => {
    for (const beer of [0, 6]) {
      const progress = next(['recruit'], secondTurn(aTable().serving({ drawn: '4a regular2', beer })));
      expect(stepAt(first, progress)?.id).toBe('recruitLater');
      expect(progress).toMatchObject({ isShown: true, isLate: false });
    }
  });

  test('not while a player serves who comes before them', () => {
    const before = secondTurn(aTable({ start: 1 }).serving({ beer: 6 }, { beer: 0 }));
    expect(before.turn).not.toBe(LEARNER);
    expect(next(['recruit'], before)).toMatchObject({ at: at('recruitLater').at, isShown: false });
  });

  test('after their turn, if they read something else meanwhile', () => {
    const progress = next(['recruit'], secondTurn(aTable().serving({ beer: 0 }).acts('p1 end')));
    expect(stepAt(first, progress)?.id).toBe('recruitLater');
    expect(progress).toMatchObject({ isShown: true, isLate: true });
  });

  test('and not to those who were told in the first', () => {
    const progress = next([], secondTurn(aTable().serving({ drawn: 'regular2', beer: 6 })));
    expect(stepAt(first, progress)?.id).toBe('upgrade');
  });
});

test('a lesson is over after its last step', () => {
  expect(isOver(first, { ...BEGINNING, at: first.steps.length })).toBe(true);
  expect(isOver(first, BEGINNING)).toBe(false);
});
