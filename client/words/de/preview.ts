// The preview of a table's link in chat programs.
import type { PreviewWords } from '../previewText.ts';
import { count, genitive, number } from './grammar.ts';

export const preview: PreviewWords = {
  locale: 'de_DE',
  tableOf: (host) => `${genitive(host)} Tisch`,
  emptyTable: 'Ein leerer Tisch',
  freeSeats: (seats) => count(seats, { one: '# freier Platz', other: '# freie Plätze' }),
  about: (modules, evening) =>
    `${count(modules, { one: 'Modul #', other: 'Module 1 bis #' })}${evening === null ? '' : `, Abend ${number(evening)} von 8`}.`,
  status: { waiting: 'Wartet auf Mitspieler.', playing: 'Wird gerade gespielt.', over: 'Zu Ende gespielt.' },
  anyTable: 'Ein Tisch in den Tavernen im Tiefen Thal',
  anyText: '„Die Tavernen im Tiefen Thal“ im Browser, eine inoffizielle Umsetzung von Liebhabern.',
  picture: 'Eine Taverne am Abend, mit Gästen an den Tischen',
};
