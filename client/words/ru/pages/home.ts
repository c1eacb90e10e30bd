// The home page: lessons, what each module adds, a new game against bots, on one screen or online, and earlier games to
// resume or to watch.
import { pastOf } from '../../grammar.ts';
import { and, count, NAMELESS, number } from '../grammar.ts';

const playedAt = pastOf('ru-RU');

const points = (n: number) => count(n, { one: '# очко', few: '# очка', other: '# очков' });

export const home = {
  heading: 'Tiefenthal',
  subtitle: 'Настольная игра о кубиках, пиве и гостях: восемь вечеров, чтобы о вашей таверне заговорила вся долина.',
  play: 'Играть',
  learn: 'Обучение',
  learnIt: 'Обучение',
  learnItText: 'За десять минут',
  learnModule: (module: number) => `Сначала изучить модуль ${number(module)}`,
  more: 'Другие настройки',
  yourName: 'Ваше имя',
  nameless: NAMELESS,
  yourColour: 'Ваш цвет',
  opponents: 'Боты',
  level: 'Их уровень',
  modules: 'Модули',
  moduleName: (modules: number) =>
    count(modules, { one: 'Модуль #', few: 'Модули с 1 по #', other: 'Модули с 1 по #' }),
  module: {
    1: 'Основная игра: посетители, кубики, пиво и аристократы. Начните отсюда.',
    2: 'Приходит зима, и артисты меняют свои номера на шнапс.',
    3: 'Барды поют о вашем доме, а доброе имя приносит доход.',
    4: 'Каждая таверна начинает по-своему, со своей картой.',
    5: 'Именитые посетители расписываются в вашей книге отзывов.',
  },
  ways: 'Где играете?',
  alone: 'Против ботов',
  friends: 'С друзьями',
  friendsText: 'Здесь или по сети',
  together: 'За одним экраном',
  togetherText: 'Передавайте устройство из рук в руки. Скрытое останется скрытым.',
  seats: 'Кто играет?',
  seat: (n: number) => `Место ${number(n)}`,
  nameOfSeat: (n: number) => `Имя на месте ${number(n)}`,
  playsSeat: (n: number) => `Кто играет на месте ${number(n)}`,
  person: 'Человек',
  addSeat: 'Ещё один',
  removeSeat: (name: string) => `Убрать: ${name}`,
  removeNameless: (n: number) => `Убрать место ${number(n)}`,
  start: 'Начать',
  tooFew: 'хотя бы один человек, а всего двое',
  resume: 'Незаконченные партии',
  resumeOne: 'Продолжить',
  finished: 'Сыгранные партии',
  watchOne: 'Пересмотреть',
  removeOne: (what: string) => `Удалить партию: ${what}`,
  removed: 'Удалено.',
  restore: 'Вернуть',
  restoreOne: (what: string) => `Вернуть партию: ${what}`,
  save: (names: string, evening: number) => `${names}, вечер ${number(evening)}`,
  finishedSave: (names: string) => names,
  /** `now` is the time at which the list is shown. */
  savedAt: (time: number, now: number) => `Последний ход: ${playedAt(time, now)}`,
  won: (names: readonly string[], total: number) =>
    names.length === 1 && names[0] === NAMELESS
      ? `Победили вы: ${points(total)}`
      : `Победа: ${and(names)}, ${points(total)}`,
  online: 'По сети',
  find: 'Найти партию',
  create: 'Открыть стол',
  onlineText: 'Откройте стол и пошлите друзьям ссылку; свободные места могут занять боты.',
  /** The heading of the second way to play online, below the button that opens a table. */
  strangers: 'Или с людьми отовсюду',
  rules: 'Правила',
  settings: 'Настройки',
  credits: 'Авторы',
  bot: (level: string) => `Бот, ${level}`,
  botNames: ['Адальберт', 'Брунхильда', 'Дитмар', 'Эдельтрауд'],
  characters: 'Кто играет',
  notOpened: 'Партию не удалось открыть. Возможно, она удалена.',
} as const;
