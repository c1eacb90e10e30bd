// The preview of a table's link in chat programs.
import type { PreviewWords } from '../previewText.ts';
import { count, number } from './grammar.ts';

export const preview: PreviewWords = {
  locale: 'en_GB',
  tableOf: (host) => `${host}’s table`,
  emptyTable: 'An empty table',
  freeSeats: (seats) => count(seats, { one: '# free seat', other: '# free seats' }),
  about: (modules, evening) =>
    `${count(modules, { one: 'Module #', other: 'Modules 1 to #' })}${evening === null ? '' : `, evening ${number(evening)} of 8`}.`,
  status: { waiting: 'Waiting for players.', playing: 'Being played.', over: 'Played to the end.' },
  anyTable: 'A table of the Taverns of Tiefenthal',
  anyText: 'The Taverns of Tiefenthal in the browser, an unofficial fan implementation.',
  picture: 'A tavern in the evening, with guests at its tables',
};
