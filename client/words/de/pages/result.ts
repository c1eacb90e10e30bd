// The result of a game, and its replay.
import { capital, count, genitive, NAMELESS, number } from '../grammar.ts';

export const result = {
  heading: 'Das letzte Licht geht aus',
  won: (name: string) => (name === NAMELESS ? 'Du gewinnst!' : `${name} gewinnt`),
  youWon: 'Du gewinnst!',
  shared: (names: string) => `${names} teilen sich den Sieg`,
  tieBroken: 'Gleichstand nach Punkten: Der Vorrat entscheidet.',
  podium: 'Siegertreppchen',
  place: (n: number) => `Platz ${number(n)}`,
  points: (n: number) => count(n, { one: '# Punkt', other: '# Punkte' }),
  bySource: 'Punkte nach Herkunft',
  total: 'Summe',
  stored: 'Vorrat (bei Gleichstand)',
  player: 'Spieler',
  course: 'Punkte nach jedem Abend',
  evening: (n: number) => `Abend ${number(n)}`,
  decks: 'Die Kartenstapel am Ende',
  deckOf: (name: string) => (name === NAMELESS ? 'Dein Stapel' : `${capital(genitive(name))} Stapel`),
  again: 'Noch eine Partie',
  replay: 'Wiederholung ansehen',
  fairness: 'Beim Ansehen wird geprüft, ob jeder Wurf und jedes Mischen ehrlich war.',
  fair: {
    checking: 'Jeder Wurf und jedes Mischen wird geprüft …',
    holds: (rolls: number, shuffles: number) =>
      `Geprüft und ehrlich: ${count(rolls, { one: '# Wurf', other: '# Würfe' })} und ${count(shuffles, { one: '# Mischvorgang', other: '# Mischvorgänge' })} kamen so, wie der Zufall sie vor der Partie festgelegt hatte.`,
    counted: 'Dein Browser hat dabei mitgelost.',
    late: 'Die Zufallszahl deines Browsers kam dafür zu spät.',
    broken: 'Diese Partie ist nicht, was versprochen war.',
    otherRules: 'Diese Partie wurde nach anderen Regeln gespielt und lässt sich hier nicht prüfen.',
    brokenPromise: 'Das Geheimnis passt nicht zu dem Hash, der vor der Partie veröffentlicht wurde.',
    otherPromise: 'Der Hash ist ein anderer, als dieser Browser vor der Partie gesehen hat.',
    otherSeals: 'Die Siegel der Spieler sind andere, als dieser Browser vor der Partie gesehen hat.',
    missingOwnNumber: 'Die Zufallszahl deines Browsers fehlt, obwohl der Server sie hatte.',
    unfinished: 'Die aufgezeichneten Züge führen nicht bis zum Ende.',
    otherEnd: 'Die Züge führen zu einem anderen Ende als dem aufgezeichneten.',
    brokenSeal: (name: string) => `Die Zahl von ${name} passt nicht zu ihrem Siegel.`,
    illegalMove: (move: number) => `Zug ${number(move)} war so nicht möglich.`,
    otherEvents: (move: number) => `Zug ${number(move)} ging anders aus.`,
    otherRoll: (roll: number, move: number, recorded: number | null, promised: number) =>
      `Wurf ${number(roll)}, in Zug ${number(move)}, zeigt ${recorded === null ? 'nichts' : number(recorded)} statt ${number(promised)}.`,
    otherCard: (shuffle: number, move: number) =>
      `In Zug ${number(move)}, nach dem ${number(shuffle)}. Mischen, kam eine andere Karte.`,
    unreadable: 'Was von dieser Partie ankam, lässt sich nicht prüfen.',
    save: 'Diese Partie als Datei speichern',
  },
  picture: {
    yours: 'Bild deiner Taverne speichern',
    of: (name: string) => `Bild speichern: ${capital(genitive(name))} Taverne`,
    saved: 'Gespeichert, bei deinen Downloads.',
    failed: 'Das Bild ließ sich nicht malen.',
  },
  replayHeading: 'Die Partie noch einmal',
  moment: 'Augenblick',
  /** `evening` is 0 before the first evening. */
  momentOf: (n: number, last: number, evening: number) =>
    `Augenblick ${number(n)} von ${number(last)}${evening === 0 ? '' : `, Abend ${number(evening)}`}`,
  toStart: 'Zum Anfang',
  toEnd: 'Zum Ende',
  earlier: 'Einen Schritt zurück',
  later: 'Einen Schritt weiter',
  playOn: 'Laufen lassen',
  pause: 'Pause',
  home: 'Zur Startseite',
  table: 'Zurück zum Tisch',
  /** From the replay of a game that is over. */
  backToResult: 'Zurück zum Ergebnis',
} as const;
