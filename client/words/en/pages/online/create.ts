// Opening a match.
import { count } from '../../grammar.ts';

export const create = {
  heading: 'Open a table',
  title: 'Name of the table, if you like',
  players: 'Seats',
  access: 'Who may come?',
  accesses: { public: 'Everybody', private: 'Only with the link' },
  bots: 'Seats for bots',
  botsAre: (n: number) => (n === 0 ? 'No bots' : count(n, { one: '# bot', other: '# bots' })),
  turn: 'Time for a turn',
  noLimit: 'No limit',
  coach: 'Players may ask the coach',
  spectators: 'Those who watch may chat, too',
  go: 'Open the table',
} as const;
