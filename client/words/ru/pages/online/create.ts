// Opening a match.
import { count } from '../../grammar.ts';

export const create = {
  heading: 'Открыть стол',
  title: 'Название стола, если хотите',
  players: 'Места',
  access: 'Кому можно прийти?',
  accesses: { public: 'Всем', private: 'Только по ссылке' },
  bots: 'Места для ботов',
  botsAre: (n: number) => (n === 0 ? 'Без ботов' : count(n, { one: '# бот', few: '# бота', other: '# ботов' })),
  turn: 'Время на ход',
  noLimit: 'Без ограничения',
  coach: 'Игроки могут спрашивать советчика',
  spectators: 'Зрители тоже могут писать в чат',
  go: 'Открыть стол',
} as const;
