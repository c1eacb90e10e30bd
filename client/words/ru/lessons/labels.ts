// Labels of the lesson's panel.
import { number } from '../grammar.ts';

export const labels = {
  region: 'Урок',
  far: (step: number, steps: number) => `${number(step)} из ${number(steps)}`,
  goOn: 'Дальше',
  playing: 'Ответьте на вопрос внизу; урок сейчас продолжится.',
  watching: 'Смотрите; урок сейчас продолжится.',
  leave: 'Выйти из урока',
  playOn: 'Играть дальше',
  more: 'Другие уроки',
  begin: 'Начать',
  resume: 'Продолжить',
  again: 'Ещё раз',
  finished: 'Пройден.',
};
