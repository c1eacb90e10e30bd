// Playing with others: the parts, and what several of them say.
import { chat } from './chat.ts';
import { create } from './create.ts';
import { find } from './find.ts';
import { mine } from './mine.ts';
import { phrases } from './phrases.ts';
import { quick } from './quick.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { table } from './table.ts';
import { clock, span } from './times.ts';

export const online = {
  heading: 'With others',
  phrases,
  refusals,
  busy: 'one moment',
  span,
  /** Time that is left, on a clock. */
  clock,
  /** Beside the clock of a turn: what one has besides, in the whole game. */
  reserve: (seconds: number): string => `+ ${clock(seconds)}`,
  inReserve: (seconds: number): string => `reserve ${clock(seconds)}`,
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
