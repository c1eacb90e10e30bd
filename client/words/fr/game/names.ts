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
import { du, le, many, NAMELESS, number, or, type Noun } from '../grammar.ts';
import { beer, schnapps, thalers } from './amounts.ts';
import { cardNouns, entertainerNouns, tileNouns } from './nouns.ts';

const { dancer, fireBreather, juggler } = ENTERTAINER_PRINT;

const reputationGifts = {
  schnapps: 'la case du schnaps',
  schnappsOrDeny: 'la case « schnaps ou refus »',
  signature: 'la case de la signature',
  crown: 'la couronne',
};

/** The names alone, without articles. */
const plain = <K extends string>(nouns: Readonly<Record<K, Noun>>): Record<K, string> =>
  Object.fromEntries(Object.entries<Noun>(nouns).map(([key, { one }]) => [key, one])) as Record<K, string>;

const placeWith = (article: (what: Noun) => string, table: string, { space, sitter, alike = [] }: Place): string => {
  if (space === null) return 'aucune case';
  if (typeof space !== 'number') return article(tileNouns[space]);
  const at = `table ${or([space, ...alike].map((one) => number(one + 1)))}`;
  return sitter === null ? `${table} ${at}` : `${article(cardNouns[sitter])} à la ${at}`;
};

/** "du boulanger à la table 1", "de la caisse" */
export const fromPlace = (place: Place): string => placeWith(du, 'de la', place);

export const names = {
  nameless: NAMELESS,
  reputationSpace: (space: ReputationSpace): string =>
    'vp' in space ? `la case ${number(space.vp)}` : reputationGifts[space.gives],
  cards: plain(cardNouns) satisfies Record<Card, string>,
  tiles: { ...plain(tileNouns), tables: 'tables' } satisfies Record<Tile, string>,
  upgraded: (tile: Tile): string => `amélioration (${names.tiles[tile]})`,
  equipment: {
    cashbox: le(tileNouns.cashbox),
    barrel: le(tileNouns.barrel),
    monk: le(tileNouns.monk),
    brewer: le(tileNouns.brewer),
  } satisfies Record<Equipment, string>,
  entertainers: plain(entertainerNouns) satisfies Record<Entertainer, string>,
  columns: {
    '3-4': '3 et 4 bières',
    '5': '5 bières',
    '6': '6 bières',
    '7-8': '7 et 8 bières',
  } satisfies Record<Column, string>,
  phases: {
    startCards: 'Cartes de démarrage',
    evening: 'Un nouveau soir',
    guests: 'La taverne se remplit',
    server: 'La serveuse arrive',
    orders: 'Et pour vous ?',
    planning: 'L’embarras du choix',
    serving: 'Le service',
    closing: 'La fermeture',
    over: 'Les comptes',
  } satisfies Record<Phase, string>,
  sources: {
    guests: 'Clients',
    nobles: 'Nobles',
    staff: 'Habitués et personnel',
    schnapps: 'Schnaps',
    reputation: 'Réputation',
  } satisfies Record<Source, string>,
  sides: {
    thalers: `${schnapps(dancer.thalers.schnapps)} contre ${thalers(dancer.thalers.yields)}`,
    beer: `${schnapps(dancer.beer.schnapps)} contre ${beer(dancer.beer.yields)}`,
    upgrade: `${schnapps(fireBreather.upgrade.schnapps)} pour une amélioration et son noble`,
    deny: `${schnapps(fireBreather.deny.schnapps)} pour refuser quelqu’un`,
    die: `${schnapps(juggler.die.schnapps)} pour tourner un dé`,
    card: `${schnapps(juggler.card.schnapps)} pour garder une carte`,
  },
  place: (place: Place): string => placeWith(le, 'la', place),
  somebody: 'Quelqu’un',
  cardCount: (card: Card, n: number): string => many(n, cardNouns[card]),
};

export const cardName = (card: Card): string => names.cards[card];
