// Opening a match.
import { count } from '../../grammar.ts';

export const create = {
  heading: 'Tisch eröffnen',
  title: 'Name des Tisches, wenn du magst',
  players: 'Plätze',
  access: 'Wer darf kommen?',
  accesses: { public: 'Alle', private: 'Nur mit dem Link' },
  bots: 'Plätze für Bots',
  botsAre: (n: number) => (n === 0 ? 'Keine Bots' : count(n, { one: '# Bot', other: '# Bots' })),
  turn: 'Zeit für einen Zug',
  noLimit: 'Ohne Zeitgrenze',
  coach: 'Spieler dürfen den Trainer fragen',
  spectators: 'Auch wer zuschaut, darf chatten',
  go: 'Tisch eröffnen',
} as const;
