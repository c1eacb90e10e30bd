// Explanations of every spot on the table.
import {
  ENTERTAINER_PRINT,
  GUESTS,
  NOBLE,
  REGULAR,
  SIDES,
  SUPPLIES,
  type Card,
  type Entertainer,
  type Face,
  type GuestId,
  type TavernCard,
  type Tile,
} from '../../../../game/index.ts';
import type { SpotFacts, SpotSignature, Explanation, SpotKind } from '../../facts.ts';
import { capital, genitive, NAMELESS, number, count, and, or } from '../grammar.ts';
import { thalers, beer, schnapps, steps, points, dice, cards } from './amounts.ts';
import { bonusName, bonusObject, bonusText, startItems } from './bonuses.ts';
import { cellBrings } from './moves.ts';
import { names, cardName } from './names.ts';
import { cardNouns, entertainerNouns } from './nouns.ts';
import { die, inMonastery, listed } from './phrasing.ts';

const tavernCardTexts = {
  bard: 'In deinem Zug beim Bedienen rückt jeder gezogene Barde deinen Marker 1 Schritt auf der Rufleiste vor.',
  barback: 'Jeder gezogene Bierhändler bringt 1 Bier, sobald du bedienst; einen Würfel braucht er nicht.',
  dishwasher: 'Jeder gezogene Tellerwäscher darf einen Würfel um 1 erhöhen.',
  server: `Jede gezogene Kellnerin bringt einen Würfel deiner Farbe, zusammen höchstens ${number(SUPPLIES.ownDice)}.`,
  table: 'Jeder gezogene Tisch schafft heute Abend Platz für einen Gast mehr.',
  brewer: 'Jede gezogene Karte „Bierlieferant“ bringt 1 Bier mehr für jeden Würfel bei deinem Bierlieferanten.',
} satisfies Record<TavernCard, string>;

export const tileTexts = {
  dishwasher: (worth: number) =>
    worth === 0
      ? 'Hier arbeitet noch kein fester Tellerwäscher.'
      : `Jeden Abend ${worth === 1 ? 'darf' : 'dürfen'} ${number(worth)} Würfel um 1 erhöht werden.`,
  server: (worth: number) =>
    worth === 0
      ? 'Bisher liegt hier nur der Hund: noch keine feste Kellnerin.'
      : `Bringt jeden Abend ${dice(worth)} deiner Farbe.`,
  tables: (worth: number) => `Hier stehen ${number(worth)} Tische, ohne die auf Karten.`,
  brewer: (worth: number) => `Jede 1 oder 6 hier bringt ${beer(worth)}, und 1 mehr für jede Karte „Bierlieferant“.`,
  barrel: (worth: number) => `Ein beliebiger Würfel hier bringt ${beer(worth)}.`,
  cashbox: (worth: number) => `Ein beliebiger Würfel hier bringt ${thalers(worth)}.`,
  monk: (worth: number) => `Jede 5 hier bringt deinen Marker im Kloster ${steps(worth)} weiter.`,
  safe: (worth: number) => `Bewahrt bis zu ${thalers(worth)} für den nächsten Abend auf.`,
  storage: (worth: number) => `Bewahrt bis zu ${beer(worth)} für den nächsten Abend auf.`,
} satisfies Record<Tile, (worth: number) => string>;

export const onceUpgraded = (tile: Tile, worth: number) => `Ausgebaut: ${tileTexts[tile](worth)}`;

const sideTexts = {
  thalers: `Beim Bedienen: ${schnapps(ENTERTAINER_PRINT.dancer.thalers.schnapps)} gegen ${thalers(ENTERTAINER_PRINT.dancer.thalers.yields)}, so oft du kannst.`,
  beer: `Beim Bedienen: ${schnapps(ENTERTAINER_PRINT.dancer.beer.schnapps)} gegen ${beer(ENTERTAINER_PRINT.dancer.beer.yields)}, so oft du kannst.`,
  upgrade: `Beim Bedienen: ${schnapps(ENTERTAINER_PRINT.fireBreather.upgrade.schnapps)} für einen beliebigen Ausbau ohne Dublonen, samt Adligem.`,
  deny: `Beim Bedienen: ${schnapps(ENTERTAINER_PRINT.fireBreather.deny.schnapps)}, um einen Gast, ohne Würfel oder schon bedient, aus dem Spiel zu schicken.`,
  die: `Beim Planen: ${schnapps(ENTERTAINER_PRINT.juggler.die.schnapps)}, um einen deiner Würfel beliebig zu drehen. Nimm ihn dazu zuerst auf.`,
  card: `Zur Sperrstunde: ${schnapps(ENTERTAINER_PRINT.juggler.card.schnapps)}, um eine Karte dieses Abends zurück auf den Stapel zu legen.`,
};

/** Of an entertainer whose side is not chosen yet. */
function bothSides(entertainer: Entertainer): string[] {
  const [one, other] = SIDES[entertainer];
  return [`Eine Seite: ${sideTexts[one]}`, `Die andere: ${sideTexts[other]}`];
}

const wanted = (face: Face, paid: number) => `Möchte eine ${number(face)}, zahlt ${thalers(paid)}.`;

export const cardExplained = (card: Card): string =>
  card in tavernCardTexts
    ? tavernCardTexts[card as TavernCard]
    : card === 'noble'
      ? `Adlige teilen sich einen Tisch. Sie kosten ${or(NOBLE.cost.map((cost, i) => `${number(cost)} Bier für ${number(i + 1)}`))}.`
      : card === 'regular1' || card === 'regular2'
        ? `Kommt jeden Abend, möchte eine ${number(REGULAR[card].die)} und zahlt ${thalers(REGULAR[card].pays)}.`
        : wanted(GUESTS[card as GuestId].die, GUESTS[card as GuestId].pays);

const withHelp = 'Nimm einen Würfel auf: Auch die Felder, die er mit Hilfe erreicht, leuchten dann.';
const stillFree = (help: SpotFacts<'beside'>['help']) =>
  help === null ? [] : [`Noch frei zum Helfen: ${number(help.free)} von ${number(help.all)}.`];

const worthPoints = (vp: number) => (vp === 0 ? [] : [`Am Ende ${points(vp)} wert.`]);

const onSpace = (here: string[]) => (here.length === 0 ? [] : [`Hier: ${and(here)}.`]);

const counterGuests = (n: number) => count(n, { one: '# Thekengast', other: '# Thekengäste' });

const left = (n: number) => (n === 0 ? 'Keine mehr da.' : `Noch ${number(n)} da.`);

const youHave = (n: number | null, amount: (n: number) => string) => (n === null ? [] : [`Du hast ${amount(n)}.`]);

const reputationTexts = {
  schnapps: 'Erreichen oder Überschreiten bringt 1 Schnaps.',
  schnappsOrDeny: 'Erreichen oder Überschreiten bringt 1 Schnaps oder einen Gast zum Abweisen.',
  signature: 'Erreichen oder Überschreiten bringt eine Unterschrift in einer Spalte deiner Wahl.',
  crown:
    'Die Krone: Erreichen oder Überschreiten bringt einen Adligen. Wer am Ende darauf steht, bekommt dafür nichts.',
};

const signature = (cell: SpotSignature): string =>
  cell === null
    ? 'Bringt eine Unterschrift fürs Gästebuch mit.'
    : `Bringt eine Unterschrift fürs Gästebuch mit (${names.columns[cell.column]}, Zeile ${number(cell.row)}: ${cellBrings(cell)}).`;

export const explanations: { [A in SpotKind]: (facts: SpotFacts<A>) => Explanation } = {
  plate: ({ name, total, points: parts, start, ...facts }) => ({
    title: name,
    lines: [
      `Bisher ${points(total)}${parts.length > 0 ? `: ${and(parts.map((part) => `${names.sources[part.source]} ${number(part.count)}`))}` : ''}.`,
      `Hat ${and([thalers(facts.thalers), beer(facts.beer), ...(facts.schnapps === null ? [] : [schnapps(facts.schnapps)]), counterGuests(facts.counterGuests)])}.`,
      ...(start ? ['Hat den Bierkrug und beginnt heute Abend.'] : []),
    ],
  }),
  deck: ({ name, count: n, cards: piles }) => ({
    title: `${name}: Nachziehstapel`,
    lines:
      n === 0
        ? ['Leer.']
        : [`${capital(cards(n))}, verdeckt. Welche es sind, ist bekannt, die Reihenfolge nicht.`, listed(piles)],
  }),
  discard: ({ name, count: n, cards: piles }) => ({
    title: `${name}: Ablagestapel`,
    lines:
      n === 0
        ? ['Leer.']
        : [`${capital(cards(n))}. Ist der Nachziehstapel leer, werden sie neu gemischt.`, listed(piles)],
  }),
  table: ({ number: table, card, nobles, die: face, thalers: paid, vp }) => ({
    title: card === null ? `Tisch ${number(table)}` : `Tisch ${number(table)}: ${cardName(card)}`,
    lines:
      card === null || face === null
        ? ['Hier sitzt niemand.']
        : [
            wanted(face, paid),
            ...(card === 'noble' ? [cardExplained(card)] : []),
            ...(nobles > 1
              ? [
                  `${number(nobles)} Adlige teilen sich diesen Tisch: Ein Würfel bedient sie alle, und zusammen zahlen sie ${thalers(paid)}.`,
                ]
              : []),
            ...worthPoints(vp),
          ],
  }),
  equipment: ({ space, worth, perDie, isUpgraded }) => ({
    title: names.equipment[space],
    lines: [
      tileTexts[space](worth),
      ...(space === 'brewer'
        ? ['Nimmt beliebig viele Würfel mit 1 oder 6.', `Jetzt bringt jeder ${beer(perDie)}.`]
        : []),
      ...(space === 'monk' ? ['Nimmt beliebig viele 5er.'] : []),
      isUpgraded ? 'Ausgebaut.' : 'Die einfache Seite.',
    ],
  }),
  beside: ({ card, count: n, help }) => ({
    title: `${capital(cardName(card))}: ${number(n)} gezogen`,
    lines: [cardExplained(card), ...(card === 'dishwasher' ? [withHelp] : []), ...stillFree(help)],
  }),
  tile: ({ tile, worth, upgradedTo, price, card, discount, works, from, isUpgraded, isFree, has, help }) => ({
    title: names.tiles[tile],
    lines: [
      tileTexts[tile](worth),
      ...(tile === 'dishwasher' && worth > 0 ? [withHelp, ...stillFree(help)] : []),
      ...(isUpgraded
        ? from === null
          ? ['Ausgebaut.']
          : [`Ausgebaut: gilt ab Abend ${number(from)}.`]
        : [
            isFree
              ? 'Heute kostenlos auszubauen. Ein Adliger kommt nicht dazu.'
              : `Ausbau für ${thalers(price)}${card === null ? '' : `, ${number(discount)} weniger je zurückgegebener Karte „${cardNouns[card].nom}“`}. Ein Adliger kommt dazu.`,
            ...youHave(has, thalers),
            onceUpgraded(tile, upgradedTo),
            works === 'atOnce' ? 'Gilt sofort.' : 'Gilt ab dem nächsten Abend.',
          ]),
    ],
  }),
  hand: ({ name, mine, dice: held }) => ({
    title: mine ? 'Nicht gelegte Würfel' : `${capital(genitive(name))} Würfel, nicht gelegt`,
    lines:
      held.length === 0
        ? ['Kein Würfel wartet darauf, gelegt zu werden.']
        : [`Noch zu legen: ${and(held.map(({ value, own: coloured }) => die(value, coloured)))}.`],
  }),
  coaster: ({ name, dice: shown }) => ({
    title: name === NAMELESS ? 'Dein Bierdeckel' : `${genitive(name)} Bierdeckel`,
    lines: [
      shown.length === 0 ? 'Leer.' : `Würfel: ${shown.join(', ')}.`,
      'Alle nehmen einen Würfel, dann wandern die Bierdeckel nach links.',
    ],
  }),
  thalers: ({ count: n, kept }) => ({
    title: capital(thalers(n)),
    lines: [`In den Tresor passen ${thalers(kept)} für den nächsten Abend.`],
  }),
  beer: ({ count: n, kept }) => ({
    title: capital(beer(n)),
    lines: [`Ins Lager passen ${beer(kept)} für den nächsten Abend.`],
  }),
  schnapps: ({ count: n }) => ({
    title: capital(schnapps(n)),
    lines: [
      `Bezahlt die Gaukler; jeder, der am Ende übrig ist, ist ${points(1)} wert.`,
      `Zur Sperrstunde darf man ${number(SUPPLIES.schnappsKept)} behalten.`,
    ],
  }),
  counterGuests: ({ count: n }) => ({
    title: counterGuests(n),
    lines: [
      'Gefallen dir die Gäste nicht, gib einen ab: Alle gezogenen Karten kommen auf deinen Ablagestapel, wo sie deine bleiben, und du ziehst neu.',
      `Beim Bedienen kannst du einen für ${inMonastery(1)} abgeben.`,
    ],
  }),
  entertainer: ({ entertainer, side, comes }) => ({
    title: entertainerNouns[entertainer].nom,
    lines:
      side !== null
        ? [sideTexts[side]]
        : [
            comes === null
              ? 'Noch nicht in dieser Taverne.'
              : `Kommt am ${number(comes)}. Abend und hilft dir gegen Schnaps.`,
            ...bothSides(entertainer),
          ],
  }),
  reputation: ({ space, names: here }) => ({
    title: space === null ? 'Ruf' : `Ruf: ${names.reputationSpace(space)}`,
    lines: [
      ...(space === null
        ? ['Hier beginnen die Marker. Der Anfang ist nichts wert.']
        : 'vp' in space
          ? [
              `${points(space.vp)} wert, wenn der Marker am Ende hier steht oder dies die letzte Zahl war, die er passiert hat.`,
            ]
          : [reputationTexts[space.gives]]),
      ...onSpace(here),
    ],
  }),
  cell: ({ column, row, bonus, covered }) => ({
    title: `Gästebuch: ${names.columns[column]}, Zeile ${number(row)}`,
    lines: [
      covered
        ? 'Unterschrieben.'
        : bonus === null
          ? 'Hier gibt es keinen Bonus.'
          : `Eine Unterschrift hier bringt ${bonusObject(bonus)}.`,
      'Eine volle Zeile bringt einen Adligen.',
    ],
  }),
  moon: ({ round, bonuses, schnapps: onTheWay, now }) => ({
    title: now ? `Abend ${number(round)}, heute` : `Abend ${number(round)}`,
    lines: [
      `Alle bekommen ${or(bonuses.map(bonusObject))}.`,
      ...(onTheWay > 0 ? [`Unterwegs: ${schnapps(onTheWay)}.`] : []),
    ],
  }),
  monastery: ({ space, bonus, ahead, names: here }) => ({
    title: space === 0 ? 'Kloster, die Pforte' : `Kloster, Feld ${number(space)}`,
    lines: [
      ahead > 0
        ? `Nur ein Schritt. Noch ${number(ahead)} bis zum nächsten Geschenk: ${bonusName(bonus)}.`
        : `Erreichen oder Überschreiten bringt ${bonusObject(bonus)}.`,
      ...onSpace(here),
    ],
  }),
  display: (facts) =>
    facts.guest === null
      ? { title: 'Ein leerer Platz', lines: ['Es kommt kein Gast mehr.'] }
      : {
          title: `${cardName(facts.guest)}, für ${beer(facts.cost)}`,
          lines: [
            ...youHave(facts.has, beer),
            wanted(facts.die, facts.thalers),
            ...worthPoints(facts.vp),
            ...(facts.bonus === null ? [] : [`Sofort beim Gewinnen: ${bonusText(facts.bonus)}`]),
            ...(facts.signature ? [signature(facts.cell)] : []),
            ...(facts.pile === null ? [] : [`Darunter im Stapel: ${cards(facts.pile)}.`]),
          ],
        },
  guestDeck: ({ count: n }) => ({ title: 'Gäste, die noch kommen', lines: [`${capital(cards(n))}, verdeckt.`] }),
  supply: ({ card, count: n, price, has }) => ({
    title: `${cardName(card)}, für ${thalers(price)}`,
    lines: [
      ...youHave(has, thalers),
      tavernCardTexts[card],
      `Höchstens eine solche Karte kannst du je Abend kaufen. ${left(n)}`,
    ],
  }),
  nobles: ({ count: n, has }) => ({
    title: 'Adlige',
    lines: [
      cardExplained('noble'),
      ...youHave(has, beer),
      `Jeder ist ${points(NOBLE.vp)} wert. Zusammen möchten sie eine ${number(NOBLE.die)} und zahlen ${thalers(NOBLE.pays)}.`,
      left(n),
    ],
  }),
  schnappsSupply: ({ count: n }) => ({ title: 'Schnaps', lines: [n === 0 ? 'Keiner mehr da.' : left(n)] }),
  signatures: ({ count: n }) => ({ title: 'Unterschriften', lines: [left(n)] }),
  box: ({ cards: piles }) => ({ title: 'Aus dem Spiel', lines: [listed(piles)] }),
  startCard: ({ card }) => ({ title: `Startkarte ${number(card)}`, lines: [`${capital(startItems(card))}.`] }),
};
