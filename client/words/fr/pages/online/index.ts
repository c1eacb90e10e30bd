// Online play: the text of each page, and text that several of them share.
import { de } from '../../grammar.ts';
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
  heading: 'Avec d’autres',
  phrases,
  refusals,
  busy: 'un instant',
  span,
  /** A time in digits, as on a clock. */
  clock,
  /** The same in words. */
  exactly,
  /** The time reserve for the whole game, shown beside the clock of the turn. */
  reserve: (seconds: number): string => `+ ${clock(seconds)}`,
  inReserve: (seconds: number): string => `réserve ${clock(seconds)}`,
  timeLeft: (seconds: number): string => `Temps restant : ${exactly(seconds)}.`,
  timeLeftAndReserve: (seconds: number, reserve: number): string =>
    `Temps restant : ${exactly(seconds)}, et ${exactly(reserve)} de réserve.`,
  reserveLeft: (seconds: number): string => `La réserve s’écoule : encore ${exactly(seconds)}.`,
  nameFirst: 'Dis d’abord ton nom : les autres doivent en voir un.',
  tableOf: (name: string) => `La table ${de(name)}`,
  nobodysTable: 'Une table vide',
  resume: 'Avec d’autres',
  resumeOne: 'Reprendre',
  resumeNamed: (what: string) => `Reprendre : ${what}`,
  status: { waiting: 'Attend des joueurs', playing: 'En cours', over: 'Finie' },
  mine,
  quick,
  find,
  create,
  room,
  chat,
  table,
} as const;
