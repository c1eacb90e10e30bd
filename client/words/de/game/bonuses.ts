// Bonuses and start cards: their names in a sentence, what they do, and the options of hidden choices.
import { START_CARDS, SUPPLIES, type StartCard, type StartItem, type Tile } from '../../../../game/index.ts';
import type { AnyBonus, AnyBonusOf } from '../../facts.ts';
import { a, capital, number, and, the, type Case } from '../grammar.ts';
import { thalers, beer, schnapps, steps, onReputation } from './amounts.ts';
import { cardName } from './names.ts';
import { cardNouns, entertainerNouns, tileNouns } from './nouns.ts';

const inCase = (as: Case): { [G in AnyBonus['gives']]: (bonus: AnyBonusOf<G>) => string } => ({
  card: ({ card }) => `${as === 'dat' ? 'einer' : 'eine'} Karte „${cardNouns[card].nom}“`,
  noble: () => a(cardNouns.noble, as),
  thalers: (bonus) => thalers(bonus.count),
  monastery: (bonus) => `${steps(bonus.count)} im Kloster`,
  reputation: (bonus) => onReputation(bonus.count),
  schnapps: (bonus) => schnapps(bonus.count),
  deny: () => (as === 'nom' ? 'ein Gast zum Abweisen' : 'einen Gast zum Abweisen'),
  counterGuest: () => (as === 'nom' ? 'ein Thekengast' : 'einen Thekengast'),
  die: () => `${as === 'nom' ? 'ein farbiger' : 'einen farbigen'} Würfel für diesen Abend`,
  threeBeerGuest: () => (as === 'nom' ? 'ein Gast vom 3-Bier-Stapel' : 'einen Gast vom 3-Bier-Stapel'),
  freeUpgrade: () => (as === 'nom' ? 'ein kostenloser Ausbau, ohne Adligen' : 'einen kostenlosen Ausbau, ohne Adligen'),
  entertainer: ({ entertainer }) => the(entertainerNouns[entertainer], as),
});

/** A bonus as a noun phrase: "ein Adliger". */
export const bonusNames = inCase('nom');
const accusatives = inCase('acc');

const bonusTexts: { [G in AnyBonus['gives']]: (bonus: AnyBonusOf<G>) => string } = {
  card: ({ card }) => `Eine Karte „${cardNouns[card].nom}“ kommt verdeckt auf deinen Nachziehstapel.`,
  noble: () => 'Ein Adliger kommt verdeckt auf deinen Nachziehstapel.',
  thalers: (bonus) => `Du bekommst ${thalers(bonus.count)}.`,
  monastery: (bonus) => `Dein Marker geht im Kloster ${steps(bonus.count)} weiter.`,
  reputation: (bonus) => `Dein Marker geht ${steps(bonus.count)} weiter auf der Rufleiste.`,
  schnapps: (bonus) => `Du bekommst ${schnapps(bonus.count)}.`,
  deny: () =>
    'Du darfst einen Stammgast oder Gast, ohne Würfel oder schon bedient, aus der Taverne und aus dem Spiel schicken; die Punkte der Karte gehen mit.',
  counterGuest: () => 'Ein Thekengast setzt sich an deine Theke; gib ihn ab, wenn du ihn brauchst.',
  die: () => `Du wirfst sofort einen Würfel deiner Farbe; höchstens ${number(SUPPLIES.ownDice)} am Abend.`,
  threeBeerGuest: () => 'Der oberste Gast vom 3-Bier-Stapel kommt verdeckt auf deinen Nachziehstapel.',
  freeUpgrade: () =>
    'Du drehst ein Teil deiner Taverne kostenlos auf die bessere Seite; ein Adliger kommt dafür nicht.',
  entertainer: ({ entertainer }) =>
    `${capital(the(entertainerNouns[entertainer]))} kommt in deine Taverne; wähle eine Seite, sie gilt für immer.`,
};

export const bonusName = (bonus: AnyBonus): string => (bonusNames[bonus.gives] as (bonus: AnyBonus) => string)(bonus);

/** As the object of a sentence: "einen Adligen". */
export const bonusObject = (bonus: AnyBonus): string =>
  (accusatives[bonus.gives] as (bonus: AnyBonus) => string)(bonus);

export const bonusText = (bonus: AnyBonus): string => (bonusTexts[bonus.gives] as (bonus: AnyBonus) => string)(bonus);

const startItemName = (item: StartItem): string => {
  switch (item.gives) {
    case 'upgrade':
      return item.holding > 0
        ? `${tileNouns[item.tile].nom} ausgebaut, mit ${beer(item.holding)} darin`
        : `${tileNouns[item.tile].nom} ausgebaut`;
    case 'removal':
      return item.regulars === 1 ? 'ein Stammgast weniger' : `${number(item.regulars)} Stammgäste weniger`;
    default:
      return bonusName(item);
  }
};

export const startItems = (card: StartCard): string => and(START_CARDS[card].map(startItemName));

const startCard = (card: StartCard) => `Startkarte ${number(card)}: ${startItems(card)}`;

/** Options of hidden choices. */
export const options = {
  startCard,
  upgrade: (tile: Tile) => the(tileNouns[tile], 'nom'),
  asObject: {
    bonus: bonusObject,
    upgrade: (tile: Tile) => the(tileNouns[tile], 'acc'),
    startCard,
    card: cardName,
  },
  keepNothing: 'keine Karte behalten',
};
