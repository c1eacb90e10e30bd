// The quick match.
import { count } from '../../grammar.ts';
import { span } from './times.ts';

export const quick = {
  heading: 'Quick match',
  text: 'Sit down with whoever wants the same.',
  players: 'How many play?',
  any: 'Any number',
  playersAre: (n: number) => count(n, { one: '# player', other: '# players' }),
  clock: (turn: number, reserve: number) =>
    `A clock runs: ${span(turn)} for each decision, and ${span(reserve)} in reserve for the whole game. Whoever is out of time and away can be replaced by a bot.`,
  go: 'Play with anyone now',
} as const;
