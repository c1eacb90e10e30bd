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
  heading: 'With others',
  phrases,
  refusals,
  busy: 'one moment',
  span,
  /** A time in digits, as on a clock. */
  clock,
  /** The same in words, to be read out. */
  exactly,
  /** The time reserve for the whole game, shown beside the clock of the turn. */
  reserve: (seconds: number): string => `+ ${clock(seconds)}`,
  inReserve: (seconds: number): string => `reserve ${clock(seconds)}`,
  timeLeft: (seconds: number): string => `Time left: ${exactly(seconds)}.`,
  timeLeftAndReserve: (seconds: number, reserve: number): string =>
    `Time left: ${exactly(seconds)}, and ${exactly(reserve)} in reserve.`,
  reserveLeft: (seconds: number): string => `The reserve runs: ${exactly(seconds)} left.`,
  nameFirst: 'Say your name first: the others have to see one.',
  tableOf: (name: string) => `${name}’s table`,
  nobodysTable: 'A table nobody sits at',
  resume: 'With others',
  resumeOne: 'Go on',
  resumeNamed: (what: string) => `Go on: ${what}`,
  status: { waiting: 'Waiting for players', playing: 'Being played', over: 'Played to the end' },
  mine,
  quick,
  find,
  create,
  room,
  chat,
  table,
} as const;
