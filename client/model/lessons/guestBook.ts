// The lesson of module 5: guests who sign the guest book.
import { COLUMNS } from '../../../game/index.ts';
import type { Spot } from '../spots.ts';
import { all, either, during, isAsked, LEARNER, ownTurnOver, type Condition, type Lesson } from './lesson.ts';

const seat = LEARNER;

/** By this evening storage and dice yield enough beer to recruit a guest. */
const ROUND = 3;

const turnOver = ownTurnOver(ROUND);

const hasRecruited: Condition = (_view, { recruited }) => recruited;

const myTurn = all(during(ROUND, 'serving'), isAsked);

export const guestBook = {
  modules: 5,
  // Chosen so that the learner's dice bring enough beer for a guest.
  secret: 'bb3ed84656885a413d173ed4b9bf8d46d5869871a50d8e3c298947894e76fcd4',
  begins: myTurn,
  taughtEvenings: ROUND,
  steps: [
    {
      id: 'book',
      when: myTurn,
      over: turnOver,
      hasNextButton: true,
      lights: () => COLUMNS.map((column): Spot => ({ at: 'cell', seat, column, row: 0 })),
    },
    {
      id: 'signatures',
      when: myTurn,
      over: either(hasRecruited, turnOver),
      hasNextButton: true,
      lights: (view) => view.display.map((_, place): Spot => ({ at: 'display', place })),
    },
    { id: 'recruit', when: myTurn, over: either(hasRecruited, turnOver), isGood: hasRecruited, lights: () => [] },
    {
      id: 'row',
      when: myTurn,
      over: turnOver,
      hasNextButton: true,
      lights: () => COLUMNS.map((column): Spot => ({ at: 'cell', seat, column, row: 0 })),
    },
  ],
} as const satisfies Lesson;
