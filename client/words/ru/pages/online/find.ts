// The list of matches.
import { and, count, number } from '../../grammar.ts';

export const find = {
  heading: 'Найти партию',
  list: 'Открытые столы',
  show: 'Показать',
  open: 'Сыграть',
  playing: 'Посмотреть',
  over: 'Сыгранные',
  anyModules: 'Любые модули',
  modules: 'Модули',
  players: 'Игроки',
  search: 'Имена или названия',
  none: 'Таких столов сейчас нет.',
  noneText: 'Откройте стол сами или попросите быструю партию.',
  join: 'Сесть',
  watch: 'Смотреть',
  resume: 'Продолжить',
  result: 'Итоги',
  won: (names: readonly string[], points: number) =>
    `Победа: ${and(names)}, ${count(points, { one: '# очко', few: '# очка', other: '# очков' })}`,
  anySeats: 'От 2 до 4 мест',
  isFirstPage: 'это первая страница',
  isLastPage: 'это последняя страница',
  joinOf: (title: string) => `Сесть: ${title}`,
  watchOf: (title: string) => `Смотреть: ${title}`,
  resumeOf: (title: string) => `Продолжить: ${title}`,
  resultOf: (title: string) => `Итоги: ${title}`,
  seats: (names: readonly string[], free: number) =>
    [
      names.length === 0 ? '' : and(names),
      free === 0 ? '' : count(free, { one: '# свободное место', few: '# свободных места', other: '# свободных мест' }),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  /** Of a match that is played: the evening, who has it open, and how many watch. */
  standing: (evening: number, there: readonly string[], watching: number) =>
    [
      `Вечер ${number(evening)}`,
      there.length === 0 ? 'сейчас никого нет' : `здесь: ${and(there)}`,
      ...(watching === 0 ? [] : [count(watching, { one: '# зритель', few: '# зрителя', other: '# зрителей' })]),
    ].join(' · '),
  found: (n: number) =>
    count(n, {
      one: '# стол на этой странице',
      few: '# стола на этой странице',
      other: '# столов на этой странице',
    }),
  newer: 'Назад',
  older: 'Дальше',
  byLink: 'По приглашению',
  link: 'Ссылка или код',
  goThere: 'Перейти',
  notALink: 'это не ссылка и не код партии',
  openOwn: 'Открыть свой стол',
} as const;
