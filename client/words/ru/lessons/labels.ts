// Labels of the lesson's panel and of the page of lessons.
import { number } from '../grammar.ts';

export const labels = {
  region: 'Урок',
  stepOf: (step: number, steps: number) => `${number(step)} из ${number(steps)}`,
  goOn: 'Дальше',
  playing: 'Теперь решайте сами. Урок подскажет, когда появится что-то новое.',
  watching: 'Смотрите. Урок подскажет, когда появится что-то новое.',
  byKeys:
    'С клавиатуры: 1–6 берут кубик, S обслуживает всех, C завершает план или ход, U отменяет, A спрашивает совета.',
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
