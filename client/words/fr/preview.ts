// The preview of a table's link in chat programs.
import type { PreviewWords } from '../previewText.ts';
import { count, de, number } from './grammar.ts';

export const preview: PreviewWords = {
  locale: 'fr_FR',
  tableOf: (host) => `La table ${de(host)}`,
  emptyTable: 'Une table vide',
  freeSeats: (seats) => count(seats, { one: '# place libre', other: '# places libres' }),
  about: (modules, evening) =>
    `${count(modules, { one: 'Module #', other: 'Modules 1 à #' })}${evening === null ? '' : `, soir ${number(evening)} sur 8`}.`,
  status: { waiting: 'En attente de joueurs.', playing: 'Partie en cours.', over: 'Partie finie.' },
  anyTable: 'Une table des Tavernes de la Vallée Profonde',
  anyText: 'Les Tavernes de la Vallée Profonde dans le navigateur, une adaptation d’amateurs, non officielle.',
  picture: 'Une taverne le soir, avec des clients à ses tables',
};
