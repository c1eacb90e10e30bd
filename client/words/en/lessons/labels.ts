// Labels of the lesson's panel.
import { number } from '../grammar.ts';

export const labels = {
  region: 'Lesson',
  far: (step: number, steps: number) => `${number(step)} of ${number(steps)}`,
  goOn: 'Go on',
  playing: 'Do what is asked below; the lesson goes on in a moment.',
  watching: 'Watch; the lesson goes on in a moment.',
  leave: 'Leave the lesson',
  playOn: 'Play on',
  more: 'Other lessons',
  begin: 'Begin',
  resume: 'Go on with it',
  again: 'Once more',
  finished: 'Learnt.',
};
