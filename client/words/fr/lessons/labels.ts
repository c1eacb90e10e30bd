// Labels of the lesson's panel and of the page of lessons.
import { number } from '../grammar.ts';

export const labels = {
  region: 'Leçon',
  stepOf: (step: number, steps: number) => `${number(step)} sur ${number(steps)}`,
  goOn: 'Continuer',
  playing: 'À toi de choisir. La leçon reprendra dès qu’il y aura du nouveau.',
  watching: 'Regarde. La leçon reprendra dès qu’il y aura du nouveau.',
  byKeys:
    'Au clavier : 1 à 6 prennent un dé, S sert tout, C termine ton plan ou ton tour, U annule, A demande conseil.',
  leave: 'Quitter la leçon',
  leaveTitle: 'Quitter la leçon ?',
  leaveText: 'Tu joues sans elle. Pour la reprendre plus tard, ouvre « Apprendre » à l’accueil.',
  leaveIt: 'Jouer sans elle',
  stay: 'Rester',
  playOn: 'Continuer la partie',
  more: 'Autres leçons',
  begin: 'Commencer',
  resume: 'La reprendre',
  again: 'Encore une fois',
  anewTitle: 'Recommencer la leçon ?',
  anewText: 'La partie de cette leçon est encore en cours ; une nouvelle la remplacera.',
  anew: 'Recommencer',
  finished: 'Apprise.',
};
