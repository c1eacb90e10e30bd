// The quick match.
import { count } from '../../grammar.ts';
import { span } from './times.ts';

export const quick = {
  heading: 'Partie rapide',
  text: 'Assieds-toi avec ceux qui cherchent la même chose.',
  players: 'Combien de joueurs ?',
  any: 'Peu importe',
  playersAre: (n: number) => count(n, { one: '# joueur', other: '# joueurs' }),
  clock: (turn: number, reserve: number) =>
    `Une horloge tourne : ${span(turn)} pour chaque décision, et ${span(reserve)} de réserve pour toute la partie. Un joueur qui n’a plus de temps et s’est absenté peut être remplacé par un bot.`,
  go: 'Jouer avec qui veut',
} as const;
