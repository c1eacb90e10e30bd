// Labels of the lesson's panel.
import { number } from '../grammar.ts';

export const labels = {
  region: 'Leçon',
  far: (step: number, steps: number) => `${number(step)} sur ${number(steps)}`,
  goOn: 'Continuer',
  playing: 'Réponds à la question ci-dessous ; la leçon continue dans un instant.',
  watching: 'Regarde ; la leçon continue dans un instant.',
  leave: 'Quitter la leçon',
  playOn: 'Continuer la partie',
  more: 'Autres leçons',
  begin: 'Commencer',
  resume: 'La reprendre',
  again: 'Encore une fois',
  finished: 'Apprise.',
};
