// The list of matches.
import { and, count, number } from '../../grammar.ts';

export const find = {
  heading: 'Find a match',
  list: 'Open tables',
  show: 'Show',
  open: 'To join',
  playing: 'To watch',
  over: 'Played',
  anyModules: 'Any modules',
  modules: 'Modules',
  players: 'Players',
  search: 'Names or titles',
  none: 'No tables like this at the moment.',
  noneText: 'Open one yourself, or ask for a quick match.',
  join: 'Join',
  watch: 'Watch',
  resume: 'Go on',
  result: 'Result',
  won: (names: readonly string[], points: number) =>
    `${and(names)} won with ${count(points, { one: '# point', other: '# points' })}`,
  anySeats: '2 to 4 seats',
  isFirstPage: 'this is the first page',
  isLastPage: 'this is the last page',
  joinOf: (title: string) => `Join: ${title}`,
  watchOf: (title: string) => `Watch: ${title}`,
  resumeOf: (title: string) => `Go on: ${title}`,
  resultOf: (title: string) => `Result: ${title}`,
  seats: (names: readonly string[], free: number) =>
    [names.length === 0 ? '' : and(names), free === 0 ? '' : count(free, { one: '# free seat', other: '# free seats' })]
      .filter((part) => part !== '')
      .join(' · '),
  /** The state of a match in progress: the evening, the players who have it open, and how many people watch. */
  standing: (evening: number, there: readonly string[], watching: number) =>
    [
      `Evening ${number(evening)}`,
      there.length === 0 ? 'nobody is there now' : `${and(there)} ${there.length === 1 ? 'is' : 'are'} there`,
      ...(watching === 0 ? [] : [count(watching, { one: '# person is watching', other: '# people are watching' })]),
    ].join(' · '),
  found: (n: number) => count(n, { one: '# table on this page', other: '# tables on this page' }),
  newer: 'Previous',
  older: 'Next',
  byLink: 'With an invitation',
  link: 'Link or code',
  goThere: 'Go there',
  notALink: 'that is neither a link nor a code of a match',
  openOwn: 'Open a table of your own',
} as const;
