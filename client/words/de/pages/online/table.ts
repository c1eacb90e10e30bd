// The table of an online match: connection, clocks, stand-in bots, the rematch.
import { and, count } from '../../grammar.ts';

export const table = {
  watching: 'Du schaust zu.',
  watchers: (n: number) => count(n, { one: '# Person schaut zu', other: '# Personen schauen zu' }),
  whoWatches: 'Wer schaut zu?',
  watcherNames: (names: readonly string[]) =>
    names.length === 0 ? 'Niemand hat einen Namen genannt.' : `Mit Namen: ${and(names)}.`,
  lost: 'Keine Verbindung. Wir versuchen es weiter …',
  back: 'Die Verbindung ist wieder da.',
  waits: (move: string) => `Ein Zug wartet und wird ausgeführt, sobald die Verbindung wieder da ist: ${move}.`,
  unsure: (move: string) =>
    `Ein Zug hat noch keine Antwort, vielleicht wurde er ausgeführt, vielleicht nicht: ${move}.`,
  callOff: 'Zurückziehen',
  callingOff:
    'Du hast ihn zurückgezogen. Ob er vorher noch ausgeführt wurde, wissen wir, wenn die Verbindung wieder da ist.',
  waitedMade: 'Der wartende Zug wurde ausgeführt.',
  tooLate: 'Zum Zurückziehen war es zu spät: Der Zug war schon ausgeführt.',
  restarting: 'Der Server startet neu und ist gleich wieder da …',
  timeIsShort: 'Deine Zeit ist fast um.',
  away: (name: string) => `${name} ist nicht da.`,
  isBack: (name: string) => `${name} ist wieder da.`,
  slow: (name: string) => `Die Zeit ist um: ${name}.`,
  standIn: (name: string) => `Ein Bot spielt für ${name}.`,
  ownSlow: 'Deine Zeit ist um: Die anderen dürfen einen Bot für dich spielen lassen.',
  ownStandIn: 'Auf deinem Platz spielt ein Bot.',
  takeBack: 'Meinen Platz zurücknehmen',
  letBot: 'Einen Bot weiterspielen lassen',
  letBotFor: (name: string) => `Einen Bot für ${name} weiterspielen lassen`,
  asked: (votes: number) => count(votes, { one: '# möchte einen Bot.', other: '# möchten einen Bot.' }),
  askedAlready: (name: string) => `Du möchtest einen Bot für ${name}. Er kommt, wenn die meisten es wollen.`,
  again: 'Noch einmal mit denselben',
  follow: 'Mit zur nächsten Partie gehen',
  watchNext: 'Bei der nächsten Partie zuschauen',
  next: 'Die anderen gehen zu einer neuen Partie weiter.',
  personal: 'Auf einem anderen Gerät weiterspielen',
  personalText: 'Dieser Link öffnet deinen Platz. Behalte ihn für dich.',
  personalLink: 'Dein persönlicher Link',
  noReplay: 'Diese Partie lässt sich nicht noch einmal zeigen: Sie ist nicht zu Ende oder wird nicht mehr aufbewahrt.',
  giveUp: 'Meinen Platz einem Bot geben',
  giveUpText: 'Ein Bot würde für dich weiterspielen, bis du deinen Platz zurücknimmst.',
} as const;
