// Labels of the lesson's panel.
import { number } from '../grammar.ts';

export const labels = {
  region: 'Lektion',
  far: (step: number, steps: number) => `${number(step)} von ${number(steps)}`,
  goOn: 'Weiter',
  playing: 'Tu, was unten gefragt ist; die Lektion geht gleich weiter.',
  watching: 'Schau zu; die Lektion geht gleich weiter.',
  leave: 'Lektion verlassen',
  playOn: 'Weiterspielen',
  more: 'Andere Lektionen',
  begin: 'Anfangen',
  resume: 'Damit weitermachen',
  again: 'Noch einmal',
  finished: 'Gelernt.',
};
