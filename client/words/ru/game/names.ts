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
import { NAMELESS, number, or, some, type Noun } from '../grammar.ts';
import { beer, cardsObject, schnapps, schnappsGen, thalers } from './amounts.ts';
import { cardNouns, entertainerNouns, tileNouns } from './nouns.ts';

const { dancer, fireBreather, juggler } = ENTERTAINER_PRINT;

const reputationGifts = {
  schnapps: 'шнапс',
  schnappsOrDeny: '«шнапс или отказ»',
  signature: 'подпись',
  crown: 'корона',
};

/** The names alone, in the nominative. */
const plain = <K extends string>(nouns: Readonly<Record<K, Noun>>): Record<K, string> =>
  Object.fromEntries(Object.entries<Noun>(nouns).map(([key, { nom }]) => [key, nom])) as Record<K, string>;

/** A space for dice in any case: "пекаря за столиком 1", "кассу". */
export const placeIn = ({ space, sitter, alike = [] }: Place, as: 'nom' | 'gen' | 'acc'): string => {
  if (space === null) return 'никуда';
  if (typeof space !== 'number') return tileNouns[space][as];
  const table = or([space, ...alike].map((one) => number(one + 1)));
  return sitter === null ? `${cardNouns.table[as]} ${table}` : `${cardNouns[sitter][as]} за столиком ${table}`;
};

export const names = {
  nameless: NAMELESS,
  reputationSpace: (space: ReputationSpace): string =>
    'vp' in space ? number(space.vp) : reputationGifts[space.gives],
  cards: plain(cardNouns) satisfies Record<Card, string>,
  tiles: { ...plain(tileNouns), tables: 'столики' } satisfies Record<Tile, string>,
  upgraded: (tile: Tile): string => `улучшение (${names.tiles[tile]})`,
  equipment: {
    cashbox: tileNouns.cashbox.nom,
    barrel: tileNouns.barrel.nom,
    monk: tileNouns.monk.nom,
    brewer: tileNouns.brewer.nom,
  } satisfies Record<Equipment, string>,
  entertainers: plain(entertainerNouns) satisfies Record<Entertainer, string>,
  columns: {
    '3-4': '3 и 4 пива',
    '5': '5 пива',
    '6': '6 пива',
    '7-8': '7 и 8 пива',
  } satisfies Record<Column, string>,
  phases: {
    startCards: 'Стартовые карты',
    evening: 'Новый вечер',
    guests: 'Прибытие посетителей',
    server: 'А вот и официантка',
    orders: 'Что вам подать?',
    planning: 'Планирование',
    serving: 'Обслуживание посетителей',
    closing: 'Мы закрываемся!',
    over: 'Подсчёт очков',
  } satisfies Record<Phase, string>,
  sources: {
    guests: 'Посетители',
    nobles: 'Аристократы',
    staff: 'Завсегдатаи и работники',
    schnapps: 'Шнапс',
    reputation: 'Репутация',
  } satisfies Record<Source, string>,
  sides: {
    thalers: `обмен ${schnappsGen(dancer.thalers.schnapps)} на ${thalers(dancer.thalers.yields)}`,
    beer: `обмен ${schnappsGen(dancer.beer.schnapps)} на ${beer(dancer.beer.yields)}`,
    upgrade: `улучшение с аристократом за ${schnapps(fireBreather.upgrade.schnapps)}`,
    deny: `право прогнать посетителя за ${schnapps(fireBreather.deny.schnapps)}`,
    die: `поворот кубика за ${schnapps(juggler.die.schnapps)}`,
    card: `возврат карты на колоду за ${schnapps(juggler.card.schnapps)}`,
  },
  place: (place: Place): string => placeIn(place, 'nom'),
  somebody: 'Кто-то',
  cardCount: (card: Card, n: number): string => some(n, cardNouns[card]),
};

export const cardName = (card: Card): string => names.cards[card];

/** As the object of a sentence: "карту «столик»", "2 карты «столик»". */
export const cardsNamed = (n: number, card: Card): string =>
  `${n === 1 ? 'карту' : cardsObject(n)} «${cardName(card)}»`;
