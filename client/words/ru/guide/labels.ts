// Labels and headings of the guide.
import { number } from '../grammar.ts';
import { thalers, points } from '../game/amounts.ts';

export const labels = {
  parts: 'Части руководства',
  part: {
    overview: 'Коротко',
    rules: 'Правила',
    things: 'Карты и шкалы',
    example: 'Один вечер',
    keys: 'Клавиши',
    house: 'Числа, которых нет в правилах',
  },
  search: 'Искать в правилах',
  nothingFound: (query: string) => `Ни в одном правиле нет «${query}».`,
  chapters: 'Главы',
  guests: (beer: number) => `Посетители за ${number(beer)} пива`,
  sitters: 'Завсегдатаи и аристократы',
  sitter: (die: number, pays: number, vp: number) =>
    `Нужна ${number(die)}, плата: ${thalers(pays)}. В конце игры: ${points(vp)}.`,
  fromModule3: 'В игре с модуля 3.',
  staff: 'Карты таверны',
  tiles: 'Ваша таверна',
  moon: 'Что приносят вечера',
  summer: 'Лето, модуль 1',
  winterOfModule2: 'Зима, модуль 2',
  winter: 'Зима, с модуля 3',
  monastery: 'Монастырь',
  entertainers: 'Артисты, с модуля 2',
  reputation: 'Репутация, с модуля 3',
  startCards: 'Стартовые карты, с модуля 4',
  guestBook: 'Книга отзывов, модуль 5',
};
