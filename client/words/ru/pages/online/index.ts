// Online play: the text of each page, and text that several of them share.
import { chat } from './chat.ts';
import { create } from './create.ts';
import { find } from './find.ts';
import { mine } from './mine.ts';
import { phrases } from './phrases.ts';
import { quick } from './quick.ts';
import { refusals } from '../../refusals.ts';
import { room } from './room.ts';
import { table } from './table.ts';
import { clock, exactly, span } from './times.ts';

export const online = {
  heading: 'С другими',
  phrases,
  refusals,
  busy: 'минутку',
  span,
  /** A time in digits, as on a clock. */
  clock,
  /** The same in words. */
  exactly,
  /** The time reserve for the whole game, shown beside the clock of the turn. */
  reserve: (seconds: number): string => `+ ${clock(seconds)}`,
  inReserve: (seconds: number): string => `запас ${clock(seconds)}`,
  timeLeft: (seconds: number): string => `Осталось времени: ${exactly(seconds)}.`,
  timeLeftAndReserve: (seconds: number, reserve: number): string =>
    `Осталось времени: ${exactly(seconds)}, и в запасе ${exactly(reserve)}.`,
  reserveLeft: (seconds: number): string => `Идёт запас времени: осталось ${exactly(seconds)}.`,
  nameFirst: 'Сначала назовитесь: остальные должны видеть имя.',
  tableOf: (name: string) => `Стол: ${name}`,
  nobodysTable: 'Пустой стол',
  resume: 'С другими',
  resumeOne: 'Продолжить',
  resumeNamed: (what: string) => `Продолжить: ${what}`,
  status: { waiting: 'Ждёт игроков', playing: 'Идёт игра', over: 'Сыграна' },
  mine,
  quick,
  find,
  create,
  room,
  chat,
  table,
} as const;
