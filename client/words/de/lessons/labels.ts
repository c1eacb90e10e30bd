// Labels of the lesson's panel and of the page of lessons.
import { number } from '../grammar.ts';

export const labels = {
  region: 'Lektion',
  stepOf: (step: number, steps: number) => `${number(step)} von ${number(steps)}`,
  goOn: 'Weiter',
  playing: 'Jetzt entscheidest du. Die Lektion meldet sich, sobald es Neues gibt.',
  watching: 'Schau zu. Die Lektion meldet sich, sobald es Neues gibt.',
  byKeys:
    'Mit der Tastatur: 1 bis 6 nehmen einen Würfel, S bedient alle, C schließt Plan oder Zug ab, U nimmt zurück, A holt Rat.',
  leave: 'Lektion verlassen',
  leaveTitle: 'Die Lektion verlassen?',
  leaveText: 'Du spielst ohne sie weiter. Später geht es auf der Startseite unter „Lernen“ mit ihr weiter.',
  leaveIt: 'Ohne sie spielen',
  stay: 'Bleiben',
  playOn: 'Weiterspielen',
  more: 'Andere Lektionen',
  begin: 'Anfangen',
  resume: 'Weitermachen',
  again: 'Noch einmal',
  anewTitle: 'Von vorn anfangen?',
  anewText: 'Die Partie dieser Lektion läuft noch; eine neue tritt an ihre Stelle.',
  anew: 'Von vorn anfangen',
  finished: 'Gelernt.',
};
