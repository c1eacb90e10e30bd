// Labels of the lesson's panel and of the page of lessons.
import { number } from '../grammar.ts';

export const labels = {
  region: 'Lesson',
  stepOf: (step: number, steps: number) => `${number(step)} of ${number(steps)}`,
  goOn: 'Go on',
  playing: 'Your choice now. The lesson speaks again when there is something new.',
  watching: 'Watch what happens. The lesson speaks again when there is something new.',
  byKeys:
    'By keyboard: 1 to 6 take up a die, S serves everything, C ends your plan or turn, U undoes, A asks the coach.',
  leave: 'Leave the lesson',
  leaveTitle: 'Leave the lesson?',
  leaveText: 'You play on without it. To go on with it later, open “Learn it” on the home page.',
  leaveIt: 'Play without it',
  stay: 'Stay',
  playOn: 'Play on',
  more: 'Other lessons',
  begin: 'Begin',
  resume: 'Go on with it',
  again: 'Once more',
  anewTitle: 'Begin it anew?',
  anewText: 'The game of this lesson still goes on; a new one takes its place.',
  anew: 'Begin anew',
  finished: 'Learnt.',
};
