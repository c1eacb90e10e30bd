// The effect of a click on a spot: what is explained first, and what is done at once.
import { describe, expect, test } from 'vitest';
import type { Spot } from '../../../client/model/spots.ts';
import { tableModel } from '../../../client/model/tableModel.ts';
import { hitTargetsOf } from '../../../client/scenes/hitTargets.ts';
import { view } from '../../../game/index.ts';
import { layoutWith } from '../../kit/layouts.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable, type TestTable } from '../../kit/table.ts';

/** The effect does not depend on what is drawn. */
const NOT_DRAWN = null as never;

function effectAt({ state }: TestTable, spot: Spot, { firstClickOnlyShows } = { firstClickOnlyShows: true }) {
  const shown = {
    model: tableModel({ view: view(state, 0), me: 0, people: PEOPLE }),
    selection: { focus: 0, held: null, pointedAt: null },
    layout: layoutWith({ width: 390, height: 640 }),
  } as const;
  const targets = hitTargetsOf({
    shown: () => shown,
    board: NOT_DRAWN,
    camera: NOT_DRAWN,
    lifted: NOT_DRAWN,
    moveTable: () => false,
    firstClickOnlyShows: () => firstClickOnlyShows,
  });
  return targets.clickOn(spot);
}

describe('a counter guest', () => {
  const atCounter: Spot = { at: 'counterGuests', seat: 0 };
  const serving = () => aTable().serving({ counterGuests: 1 });

  test('is explained first while serving, like a guest on display', () => {
    expect(effectAt(serving(), atCounter)).toBe('explainsFirst');
  });

  test('is given up at the first click of a mouse if the player wants no explanation before', () => {
    expect(effectAt(serving(), atCounter, { firstClickOnlyShows: false })).toBe('pays');
  });

  test('goes for a new draw only after a question, which is asked at once', () => {
    expect(effectAt(aTable().guests({ counterGuests: 1 }), atCounter)).toBe('acts');
  });
});
