// Bonuses and start cards: their names in a sentence, what bonuses do, and the options of hidden choices.
import { START_CARDS, SUPPLIES, type StartCard, type StartItem, type Tile } from '../../../../game/index.ts';
import type { AnyBonus, AnyBonusOf } from '../../facts.ts';
import { capital, number, count, and } from '../grammar.ts';
import { thalers, beer, schnapps, steps } from './amounts.ts';
import { names, cardName } from './names.ts';
import { a } from './phrasing.ts';

/** A bonus as a noun phrase, for the middle of a sentence: "a noble". */
export const bonusNames: { [G in AnyBonus['gives']]: (bonus: AnyBonusOf<G>) => string } = {
  card: ({ card }) => `${a(cardName(card))} card`,
  noble: () => 'a noble',
  thalers: (bonus) => thalers(bonus.count),
  monastery: (bonus) => `${steps(bonus.count)} in the monastery`,
  reputation: (bonus) => `${steps(bonus.count)} of reputation`,
  schnapps: (bonus) => schnapps(bonus.count),
  deny: () => 'a guest to turn away',
  counterGuest: () => 'a counter guest',
  die: () => 'a coloured die for this evening',
  threeBeerGuest: () => 'a guest from the 3-beer pile',
  freeUpgrade: () => 'a free upgrade, without the noble',
  entertainer: ({ entertainer }) => `the ${names.entertainers[entertainer]}`,
};

const bonusTexts: { [G in AnyBonus['gives']]: (bonus: AnyBonusOf<G>) => string } = {
  card: ({ card }) => `${capital(a(cardName(card)))} card goes face down on top of your deck.`,
  noble: () => 'A noble goes face down on top of your deck.',
  thalers: (bonus) => `You receive ${thalers(bonus.count)}.`,
  monastery: (bonus) => `Your marker moves ${steps(bonus.count)} on through the monastery.`,
  reputation: (bonus) => `Your marker moves ${steps(bonus.count)} on along the reputation track.`,
  schnapps: (bonus) => `You receive ${schnapps(bonus.count)}.`,
  deny: () =>
    'You may send one regular or guest, without a die or already served, out of your tavern and out of the game; the points of the card go, too.',
  counterGuest: () => 'A counter guest sits down at your bar; give him up when you need him.',
  die: () => `You roll a die of your colour at once; ${number(SUPPLIES.ownDice)} an evening are the most.`,
  threeBeerGuest: () => 'The top guest of the 3-beer pile goes face down on top of your deck.',
  freeUpgrade: () => 'You turn one tile to its better side without paying; no noble comes with it.',
  entertainer: ({ entertainer }) =>
    `The ${names.entertainers[entertainer]} comes to your tavern; choose a side for good.`,
};

export const bonusName = (bonus: AnyBonus): string => (bonusNames[bonus.gives] as (bonus: AnyBonus) => string)(bonus);

export const bonusText = (bonus: AnyBonus): string => (bonusTexts[bonus.gives] as (bonus: AnyBonus) => string)(bonus);

const startItemName = (item: StartItem): string => {
  switch (item.gives) {
    case 'upgrade':
      return item.holding > 0
        ? `the ${names.tiles[item.tile]} upgraded with ${beer(item.holding)} in it`
        : `the ${names.tiles[item.tile]} upgraded`;
    case 'removal':
      return count(item.regulars, { one: 'the removal of # regular', other: 'the removal of # regulars' });
    default:
      return bonusName(item);
  }
};

export const startItems = (card: StartCard): string => and(START_CARDS[card].map(startItemName));

const tile = (one: Tile) => `the ${names.tiles[one]}`;

const startCard = (card: StartCard) => `start card ${number(card)}: ${startItems(card)}`;

/** Options of hidden choices. */
export const options = {
  startCard,
  upgrade: tile,
  /** As the object of a sentence, which has forms of its own in some languages. */
  asObject: { bonus: bonusName, upgrade: tile, startCard, card: cardName },
  keepNothing: 'to keep no card',
};
