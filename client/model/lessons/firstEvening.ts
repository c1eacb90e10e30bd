// The first lesson: the first evening and the beginning of the second, with module 1.
import {
  accepts,
  brewerYield,
  GUESTS,
  TAVERN_CARD,
  type Face,
  type Player,
  type Space,
  type TavernCard,
  type View,
} from '../../../game/index.ts';
import { spotOfDie, type Spot } from '../spots.ts';
import {
  after,
  all,
  either,
  during,
  isAsked,
  isDone,
  LEARNER,
  not,
  nothing,
  spotsOfTables,
  type Condition,
  type Lesson,
} from './lesson.ts';

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

const isPlaced: Condition = (_view, { dice }) => dice.some(({ at }) => at !== null);

const sits =
  (count: number): Condition =>
  (_view, { tables }) =>
    tables.filter((card) => card !== null).length === count;

/** The server brought a die, and every guest wants a 2. */
const hasServerAndTwos: Condition = (_view, player) =>
  player.dice.some(({ own }) => own) && wanted(player).every((value) => value === 2);

const hasOneBrewer: Condition = (view, player) => brewerYield(view, player) === 2;

const hasCounterGuest: Condition = (_view, { counterGuests }) => counterGuests > 0;

/** As many guests as the dice could serve, without help. */
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
  Object.values(bought).some((count) => count > 0) || Object.values(upgraded).some((round) => round > 0);

const cheapest = ({ display }: View): number =>
  Math.min(...display.flatMap((displayed) => (displayed === null ? [] : [GUESTS[displayed.guest].cost])));

const canRecruit: Condition = (view, { beer, recruited }) => !recruited && beer >= cheapest(view);

const hasGuest: Condition = (_view, { recruited, deck, discard, tables }) =>
  recruited || [...deck, ...discard, ...tables].some((card) => card !== null && card in GUESTS);

const canHire: Condition = (view, player) => affordableCards(view, player).length > 0;

const first = { serving: all(during(1, 'serving'), isAsked), served: after(1, 'serving') };
/** Also when the learner has ended the turn and the others still serve. */
const firstTurnOver = either(first.served, (view) => view.phase === 'serving' && view.turn !== LEARNER);

const secondTurnOver = either(after(2, 'serving'), (view) => view.phase === 'serving' && view.turn !== LEARNER);

/** Only what can be paid is lit: a learner takes a light to mean that a click there buys something. */
const affordableCards = (_view: View, { thalers }: Player): Spot[] =>
  CARDS.filter((card) => TAVERN_CARD[card].price <= thalers).map((card): Spot => ({ at: 'supply', card }));

const CARDS = ['barback', 'dishwasher', 'server', 'table', 'brewer'] as const satisfies readonly TavernCard[];

const affordableGuests = ({ display }: View, { beer }: Player): Spot[] =>
  display.flatMap((displayed, place): Spot[] =>
    displayed !== null && GUESTS[displayed.guest].cost <= beer ? [{ at: 'display', place }] : [],
  );

const EQUIPMENT = ['cashbox', 'barrel', 'monk', 'brewer'] as const;

/** The spaces that one of these dice fits without help. */
const placesFor = (player: Player, spaces: readonly Space[], values: readonly Face[]): Spot[] =>
  spaces.flatMap((space) => {
    const taken = accepts(player, space);
    const fits = taken === 'any' || values.some((value) => taken?.includes(value));
    return fits ? [spotOfDie(seat, space)] : [];
  });

const freeTables = ({ tables, dice }: Player): number[] =>
  tables.flatMap((card, table) => (card === null || dice.some(({ at }) => at === table) ? [] : [table]));

const unplaced = ({ dice }: Player): Face[] => dice.flatMap(({ at, value }) => (at === null ? [value] : []));

export const firstEvening = {
  modules: 1,
  // Two 2s, a server and a brewer come in the first evening, and the learner begins.
  secret: 'bf41a3f84eade6f75cdb5817efa288255e93cfafb5f9ff24ca6e5fa56c42c294',
  begins: null,
  taughtEvenings: 2,
  steps: [
    { id: 'welcome', when: during(1, 'guests'), over: after(1, 'guests'), isRead: true, lights: nothing },
    {
      id: 'guests',
      when: during(1, 'guests'),
      over: after(1, 'guests'),
      isTrue: sits(3),
      isRead: true,
      lights: spotsOfTables,
    },
    {
      id: 'keep',
      when: during(1, 'guests'),
      over: either(isDone, after(1, 'guests')),
      isGood: hasCounterGuest,
      // The counter guest stays dark: a click there sends the guests away.
      lights: nothing,
      button: 'confirm',
    },
    {
      id: 'draft',
      when: all(during(1, 'orders'), isAsked),
      over: either(hasDrafted(1), after(1, 'orders')),
      isGood: lastIsWanted,
      isTrue: hasServerAndTwos,
      lights: (_view, player) => [{ at: 'coaster', seat }, ...placesFor(player, freeTables(player), player.coaster)],
    },
    {
      id: 'draftOn',
      when: all(during(1, 'orders'), isAsked, hasDrafted(1)),
      over: either(hasDrafted(2), after(1, 'orders')),
      isTrue: hasOneBrewer,
      lights: (_view, player) => [
        ...placesFor(player, EQUIPMENT, player.coaster),
        { at: 'monastery', space: player.monastery + 1 },
      ],
    },
    { id: 'draftRest', when: all(during(1, 'orders'), hasDrafted(2)), over: after(1, 'orders'), lights: nothing },
    {
      id: 'place',
      when: during(1, 'planning'),
      over: either(isPlaced, after(1, 'planning')),
      lights: () => [{ at: 'hand', seat }],
    },
    {
      id: 'plan',
      when: during(1, 'planning'),
      over: either(isDone, after(1, 'planning')),
      isGood: servesAll,
      lights: (_view, player) => placesFor(player, [...freeTables(player), ...EQUIPMENT], unplaced(player)),
    },
    {
      id: 'serve',
      when: first.serving,
      over: either(hasTakenAll, firstTurnOver),
      lights: (_view, { dice }) => dice.flatMap(({ at, spent }) => (at === null || spent ? [] : [spotOfDie(seat, at)])),
    },
    {
      id: 'hire',
      when: all(first.serving, hasTakenAll),
      // Without enough thalers for anybody there is nothing to be done here.
      over: either(hasBought, firstTurnOver, all(hasTakenAll, not(canHire))),
      isGood: hasBought,
      lights: affordableCards,
    },
    {
      id: 'recruit',
      when: all(first.serving, canRecruit),
      over: either(firstTurnOver, all(hasTakenAll, not(canRecruit))),
      isGood: (_view, { recruited, deck }) => recruited || deck.some((card) => card in GUESTS),
      lights: affordableGuests,
    },
    {
      id: 'end',
      when: first.serving,
      over: firstTurnOver,
      isTrue: hasCounterGuest,
      lights: () => [
        { at: 'thalers', seat },
        { at: 'beer', seat },
      ],
      button: 'end',
    },
    {
      id: 'moon',
      when: all(during(2, 'evening'), isAsked),
      over: either((_view, { choice }) => choice !== null, after(2, 'evening')),
      lights: () => [{ at: 'moon', round: 2 }],
    },
    {
      id: 'again',
      when: during(2, 'guests'),
      over: either(isDone, after(2, 'guests')),
      isRead: true,
      lights: spotsOfTables,
    },
    { id: 'alone', when: during(2, 'orders'), over: after(2, 'planning'), isRead: true, lights: nothing },
    {
      id: 'upgrade',
      when: all(during(2, 'serving'), isAsked),
      over: after(2, 'serving'),
      isRead: true,
      lights: () => [{ at: 'tile', seat, tile: 'safe' }, { at: 'tile', seat, tile: 'storage' }, { at: 'nobles' }],
    },
    {
      // For those whose beer was not enough for a guest in the first evening.
      id: 'recruitLater',
      when: all(during(2, 'serving'), hasTakenAll, canRecruit),
      over: either(hasGuest, secondTurnOver, all(hasTakenAll, not(canRecruit))),
      lights: affordableGuests,
    },
  ],
} as const satisfies Lesson;
