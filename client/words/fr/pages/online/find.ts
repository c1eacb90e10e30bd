// The list of matches.
import { and, count, number } from '../../grammar.ts';

export const find = {
  heading: 'Trouver une partie',
  list: 'Tables ouvertes',
  show: 'Montrer',
  open: 'À rejoindre',
  playing: 'À regarder',
  over: 'Finies',
  anyModules: 'Tous les modules',
  modules: 'Modules',
  players: 'Joueurs',
  search: 'Noms ou titres',
  none: 'Pas de table de ce genre pour le moment.',
  noneText: 'Ouvres-en une, ou demande une partie rapide.',
  join: 'Rejoindre',
  watch: 'Regarder',
  resume: 'Reprendre',
  result: 'Résultat',
  won: (names: readonly string[], points: number) =>
    `Victoire avec ${count(points, { one: '# point', other: '# points' })} : ${and(names)}`,
  anySeats: '2 à 4 places',
  isFirstPage: 'c’est la première page',
  isLastPage: 'c’est la dernière page',
  joinOf: (title: string) => `Rejoindre : ${title}`,
  watchOf: (title: string) => `Regarder : ${title}`,
  resumeOf: (title: string) => `Reprendre : ${title}`,
  resultOf: (title: string) => `Résultat : ${title}`,
  seats: (names: readonly string[], free: number) =>
    [
      names.length === 0 ? '' : and(names),
      free === 0 ? '' : count(free, { one: '# place libre', other: '# places libres' }),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  /** Of a match that is played: the evening, who has it open, and how many watch. */
  standing: (evening: number, there: readonly string[], watching: number) =>
    [
      `Soir ${number(evening)}`,
      there.length === 0 ? 'personne n’est là maintenant' : `à la table : ${and(there)}`,
      ...(watching === 0 ? [] : [count(watching, { one: '# personne regarde', other: '# personnes regardent' })]),
    ].join(' · '),
  found: (n: number) => count(n, { one: '# table sur cette page', other: '# tables sur cette page' }),
  newer: 'Précédent',
  older: 'Suivant',
  byLink: 'Avec une invitation',
  link: 'Lien ou code',
  goThere: 'Y aller',
  notALink: 'ce n’est ni le lien ni le code d’une partie',
  openOwn: 'Ouvrir ta propre table',
} as const;
