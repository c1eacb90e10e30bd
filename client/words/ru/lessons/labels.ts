// Labels of the lesson's panel.
import { number } from '../grammar.ts';

export const labels = {
  region: 'Урок',
  stepOf: (step: number, steps: number) => `${number(step)} из ${number(steps)}`,
  goOn: 'Дальше',
  playing: 'Теперь решайте сами. Урок подскажет, когда появится что-то новое.',
  watching: 'Смотрите. Урок подскажет, когда появится что-то новое.',
  leave: 'Выйти из урока',
  leaveTitle: 'Выйти из урока?',
  leaveText: 'Партия продолжится без него. Вернуться к уроку можно на главной странице: «Обучение».',
  leaveIt: 'Играть без урока',
  stay: 'Остаться',
  playOn: 'Играть дальше',
  more: 'Другие уроки',
  begin: 'Начать',
  resume: 'Продолжить',
  again: 'Ещё раз',
  anewTitle: 'Начать заново?',
  anewText: 'Партия этого урока ещё не закончена; новая займёт её место.',
  anew: 'Начать заново',
  finished: 'Пройден.',
};
