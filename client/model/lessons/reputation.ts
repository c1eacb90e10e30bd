// The lesson of module 3: bards, and the reputation that a well-balanced evening brings.
import { stepsFor, yieldsNow } from '../../../game/index.ts';
import { placesToFill } from './diceOfLearner.ts';
import {
  after,
  all,
  either,
  during,
  isAsked,
  isDone,
  LEARNER,
  nothing,
  ownTurnOver,
  type Condition,
  type Lesson,
} from './lesson.ts';

const seat = LEARNER;

/** The crown on the reputation track of module 3. */
const CROWN = 10;

const turnOver = ownTurnOver(2);

const planBringsSteps: Condition = (view, player) => stepsFor(player.dice, yieldsNow(view, player)) > 0;

export const reputation = {
  modules: 3,
  // Chosen so that a guest, a bard and a barback come, and the dice can bring three steps.
  secret: 'c43703213f1256caaba629acf0c517b7723dde3ed268d90cc766df35c7def253',
  begins: during(2, 'planning'),
  taughtEvenings: 2,
  steps: [
    {
      id: 'track',
      when: during(2, 'planning'),
      over: after(2, 'planning'),
      hasNextButton: true,
      lights: () => [{ at: 'reputation', seat, space: 0 }],
    },
    {
      id: 'balance',
      when: during(2, 'planning'),
      over: either(isDone, after(2, 'planning')),
      isGood: planBringsSteps,
      lights: () => [
        { at: 'equipment', seat, space: 'brewer' },
        { at: 'equipment', seat, space: 'barrel' },
        { at: 'equipment', seat, space: 'cashbox' },
      ],
      button: (_view, player) => (placesToFill(player).length === 0 ? 'confirm' : null),
    },
    {
      id: 'settle',
      when: all(during(2, 'serving'), isAsked),
      over: either((_view, { settled }) => settled !== null, turnOver),
      lights: nothing,
    },
    {
      id: 'bard',
      when: all(during(2, 'serving'), isAsked),
      over: either((_view, { bought }) => bought.bard > 0, turnOver),
      hasNextButton: true,
      lights: () => [{ at: 'supply', card: 'bard' }],
    },
    {
      id: 'crown',
      when: all(during(2, 'serving'), isAsked),
      over: turnOver,
      hasNextButton: true,
      lights: () => [{ at: 'reputation', seat, space: CROWN }],
    },
  ],
} as const satisfies Lesson;
