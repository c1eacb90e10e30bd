// Sentences for refusals by the rules, and for keys that do nothing now. For those of the server see ../refusals.ts.
import type { RefusalReason } from '../../../../game/index.ts';
import type { IdleReason, RefusalFacts } from '../../facts.ts';
import { a, count, number } from '../grammar.ts';
import { thalers, beer, schnapps } from './amounts.ts';
import { names } from './names.ts';
import { cardNouns } from './nouns.ts';
import { has, needs } from './phrasing.ts';

export const refusals: { [R in RefusalReason]: (refused: RefusalFacts<R>) => string } = {
  gameOver: () => 'Das Spiel ist aus.',
  noSuchSeat: () => 'Du schaust hier nur zu.',
  malformed: () => 'Das ist kein Zug dieses Spiels.',
  wrongPhase: () => 'Nicht in dieser Phase des Abends. Was etwas kostet, bezahlst du, während du bedienst.',
  notYourTurn: () => 'Du bist nicht am Zug.',
  alreadyDone: () => 'Du bist schon fertig. Ändere erst deine Wahl, oder überleg es dir noch einmal.',
  nothingToWithdraw: () => 'Du bist noch nicht fertig, also gibt es nichts zu überlegen.',
  answerFirst: () => 'Beantworte erst die offene Frage.',
  notAsked: () => 'Danach fragt gerade niemand.',
  settleFirst: () => 'Rechne erst deinen Ruf ab.',
  alreadySettled: () => 'Dein Ruf ist heute Abend schon abgerechnet.',
  needsModule: ({ module }) => `Das gibt es erst ab Modul ${number(module)}.`,
  noSuchOption: () => 'Das steht nicht zur Wahl.',
  notOnCoaster: () => 'So ein Würfel liegt nicht auf deinem Bierdeckel.',
  noSuchDie: () => 'So ein Würfel liegt dort nicht.',
  noSuchSpace: () => 'Dieses Feld gibt es nicht.',
  nobodyThere: () => 'Dort sitzt niemand, den man bedienen könnte.',
  sameSpace: () => 'Dort liegt der Würfel schon.',
  spaceUsed: () => 'Dieses Feld wurde heute Abend schon genutzt.',
  spaceTaken: () => 'Dort liegt schon ein anderer Würfel.',
  wrongValue: ({ needs: wanted }) =>
    `Dieses Feld braucht ${needs(wanted)}; ein Würfel lässt sich erhöhen, aber nie senken.`,
  tooFewDishwashers: ({ raises, dishwashers }) =>
    dishwashers === 0
      ? 'Der Würfel ist zu niedrig, und kein Tellerwäscher ist da, der ihn erhöht.'
      : `Das braucht ${number(raises)} Tellerwäscher, und du hast ${number(dishwashers)}.`,
  cannotGiveBack: ({ what }) =>
    what === 'schnapps'
      ? 'Der Marker kann nicht zurück: Der Schnaps, den er brachte, ist ausgegeben.'
      : what === 'removal'
        ? 'Der Marker kann nicht zurück: Dafür wurde schon jemand abgewiesen.'
        : 'Der Marker kann nicht über das Feld mit der Unterschrift zurück.',
  tooFewThalers: ({ needs: wanted, has: own }) => `Das kostet ${thalers(wanted)}, ${has(own)}.`,
  tooLittleBeer: ({ needs: wanted, has: own }) => `Das kostet ${beer(wanted)}, ${has(own)}.`,
  tooLittleSchnapps: ({ needs: wanted, has: own }) => `Das kostet ${schnapps(wanted)}, ${has(own)}.`,
  soldOut: () => 'Davon ist nicht mehr genug da.',
  boughtAlready: ({ card }) =>
    `Du hast heute Abend schon ${a(cardNouns[card], 'acc')} gekauft; mehr als eine Karte jeder Art geht nicht.`,
  upgradedAlready: () => 'Das ist schon ausgebaut.',
  tooFewCards: ({ has: own }) =>
    own === 0
      ? 'Du hast keine Karte gezogen, die dazu passt.'
      : `Du hast nur ${count(own, { one: '# passende Karte', other: '# passende Karten' })} gezogen.`,
  notOnDisplay: () => 'Dieser Gast liegt nicht mehr aus.',
  recruitedAlready: () => 'Du hast heute Abend schon einen Gast gewonnen.',
  noCounterGuest: () => 'An deiner Theke sitzt kein Thekengast.',
  noEntertainer: () => 'Kein Gaukler in deiner Taverne kann das.',
  sameFace: () => 'Das zeigt der Würfel schon.',
  noBardLeft: () => 'Heute Abend ist kein Barde mehr übrig, der singen könnte.',
  nobodyToDeny: () => 'Es ist niemand da, den du abweisen könntest.',
  dieOnGuest: () => 'Auf diesem Gast liegt ein Würfel.',
  columnFull: ({ column }) => `Die Spalte für ${names.columns[column]} ist voll.`,
  noSuchRegular: () => 'So ein Stammgast ist nicht in deinem Stapel.',
  nothingToTakeBack: () => 'Es gibt nichts zurückzunehmen.',
};

/** The answer to a key of the table where it does nothing. */
export const idle: Readonly<Record<IdleReason, string>> = {
  nothingToServe: 'Gerade gibt es nichts zu bedienen.',
  nothingToRedo: 'Es wurde nichts zurückgenommen, was sich wiederholen ließe.',
  nothingToEnd: 'Gerade gibt es nichts zu beenden oder zu bestätigen.',
  noDice: 'Du hast gerade keine Würfel.',
};
