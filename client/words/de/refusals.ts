// Sentences for what the server refuses, at the table and elsewhere, and what the client refuses without a connection.
import type { AnyRefusalCode } from '../../../server/wire/refusals.ts';

export const refusals: Readonly<Record<AnyRefusalCode, string>> = {
  malformed: 'Das war nicht zu verstehen.',
  outdated: 'Diese Seite ist älter als der Server: Lade sie neu.',
  tooLarge: 'Das ist zu lang.',
  tooFast: 'Nicht so schnell: Versuch es gleich noch einmal.',
  notFound: 'Diese Partie gibt es nicht, oder man braucht dafür eine Einladung.',
  notAllowed: 'Das geht jetzt nicht.',
  wrongKey: 'Dieser Platz gehört jemand anderem.',
  nameTaken: 'An diesem Tisch heißt schon jemand so.',
  nameInvalid: 'Bitte wähle einen anderen Namen: 1 bis 20 sichtbare Zeichen.',
  textInvalid: 'Das kann niemand lesen: Es ist leer oder voller Zeichen über den Buchstaben.',
  seatTaken: 'Diesen Platz hat gerade jemand genommen.',
  matchFull: 'Alle Plätze sind besetzt.',
  alreadyBegun: 'Diese Partie hat schon begonnen.',
  notPlaying: 'Diese Partie wird nicht gespielt.',
  notReady: 'Noch sind nicht alle bereit.',
  tooManyMatches: 'Alle Tische im Tal sind besetzt. Versuch es später noch einmal.',
  tooManyByAddress:
    'Du hast so viele Tische offen, wie man haben darf. Spiel erst einen zu Ende, oder verlass einen, der noch wartet.',
  tooManySpectators: 'Dieser Partie schauen schon so viele zu, wie es geht. Versuch es später noch einmal.',
  setupInvalid: 'So lässt sich keine Partie spielen.',
  notYourTurn: 'Du bist nicht am Zug.',
  unknownMove: 'Einen solchen Zug gibt es nicht.',
  illegal: 'Das ist gegen die Regeln.',
  stale: 'Am Tisch ging es inzwischen weiter, dein Zug wurde nicht ausgeführt. Bitte schau noch einmal hin.',
  matchOver: 'Das Spiel ist aus.',
  setAside:
    'Diese Partie begann nach anderen Regeln, als jetzt gelten. Sie wird aufbewahrt, lässt sich aber nicht öffnen.',
  calledOff: 'Zurückgezogen: Dein Zug wurde nicht ausgeführt.',
  standInPlays: 'Auf deinem Platz spielt ein Bot: Nimm den Platz erst zurück.',
  restarting: 'Der Server startet gerade neu. Versuch es gleich noch einmal.',
  notSaved: 'Der Server kann gerade nichts speichern, darum hat sich nichts geändert. Versuch es gleich noch einmal.',
  failed: 'In der Küche ging etwas schief. Versuch es noch einmal.',
  unreachable: 'Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.',
  moveWaiting: 'Ein anderer Zug wartet auf die Verbindung: Zieh ihn erst zurück.',
};
