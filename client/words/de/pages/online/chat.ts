// Chat.
import { number } from '../../grammar.ts';

export const chat = {
  heading: 'Chat',
  tab: (news: number) => (news === 0 ? 'Chat' : `Chat (${number(news)})`),
  say: 'Sag etwas',
  send: 'Senden',
  full: (letters: number) => `In eine Zeile passen ${number(letters)} Zeichen, mehr nicht.`,
  phrases: 'Fertige Sätze',
  none: 'Noch hat niemand etwas gesagt.',
  line: (name: string, said: string) => `${name}: ${said}`,
  spectator: 'schaut zu',
  cutOff: 'keine Verbindung',
  unsaid: (said: string) =>
    `Nicht gesendet, oder die Antwort ging verloren: „${said}“ Auch wenn du es noch einmal sendest, erscheint es nur einmal.`,
  again: 'Noch einmal senden',
  forget: 'Schon gut',
  closed: 'An diesem Tisch dürfen nur die Mitspieler schreiben.',
  nameless: 'Auch wer zuschaut, darf schreiben.',
  ownName: 'Dein Name im Chat',
  introduce: 'Mitreden',
} as const;
