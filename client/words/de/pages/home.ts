// The home page: lessons, what each module adds, a new game against bots, on one screen or online, and earlier games to
// resume or to watch.
import { pastOf } from '../../grammar.ts';
import { and, count, NAMELESS, number } from '../grammar.ts';

const playedAt = pastOf('de-DE');

export const home = {
  heading: 'Tiefenthal',
  subtitle: 'Ein Brettspiel um Würfel, Bier und Gäste: Acht Abende, dann soll das ganze Tal von deiner Taverne reden.',
  play: 'Jetzt spielen',
  more: 'Weitere Optionen',
  yourName: 'Dein Name',
  nameless: NAMELESS,
  yourColour: 'Deine Farbe',
  opponents: 'Bots',
  level: 'Bot-Stärke',
  modules: 'Module',
  moduleName: (modules: number) => count(modules, { one: 'Modul #', other: 'Module 1 bis #' }),
  module: {
    1: 'Das Grundspiel: Gäste, Würfel, Bier und Adlige. Fang hier an.',
    2: 'Der Winter kommt, und Gaukler danken für Schnaps mit Kunststücken.',
    3: 'Barden besingen dein Haus, und ein guter Ruf zahlt sich aus.',
    4: 'Jede Taverne beginnt anders, mit einer eigenen Karte.',
    5: 'Berühmte Gäste tragen sich in dein Gästebuch ein.',
  },
  ways: 'Wo spielt ihr?',
  alone: 'Gegen Bots',
  friends: 'Mit Freunden',
  friendsText: 'Hier oder online',
  together: 'An einem Bildschirm',
  togetherText: 'Reicht das Gerät herum. Was verdeckt ist, bleibt verdeckt.',
  seats: 'Wer spielt mit?',
  seat: (n: number) => `Platz ${number(n)}`,
  nameOfSeat: (n: number) => `Name auf Platz ${number(n)}`,
  playsSeat: (n: number) => `Wer spielt auf Platz ${number(n)}`,
  person: 'Ein Mensch',
  addSeat: 'Noch jemand',
  removeSeat: (name: string) => `${name} entfernen`,
  removeNameless: (n: number) => `Platz ${number(n)} entfernen`,
  start: 'Los geht’s',
  tooFew: 'mindestens ein Mensch, und zwei insgesamt',
  resume: 'Noch nicht zu Ende',
  resumeOne: 'Weiterspielen',
  finished: 'Zu Ende gespielt',
  watchOne: 'Noch einmal ansehen',
  removeOne: (what: string) => `Partie löschen: ${what}`,
  removed: 'Gelöscht.',
  restore: 'Rückgängig',
  restoreOne: (what: string) => `Rückgängig: ${what}`,
  save: (names: string, evening: number) => `${names}, Abend ${number(evening)}`,
  finishedSave: (names: string) => names,
  /** `now` is the time at which the list is shown. */
  savedAt: (time: number, now: number) => `Letzter Zug: ${playedAt(time, now)}`,
  won: (names: readonly string[], points: number) => {
    if (names.length > 1) return `Geteilter Sieg mit ${number(points)} Punkten: ${and(names)}`;
    return `${names[0] === NAMELESS ? 'Du hast' : `${and(names)} hat`} mit ${number(points)} Punkten gewonnen`;
  },
  online: 'Online',
  find: 'Partie suchen',
  create: 'Tisch eröffnen',
  onlineText: 'Eröffne einen Tisch und schick deinen Freunden den Link; freie Plätze können Bots übernehmen.',
  /** The heading of the second way to play online, below the button that opens a table. */
  strangers: 'Oder mit Leuten von überall',
  learn: 'Spielen lernen',
  learnIt: 'Lernen',
  learnItText: 'In zehn Minuten',
  learnModule: (module: number) => `Erst Modul ${number(module)} lernen`,
  rules: 'Regeln',
  settings: 'Einstellungen',
  credits: 'Dank',
  bot: (level: string) => `Ein Bot, ${level}`,
  botNames: ['Adalbert', 'Brunhild', 'Dietmar', 'Edeltraud'],
  characters: 'Wer mitspielt',
  notOpened: 'Die Partie ließ sich nicht öffnen. Vielleicht wurde sie gelöscht.',
} as const;
