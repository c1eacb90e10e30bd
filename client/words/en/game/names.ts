// The names of things: cards, tiles, entertainers and their sides, phases, columns, sources of points, spaces.
import {
  ENTERTAINER_PRINT,
  type Card,
  type Column,
  type Entertainer,
  type Equipment,
  type Phase,
  type ReputationSpace,
  type Source,
  type Tile,
} from '../../../../game/index.ts';
import type { Place } from '../../facts.ts';
import { NAMELESS, number, or } from '../grammar.ts';
import { beer, schnapps, thalers } from './amounts.ts';

const { dancer, fireBreather, juggler } = ENTERTAINER_PRINT;

const reputationGifts = {
  schnapps: 'the schnapps space',
  schnappsOrDeny: 'the space for schnapps or turning a guest away',
  signature: 'the signature space',
  crown: 'the crown',
};

export const names = {
  nameless: NAMELESS,
  /** A space of the reputation track by what is printed there. */
  reputationSpace: (space: ReputationSpace) =>
    'vp' in space ? `space ${number(space.vp)}` : reputationGifts[space.gives],
  /** Men and women as on the pictures (`client/art/guestLooks.ts`). */
  cards: {
    regular1: 'regular (die\u00a01)',
    regular2: 'regular (die\u00a02)',
    bard: 'bard',
    barback: 'barback',
    dishwasher: 'dishwasher',
    server: 'server',
    table: 'table',
    brewer: 'brewer',
    noble: 'noble',
    '3a': 'woodcutter',
    '3b': 'carter',
    '3c': 'shepherd',
    '3d': 'ferryman',
    '3e': 'charcoal burner',
    '3f': 'peddler',
    '3g': 'goose girl',
    '3h': 'chimney sweep',
    '4a': 'baker',
    '4b': 'cobbler',
    '4c': 'potter',
    '4d': 'weaver',
    '4e': 'rat catcher',
    '4f': 'pilgrim',
    '4g': 'cooper',
    '4h': 'herb woman',
    '5a': 'blacksmith',
    '5b': 'butcher',
    '5c': 'tailor',
    '5d': 'miller',
    '5e': 'tollkeeper',
    '5f': 'washerwoman',
    '5g': 'novice',
    '5h': 'night watchman',
    '5i': 'town crier',
    '6a': 'horse dealer',
    '6b': 'furrier',
    '6c': 'moneylender',
    '6d': 'bell founder',
    '6e': 'coachman',
    '6f': 'bailiff',
    '6g': 'bathhouse keeper',
    '6h': 'apothecary',
    '6i': 'schoolmaster',
    '7a': 'wine merchant',
    '7b': 'goldsmith',
    '7c': 'master carpenter',
    '7d': 'organist',
    '7e': 'judge',
    '7f': 'physician',
    '7g': 'poet',
    '8a': 'mayor',
    '8b': 'hop grower',
    '8c': 'banker',
    '8d': 'lady-in-waiting',
    '8e': 'abbess',
    '8f': 'distiller',
    '8g': 'ambassador',
  } satisfies Record<Card, string>,
  tiles: {
    dishwasher: 'dishwasher',
    server: 'server',
    tables: 'tables',
    brewer: 'brewer',
    barrel: 'barrel',
    cashbox: 'cashbox',
    monk: 'monk',
    safe: 'safe',
    storage: 'beer storage',
  } satisfies Record<Tile, string>,
  /** An upgrade in a list of what a turn brought. */
  upgraded: (tile: Tile): string => `upgraded ${names.tiles[tile]}`,
  equipment: {
    cashbox: 'the cashbox',
    barrel: 'the barrel',
    monk: 'the monk',
    brewer: 'the brewer',
  } satisfies Record<Equipment, string>,
  entertainers: {
    dancer: 'dancer',
    fireBreather: 'fire breather',
    juggler: 'juggler',
  } satisfies Record<Entertainer, string>,
  columns: {
    '3-4': '3 and 4 beer',
    '5': '5 beer',
    '6': '6 beer',
    '7-8': '7 and 8 beer',
  } satisfies Record<Column, string>,
  phases: {
    startCards: 'Start cards',
    evening: 'A new evening',
    guests: 'The guests arrive',
    server: 'Here comes the server',
    orders: 'Taking orders',
    planning: 'Planning',
    serving: 'Serving the guests',
    closing: 'Closing time',
    over: 'The final count',
  } satisfies Record<Phase, string>,
  sources: {
    guests: 'Guests',
    nobles: 'Nobles',
    staff: 'Regulars and staff',
    schnapps: 'Schnapps',
    reputation: 'Reputation',
  } satisfies Record<Source, string>,
  /** The two sides of each entertainer: what they do for how much schnapps. */
  sides: {
    thalers: `${schnapps(dancer.thalers.schnapps)} for ${thalers(dancer.thalers.yields)}`,
    beer: `${schnapps(dancer.beer.schnapps)} for ${beer(dancer.beer.yields)}`,
    upgrade: `${schnapps(fireBreather.upgrade.schnapps)} for an upgrade and its noble`,
    deny: `${schnapps(fireBreather.deny.schnapps)} to turn somebody away`,
    die: `${schnapps(juggler.die.schnapps)} to turn a die`,
    card: `${schnapps(juggler.card.schnapps)} to keep a card`,
  },
  /** A space for dice in the middle of a sentence: a table with its guest, or a piece of equipment. */
  place: ({ space, sitter, alike = [] }: Place): string => {
    if (space === null) return 'no space';
    if (typeof space !== 'number') return names.equipment[space];
    const table = `table ${or([space, ...alike].map((one) => number(one + 1)))}`;
    return sitter === null ? table : `the ${cardName(sitter)} at ${table}`;
  },
  somebody: 'Somebody',
  cardCount: (card: Card, n: number): string => counted(n, card),
};

export const cardName = (card: Card): string => names.cards[card];
/** "1 noble", "2 regulars (die 1)". Guests need no plural: there is only one card of each. */
export const counted = (n: number, card: Card): string =>
  `${number(n)} ${n === 1 ? cardName(card) : cardName(card).replace(/^\w+/, '$&s')}`;

export const manyCards = (n: number, card: Card) => `${number(n)} ${cardName(card)} ${n === 1 ? 'card' : 'cards'}`;
