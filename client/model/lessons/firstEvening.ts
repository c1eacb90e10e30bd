// The first lesson: the first evening and most of the second, with module 1.
import {
  accepts,
  brewerYield,
  EQUIPMENT,
  GUESTS,
  MONASTERY_BONUS,
  MONASTERY_LAST,
  TAVERN_CARD,
  type Player,
  type TavernCard,
  type Tile,
  type View,
} from '../../../game/index.ts';
import { spotOfDie, type Spot } from '../spots.ts';
import { freeTables, placesFor, placesToFill } from './diceOfLearner.ts';
import {
  after,
  all,
  always,
  either,
  during,
  isAsked,
  isDone,
  LEARNER,
  not,
  nothing,
  ownTurnOver,
  spotsOfTables,
  type Condition,
  type Lesson,
} from './lesson.ts';
import { affordableTiles, bringsUpgrade, cheapestTiles, couldBringUpgrade } from './upgradesOfLearner.ts';

const seat = LEARNER;

const drafted = ({ dice }: Player) => dice.filter(({ own }) => !own);

const hasDrafted =
  (count: number): Condition =>
  (_view, player) =>
    drafted(player).length >= count;

const wanted = (player: Player): number[] =>
  player.tables.flatMap((_, table) => {
    const takes = accepts(player, table);
    return takes === null || takes === 'any' ? [] : takes;
  });

const lastIsWanted: Condition = (_view, player) => {
  const last = drafted(player).at(-1);
  return last !== undefined && wanted(player).includes(last.value);
};

const hasPlaced: Condition = (_view, { dice }) => dice.some(({ at }) => at !== null);

const hasGuests =
  (count: number): Condition =>
  (_view, { tables }) =>
    tables.filter((card) => card !== null).length === count;

/** The server brought a die, and every guest wants a 2. */
const hasServerAndTwos: Condition = (_view, player) =>
  player.dice.some(({ own }) => own) && wanted(player).every((value) => value === 2);

/** The tile yields 1 and each brewer card 1 more. */
const hasOneBrewer: Condition = (view, player) => brewerYield(view, player) === 2;

const has134: Condition = (_view, { coaster }) => [...coaster].sort().join() === '1,3,4';

const hasCounterGuest: Condition = (_view, { counterGuests }) => counterGuests > 0;

/** As many guests are served as the dice could serve without dishwashers. */
const servesAll: Condition = (_view, player) => {
  const values: number[] = player.dice.map(({ value }) => value);
  const possible = wanted(player).filter((value) => {
    const index = values.indexOf(value);
    if (index < 0) return false;
    values.splice(index, 1);
    return true;
  });
  return player.dice.filter(({ at }) => typeof at === 'number').length >= possible.length;
};

const hasTakenAll: Condition = (_view, { dice }) => dice.every(({ at, spent }) => at === null || spent);

const hasBought: Condition = (_view, { bought, upgraded }) =>
  Object.values(bought).some((count) => count > 0) || Object.values(upgraded).some((from) => from > 0);

const cheapest = ({ display }: View): number =>
  Math.min(...display.flatMap((displayed) => (displayed === null ? [] : [GUESTS[displayed.guest].cost])));

const canRecruit: Condition = (view, { beer, recruited }) => !recruited && beer >= cheapest(view);

/** True also of an upgrade made in the round before that counts from this round. */
const hasUpgradedTonight: Condition = ({ round }, { upgraded }) =>
  Object.values(upgraded).some((from) => from >= round);

/** The dishwasher's upgrade alone is cheapest, with the single dishwasher card of this evening returned. */
const isDishwasherCheapest: Condition = (_view, player) =>
  player.beside.dishwasher === 1 && cheapestTiles(player).join() === 'dishwasher';

const hasRecruited: Condition = (_view, { recruited }) => recruited;

const canHire: Condition = (view, player) => affordableCards(view, player).length > 0;

const inFirstTurn = all(during(1, 'serving'), isAsked);

const firstTurnOver = ownTurnOver(1);
const secondTurnOver = ownTurnOver(2);

const CARDS_FOR_SALE = ['barback', 'dishwasher', 'server', 'table', 'brewer'] as const satisfies readonly TavernCard[];

/** Only what can be paid is lit: a learner takes a light to mean that a click there buys something. */
const affordableCards = (_view: View, { thalers }: Player): Spot[] =>
  CARDS_FOR_SALE.filter((card) => TAVERN_CARD[card].price <= thalers).map((card): Spot => ({ at: 'supply', card }));

const affordableGuests = ({ display }: View, { beer }: Player): Spot[] =>
  display.flatMap((displayed, place): Spot[] =>
    displayed !== null && GUESTS[displayed.guest].cost <= beer ? [{ at: 'display', place }] : [],
  );

const guestsOnDisplay = ({ display }: View): Spot[] =>
  display.flatMap((displayed, place): Spot[] => (displayed === null ? [] : [{ at: 'display', place }]));

const spotsOfTiles = (tiles: readonly Tile[]): Spot[] => tiles.map((tile) => ({ at: 'tile', seat, tile }));

const spotsOfDice = ({ dice }: Player): Spot[] =>
  dice.flatMap(({ at, spent }) => (at === null || spent ? [] : [spotOfDie(seat, at)]));

/** The spot of the next gift on the learner's way through the monastery. */
function nextGift({ monastery }: Player): Spot {
  let space = monastery;
  do space = space === MONASTERY_LAST ? 0 : space + 1;
  while (MONASTERY_BONUS[space] === undefined);
  return { at: 'monastery', space };
}

export const firstEvening = {
  modules: 1,
  // Chosen so that the learner begins, and three guests who want a 2, a server and a brewer come in the first evening.
  secret: 'bf41a3f84eade6f75cdb5817efa288255e93cfafb5f9ff24ca6e5fa56c42c294',
  begins: null,
  taughtEvenings: 2,
  stepsWithKeys: 4,
  steps: [
    { id: 'welcome', when: during(1, 'guests'), over: after(1, 'guests'), hasNextButton: true, lights: nothing },
    {
      id: 'guests',
      when: during(1, 'guests'),
      over: after(1, 'guests'),
      isTrue: hasGuests(3),
      hasNextButton: true,
      lights: spotsOfTables,
    },
    {
      id: 'keep',
      when: during(1, 'guests'),
      over: either(isDone, after(1, 'guests')),
      isGood: hasCounterGuest,
      lights: () => [{ at: 'counterGuests', seat }],
      button: () => 'confirm',
    },
    {
      id: 'draft',
      when: all(during(1, 'orders'), isAsked),
      over: either(hasDrafted(1), after(1, 'orders')),
      isOfUse: during(1, 'orders'),
      isGood: lastIsWanted,
      isTrue: hasServerAndTwos,
      lights: (_view, player) => [{ at: 'coaster', seat }, ...placesFor(player, freeTables(player), player.coaster)],
    },
    {
      id: 'draftOn',
      when: all(during(1, 'orders'), isAsked, hasDrafted(1)),
      over: either(hasDrafted(2), after(1, 'orders')),
      isOfUse: during(1, 'orders'),
      isTrue: all(hasServerAndTwos, hasOneBrewer, has134),
      // Also equipment that no die on the coaster fits: the words name it, and the light shows which is which.
      lights: () => EQUIPMENT.map((space): Spot => ({ at: 'equipment', seat, space })),
    },
    { id: 'draftRest', when: all(during(1, 'orders'), hasDrafted(2)), over: after(1, 'orders'), lights: nothing },
    {
      id: 'place',
      when: during(1, 'planning'),
      over: either(hasPlaced, after(1, 'planning')),
      lights: () => [{ at: 'hand', seat }],
    },
    {
      id: 'plan',
      when: during(1, 'planning'),
      over: either(isDone, after(1, 'planning')),
      isGood: servesAll,
      lights: (_view, player) => placesToFill(player),
      button: (_view, player) => (placesToFill(player).length === 0 ? 'confirm' : null),
    },
    {
      id: 'serve',
      when: inFirstTurn,
      over: either(hasTakenAll, firstTurnOver),
      lights: (_view, player) => spotsOfDice(player),
    },
    {
      id: 'hire',
      when: all(inFirstTurn, hasTakenAll),
      // Without enough thalers for anybody there is nothing to be done here.
      over: either(hasBought, firstTurnOver, all(hasTakenAll, not(canHire))),
      isGood: hasBought,
      lights: affordableCards,
    },
    {
      id: 'recruit',
      when: all(inFirstTurn, canRecruit),
      over: either(firstTurnOver, all(hasTakenAll, not(canRecruit))),
      // After closing time `recruited` is false again, and the guest lies in the deck.
      isGood: (_view, { recruited, deck }) => recruited || deck.some((card) => card in GUESTS),
      lights: affordableGuests,
    },
    {
      id: 'end',
      when: inFirstTurn,
      over: firstTurnOver,
      isTrue: hasCounterGuest,
      lights: () => [
        { at: 'tile', seat, tile: 'safe' },
        { at: 'tile', seat, tile: 'storage' },
      ],
      button: () => 'end',
    },
    {
      id: 'moon',
      when: all(during(2, 'evening'), isAsked),
      over: either((_view, { choice }) => choice !== null, after(2, 'evening')),
      lights: (_view, player) => [{ at: 'moon', round: 2 }, nextGift(player)],
    },
    {
      id: 'again',
      when: during(2, 'guests'),
      over: either(isDone, after(2, 'guests')),
      // Without a counter guest, guests are kept automatically and the phase may be over at once.
      isOfUse: during(2, 'orders'),
      hasNextButton: true,
      lights: spotsOfTables,
    },
    {
      id: 'aim',
      when: all(during(2, 'orders'), isAsked),
      over: after(2, 'planning'),
      isOfUse: always,
      isTrue: isDishwasherCheapest,
      hasNextButton: true,
      lights: (_view, player) => spotsOfTiles(cheapestTiles(player)),
    },
    {
      id: 'alone',
      when: all(either(during(2, 'orders'), during(2, 'planning')), isAsked),
      over: after(2, 'planning'),
      isGood: either(bringsUpgrade, not(couldBringUpgrade)),
      lights: nothing,
    },
    {
      id: 'recruitLater',
      insteadOf: 'recruit',
      when: all(during(2, 'serving'), isAsked),
      over: either(hasRecruited, secondTurnOver),
      isOfUse: always,
      hasNextButton: true,
      lights: (view, player) => (canRecruit(view, player) ? affordableGuests(view, player) : guestsOnDisplay(view)),
    },
    {
      id: 'upgrade',
      when: all(during(2, 'serving'), isAsked),
      over: either(hasUpgradedTonight, secondTurnOver),
      isTrue: either(bringsUpgrade, hasUpgradedTonight),
      // The tiles once one can be paid; before that the dice, or nothing if what they bring is too little.
      lights: (view, player) => {
        const tiles = affordableTiles(player);
        if (tiles.length > 0) return spotsOfTiles(tiles);
        return bringsUpgrade(view, player) ? spotsOfDice(player) : [];
      },
    },
  ],
} as const satisfies Lesson;
