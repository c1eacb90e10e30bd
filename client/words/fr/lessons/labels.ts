// Labels of the lesson's panel.
import { number } from '../grammar.ts';

export const labels = {
  region: 'Leçon',
  far: (step: number, steps: number) => `${number(step)} sur ${number(steps)}`,
  goOn: 'Continuer',
  playing: 'À toi de choisir. La leçon reprendra dès qu’il y aura du nouveau.',
  watching: 'Regarde. La leçon reprendra dès qu’il y aura du nouveau.',
  leave: 'Quitter la leçon',
  leaveTitle: 'Quitter la leçon ?',
  leaveText: 'Tu joues sans elle. Pour la reprendre plus tard, ouvre « Apprendre » sur la première page.',
  leaveIt: 'Jouer sans elle',
  stay: 'Rester',
  playOn: 'Continuer la partie',
  more: 'Autres leçons',
  begin: 'Commencer',
  resume: 'La reprendre',
  again: 'Encore une fois',
  finished: 'Apprise.',
};
