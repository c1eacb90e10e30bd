// The preview of a table's link in chat programs.
import type { PreviewWords } from '../previewText.ts';
import { count, number } from './grammar.ts';

export const preview: PreviewWords = {
  locale: 'ru_RU',
  tableOf: (host) => `Стол: ${host}`,
  emptyTable: 'Пустой стол',
  freeSeats: (seats) => count(seats, { one: '# свободное место', few: '# свободных места', other: '# свободных мест' }),
  about: (modules, evening) =>
    `${count(modules, { one: 'Модуль #', few: 'Модули с 1 по #', other: 'Модули с 1 по #' })}${evening === null ? '' : `, вечер ${number(evening)} из 8`}.`,
  status: { waiting: 'Ждут игроков.', playing: 'Идёт игра.', over: 'Партия сыграна.' },
  anyTable: 'Стол в «Тавернах Тифенталя»',
  anyText: '«Таверны Тифенталя» в браузере, неофициальная любительская версия.',
  picture: 'Таверна вечером, за столиками сидят посетители',
};
