// The result of a game, and its replay.
import { count, NAMELESS, number } from '../grammar.ts';

export const result = {
  heading: 'Гаснет последний огонёк',
  won: (name: string) => (name === NAMELESS ? 'Вы победили!' : `Победа: ${name}`),
  youWon: 'Вы победили!',
  shared: (names: string) => `Победу делят ${names}`,
  tieBroken: 'Очков поровну: решают запасы.',
  podium: 'Пьедестал',
  place: (n: number) => `Место ${number(n)}`,
  points: (n: number) => count(n, { one: '# очко', few: '# очка', other: '# очков' }),
  bySource: 'Откуда очки',
  total: 'Всего',
  stored: 'Запасы (при равенстве)',
  player: 'Игрок',
  course: 'Очки после каждого вечера',
  evening: (n: number) => `Вечер ${number(n)}`,
  decks: 'Колоды в конце',
  deckOf: (name: string) => (name === NAMELESS ? 'Ваша колода' : `Колода: ${name}`),
  again: 'Сыграть ещё',
  replay: 'Посмотреть с начала',
  fairness: 'При повторном просмотре проверяется честность каждого броска и перемешивания.',
  fair: {
    checking: 'Проверяются все броски и перемешивания …',
    holds: (rolls: number, shuffles: number) =>
      `${count(rolls, { one: '# бросок', few: '# броска', other: '# бросков' })} и ${count(shuffles, { one: '# перемешивание', few: '# перемешивания', other: '# перемешиваний' })}: всё проверено и совпадает с тем, что было задано до партии.`,
    counted: 'Случайное число из вашего браузера в них учтено.',
    late: 'Случайное число из вашего браузера пришло слишком поздно и не учтено.',
    broken: 'Эта партия не такая, как было обещано.',
    otherRules: 'Эта партия сыграна по другим правилам, и проверить её здесь нельзя.',
    brokenPromise: 'Секрет не подходит к хешу, объявленному до партии.',
    otherPromise: 'Хеш не тот, что этот браузер видел до партии.',
    otherSeals: 'Печати игроков не те, что этот браузер видел до партии.',
    missingOwnNumber: 'Вашего собственного числа нет, хотя у сервера оно было.',
    unfinished: 'Записанные ходы не ведут к концу.',
    otherEnd: 'Ходы приводят не к тому концу, который записан.',
    brokenSeal: (name: string) => `Число не подходит к печати: ${name}.`,
    illegalMove: (move: number) => `Ход ${number(move)} был невозможен.`,
    otherEvents: (move: number) => `У хода ${number(move)} был другой исход.`,
    otherRoll: (roll: number, move: number, recorded: number | null, promised: number) =>
      `Бросок ${number(roll)} в ходе ${number(move)} показывает ${recorded === null ? 'пустоту' : number(recorded)} вместо ${number(promised)}.`,
    otherCard: (shuffle: number, move: number) =>
      `В ходе ${number(move)}, после перемешивания ${number(shuffle)}, вышла другая карта.`,
    unreadable: 'Присланное об этой партии проверить нельзя.',
    save: 'Сохранить партию в файл',
  },
  picture: {
    yours: 'Сохранить картинку вашей таверны',
    of: (name: string) =>
      name === NAMELESS ? 'Сохранить картинку вашей таверны' : `Сохранить картинку таверны: ${name}`,
    saved: 'Сохранено в загрузки.',
    failed: 'Картинку не удалось нарисовать.',
  },
  replayHeading: 'Партия ещё раз',
  moment: 'Момент',
  /** `evening` is 0 before the first evening. */
  momentOf: (n: number, last: number, evening: number) =>
    `момент ${number(n)} из ${number(last)}${evening === 0 ? '' : `, вечер ${number(evening)}`}`,
  toStart: 'К началу',
  toEnd: 'К концу',
  earlier: 'Шаг назад',
  later: 'Шаг вперёд',
  playOn: 'Смотреть дальше',
  pause: 'Пауза',
  home: 'На главную',
  table: 'Назад к столу',
  /** From the replay of a game that is over. */
  backToResult: 'Назад к итогам',
} as const;
