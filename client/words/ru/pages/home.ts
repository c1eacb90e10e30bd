// The home page: a game against bots, on one screen or online, and the games to resume.
import { count, NAMELESS, number } from '../grammar.ts';

const when = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium', timeStyle: 'short' });

const points = (n: number) => count(n, { one: '# очко', few: '# очка', other: '# очков' });

export const home = {
  heading: 'Tiefenthal',
  subtitle: 'Восемь вечеров, чтобы о вашей таверне заговорила вся долина.',
  play: 'Играть',
  learn: 'Научиться играть',
  yourName: 'Ваше имя',
  nameless: NAMELESS,
  yourColour: 'Ваш цвет',
  opponents: 'Боты',
  opponentsAre: (n: number) => count(n, { one: '# бот', few: '# бота', other: '# ботов' }),
  level: 'Их уровень',
  modules: 'Модули',
  moduleName: (modules: number) =>
    count(modules, { one: 'Модуль #', few: 'Модули с 1 по #', other: 'Модули с 1 по #' }),
  module: {
    1: 'Таверна в день открытия: посетители, кубики, пиво и аристократы. Начните отсюда.',
    2: 'Приходит зима, и артисты меняют свои номера на шнапс.',
    3: 'Барды поют о вашем доме, а доброе имя приносит доход.',
    4: 'Каждая таверна начинает по-своему, со своей картой.',
    5: 'Именитые посетители расписываются в вашей книге отзывов.',
  },
  ways: 'Как играть',
  alone: 'Против ботов',
  together: 'За одним экраном',
  togetherText: 'Передавайте экран из рук в руки. Скрытое останется скрытым.',
  seats: 'Кто играет?',
  seat: (n: number) => `Место ${number(n)}`,
  nameOfSeat: (n: number) => `Имя на месте ${number(n)}`,
  playsSeat: (n: number) => `Кто играет на месте ${number(n)}`,
  person: 'Человек',
  addSeat: 'Ещё один',
  removeSeat: (name: string) => `Убрать: ${name}`,
  start: 'Начать',
  tooFew: 'хотя бы один человек и двое всего',
  resume: 'Недоигранное',
  resumeOne: 'Продолжить',
  finished: 'Сыгранное',
  watchOne: 'Пересмотреть',
  removeOne: (what: string) => `Выбросить: ${what}`,
  save: (names: string, evening: number) => `${names}, вечер ${number(evening)}`,
  saveOver: (names: string) => names,
  savedAt: (time: number) => when.format(time),
  won: (name: string, total: number) =>
    name === NAMELESS ? `Победили вы: ${points(total)}` : `Победа: ${name}, ${points(total)}`,
  online: 'С другими',
  find: 'Найти партию',
  create: 'Открыть стол',
  onlineText: 'За одним столом с людьми отовсюду; свободные места могут занять боты.',
  rules: 'Правила',
  settings: 'Настройки',
  credits: 'Благодарности',
  bot: (level: string) => `Бот, ${level}`,
  botNames: ['Адальберт', 'Брунхильда', 'Дитмар', 'Эдельтрауд'],
  characters: 'Кто они',
  notStarted: 'Партию не удалось открыть. Возможно, её выбросили.',
} as const;
