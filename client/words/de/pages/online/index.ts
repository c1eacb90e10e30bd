// Online play: the text of each page, and text that several of them share.
import { genitive } from '../../grammar.ts';
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
  heading: 'Mit anderen',
  phrases,
  refusals,
  busy: 'einen Augenblick',
  span,
  /** A time in digits, as on a clock. */
  clock,
  /** The same in words. */
  exactly,
  /** The time reserve for the whole game, shown beside the clock of the turn. */
  reserve: (seconds: number): string => `+ ${clock(seconds)}`,
  inReserve: (seconds: number): string => `Reserve ${clock(seconds)}`,
  timeLeft: (seconds: number): string => `Noch ${exactly(seconds)} Zeit.`,
  timeLeftAndReserve: (seconds: number, reserve: number): string =>
    `Noch ${exactly(seconds)} Zeit, dazu ${exactly(reserve)} Reserve.`,
  reserveLeft: (seconds: number): string => `Die Reserve läuft: noch ${exactly(seconds)}.`,
  nameFirst: 'Sag erst, wie du heißt: Die anderen sollen einen Namen sehen.',
  tableOf: (name: string) => `${genitive(name)} Tisch`,
  nobodysTable: 'Ein leerer Tisch',
  resume: 'Mit anderen',
  resumeOne: 'Weiter',
  resumeNamed: (what: string) => `Weiter: ${what}`,
  status: { waiting: 'Wartet auf Mitspieler', playing: 'Wird gespielt', over: 'Zu Ende gespielt' },
  mine,
  quick,
  find,
  create,
  room,
  chat,
  table,
} as const;
