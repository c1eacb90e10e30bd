// The list of matches.
import { and, count, number } from '../../grammar.ts';

export const find = {
  heading: 'Partie suchen',
  list: 'Offene Tische',
  show: 'Zeigen',
  open: 'Zum Mitspielen',
  playing: 'Zum Zuschauen',
  over: 'Gespielt',
  anyModules: 'Alle Module',
  modules: 'Module',
  players: 'Spieler',
  search: 'Namen oder Titel',
  none: 'Solche Tische gibt es gerade nicht.',
  noneText: 'Eröffne selbst einen, oder lass dir eine schnelle Partie suchen.',
  join: 'Mitspielen',
  watch: 'Zuschauen',
  resume: 'Weiterspielen',
  result: 'Ergebnis',
  won: (names: readonly string[], points: number) =>
    `Mit ${count(points, { one: '# Punkt', other: '# Punkten' })} gewonnen: ${and(names)}`,
  anySeats: '2 bis 4 Plätze',
  isFirstPage: 'das ist die erste Seite',
  isLastPage: 'das ist die letzte Seite',
  joinOf: (title: string) => `Mitspielen: ${title}`,
  watchOf: (title: string) => `Zuschauen: ${title}`,
  resumeOf: (title: string) => `Weiterspielen: ${title}`,
  resultOf: (title: string) => `Ergebnis: ${title}`,
  seats: (names: readonly string[], free: number) =>
    [
      names.length === 0 ? '' : and(names),
      free === 0 ? '' : count(free, { one: '# freier Platz', other: '# freie Plätze' }),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  /** Of a match that is played: the evening, who has it open, and how many watch. */
  standing: (evening: number, there: readonly string[], watching: number) =>
    [
      `Abend ${number(evening)}`,
      there.length === 0 ? 'gerade ist niemand da' : `da: ${and(there)}`,
      ...(watching === 0 ? [] : [count(watching, { one: '# Person schaut zu', other: '# Personen schauen zu' })]),
    ].join(' · '),
  found: (n: number) => count(n, { one: '# Tisch auf dieser Seite', other: '# Tische auf dieser Seite' }),
  newer: 'Zurück',
  older: 'Weiter',
  byLink: 'Mit einer Einladung',
  link: 'Link oder Code',
  goThere: 'Öffnen',
  notALink: 'das ist weder Link noch Code einer Partie',
  openOwn: 'Einen eigenen Tisch eröffnen',
} as const;
