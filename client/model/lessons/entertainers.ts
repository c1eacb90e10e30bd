// The lesson of module 2: schnapps, and the dancer who comes in the second evening.
import {
  after,
  all,
  either,
  during,
  isAsked,
  isDone,
  LEARNER,
  ownTurnOver,
  type Condition,
  type Lesson,
} from './lesson.ts';

const seat = LEARNER;

const hasDancer: Condition = (_view, { entertainers }) => entertainers.dancer !== null;

const turnOver = ownTurnOver(2);

/** The moon brought one schnapps on its way to this evening, so none left means that it was spent. */
const hasDanced: Condition = (_view, { schnapps }) => schnapps === 0;

export const entertainers = {
  modules: 2,
  // Chosen so that the learner is the start player.
  secret: '214e98fd64c2dc0d13111ab20cc200ef718d87bb6217d8e822f8ee0b8c062f6e',
  begins: during(2, 'evening'),
  taughtEvenings: 2,
  steps: [
    {
      id: 'schnapps',
      when: during(2, 'evening'),
      over: after(2, 'evening'),
      hasNextButton: true,
      lights: () => [{ at: 'schnapps', seat }],
    },
    {
      id: 'dancer',
      when: all(during(2, 'evening'), isAsked),
      over: either((_view, { choice }) => choice !== null, after(2, 'evening')),
      lights: () => [{ at: 'entertainer', seat, entertainer: 'dancer' }],
    },
    {
      id: 'others',
      when: all(during(2, 'guests'), hasDancer),
      over: either(isDone, after(2, 'guests')),
      hasNextButton: true,
      lights: () => [
        { at: 'entertainer', seat, entertainer: 'fireBreather' },
        { at: 'entertainer', seat, entertainer: 'juggler' },
      ],
    },
    {
      id: 'dance',
      when: all(during(2, 'serving'), isAsked),
      over: either(hasDanced, turnOver),
      hasNextButton: true,
      lights: () => [{ at: 'entertainer', seat, entertainer: 'dancer' }],
    },
  ],
} as const satisfies Lesson;
