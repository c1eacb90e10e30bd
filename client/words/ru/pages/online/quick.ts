// The quick match.
import { count } from '../../grammar.ts';
import { span } from './times.ts';

export const quick = {
  heading: 'Быстрая партия',
  text: 'Сядьте с теми, кто ищет то же самое.',
  players: 'Сколько игроков?',
  any: 'Сколько угодно',
  playersAre: (n: number) => count(n, { one: '# игрок', few: '# игрока', other: '# игроков' }),
  clock: (turn: number, reserve: number) =>
    `Идут часы: на каждое решение ${span(turn)}, в запасе на всю партию ${span(reserve)}. Кто исчерпал время и ушёл, того может заменить бот.`,
  go: 'Играть с кем угодно',
} as const;
