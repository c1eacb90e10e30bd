// Opening a match.
import { count } from '../../grammar.ts';

export const create = {
  heading: 'Ouvrir une table',
  title: 'Nom de la table, si tu veux',
  players: 'Places',
  access: 'Qui peut venir ?',
  accesses: { public: 'Tout le monde', private: 'Seulement avec le lien' },
  bots: 'Places pour des bots',
  botsAre: (n: number) => (n === 0 ? 'Aucun bot' : count(n, { one: '# bot', other: '# bots' })),
  turn: 'Temps pour un tour',
  noLimit: 'Sans limite',
  coach: 'Les joueurs peuvent consulter l’entraîneur',
  spectators: 'Ceux qui regardent peuvent écrire aussi',
  go: 'Ouvrir la table',
} as const;
