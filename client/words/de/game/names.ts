// The names of things: cards, tiles, phases, entertainers, columns, sources of points, spaces for dice.
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
import { NAMELESS, number, the, type Case, type Noun } from '../grammar.ts';
import { beer, schnapps, thalers } from './amounts.ts';
import { cardNouns, entertainerNouns, tileNouns } from './nouns.ts';

const { dancer, fireBreather, juggler } = ENTERTAINER_PRINT;

const reputationGifts = {
  schnapps: 'den Schnaps',
  schnappsOrDeny: 'die Wahl zwischen Schnaps und „Wir bedienen hier nicht!“',
  signature: 'die Unterschrift',
  crown: 'die Krone',
};

/** The names alone, without articles. */
const plain = <K extends string>(nouns: Readonly<Record<K, Noun>>): Record<K, string> =>
  Object.fromEntries(Object.entries<Noun>(nouns).map(([key, { nom }]) => [key, nom])) as Record<K, string>;

/** A space for dice in any case: "den Bäcker an Tisch 1", "die Kasse". */
export const placeIn = ({ space, sitter }: Place, as: Case): string => {
  if (space === null) return as === 'dat' ? 'keinem Feld' : 'kein Feld';
  if (typeof space !== 'number') return the(tileNouns[space], as);
  const table = `Tisch ${number(space + 1)}`;
  return sitter === null ? table : `${the(cardNouns[sitter], as)} an ${table}`;
};

export const names = {
  nameless: NAMELESS,
  reputationSpace: (space: ReputationSpace): string =>
    'vp' in space ? `die ${number(space.vp)}` : reputationGifts[space.gives],
  cards: { ...plain(cardNouns), noble: 'Adliger' } satisfies Record<Card, string>,
  tiles: { ...plain(tileNouns), tables: 'Tische' } satisfies Record<Tile, string>,
  upgraded: (tile: Tile): string => `Ausbau (${names.tiles[tile]})`,
  equipment: {
    cashbox: tileNouns.cashbox.nom,
    barrel: tileNouns.barrel.nom,
    monk: tileNouns.monk.nom,
    brewer: tileNouns.brewer.nom,
  } satisfies Record<Equipment, string>,
  entertainers: plain(entertainerNouns) satisfies Record<Entertainer, string>,
  columns: {
    '3-4': '3 und 4 Bier',
    '5': '5 Bier',
    '6': '6 Bier',
    '7-8': '7 und 8 Bier',
  } satisfies Record<Column, string>,
  phases: {
    startCards: 'Startkarten',
    evening: 'Ein neuer Abend',
    guests: 'Die Gäste kommen',
    server: 'Die Kellnerin kommt',
    orders: 'Was darf es sein?',
    planning: 'Die Qual der Wahl',
    serving: 'Die Gäste werden bedient',
    closing: 'Sperrstunde',
    over: 'Die Abrechnung',
  } satisfies Record<Phase, string>,
  sources: {
    guests: 'Gäste',
    nobles: 'Adlige',
    staff: 'Stammgäste und Personal',
    schnapps: 'Schnaps',
    reputation: 'Ruf',
  } satisfies Record<Source, string>,
  sides: {
    thalers: `${thalers(dancer.thalers.yields)} für ${schnapps(dancer.thalers.schnapps)}`,
    beer: `${beer(dancer.beer.yields)} für ${schnapps(dancer.beer.schnapps)}`,
    upgrade: `${schnapps(fireBreather.upgrade.schnapps)} für einen Ausbau samt Adligem`,
    deny: `${schnapps(fireBreather.deny.schnapps)}, um jemanden abzuweisen`,
    die: `${schnapps(juggler.die.schnapps)}, um einen Würfel zu drehen`,
    card: `${schnapps(juggler.card.schnapps)}, um eine Karte zu behalten`,
  },
  place: (place: Place): string => placeIn(place, 'nom'),
  somebody: 'Jemand',
};

export const cardName = (card: Card): string => names.cards[card];
