// The lesson of module 4: a tavern begins with what its start card gives.
import { after, all, during, either, isDone, LEARNER, nothing, type Condition, type Lesson } from './lesson.ts';

const choosing: Condition = (view) => view.phase === 'startCards';

const hasChosen: Condition = (view, { choice, startCard }) =>
  choice !== null || startCard !== null || view.phase !== 'startCards';

export const startCards = {
  modules: 4,
  // Chosen so that the three start cards are easily told apart.
  secret: '5fe2d68c59c8d5c82f79ce234cabf3732056a868fdc6ce8e693a7c3fbe22bc46',
  begins: null,
  taughtEvenings: 0,
  steps: [
    {
      id: 'cards',
      when: choosing,
      over: hasChosen,
      hasNextButton: true,
      lights: (view) => view.startCards.map((card) => ({ at: 'startCard', card })),
    },
    { id: 'choose', when: choosing, over: hasChosen, lights: nothing },
    {
      // Tells what the start card gave in place of the usual server, table and brewer.
      id: 'instead',
      when: during(1, 'guests'),
      over: either(all(during(1, 'guests'), isDone), after(1, 'guests')),
      hasNextButton: true,
      lights: () => [{ at: 'deck', seat: LEARNER }],
    },
  ],
} as const satisfies Lesson;
