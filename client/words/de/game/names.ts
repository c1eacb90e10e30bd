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
import { alone, many, NAMELESS, number, or, the, type Case, type Noun } from '../grammar.ts';
import { beer, schnapps, thalers } from './amounts.ts';
import { cardNouns, entertainerNouns, tileNouns } from './nouns.ts';

const { dancer, fireBreather, juggler } = ENTERTAINER_PRINT;

const reputationGifts = {
  schnapps: 'das Schnapsfeld',
  schnappsOrDeny: 'das Feld mit Schnaps oder Abweisen',
  signature: 'das Feld mit der Unterschrift',
  crown: 'die Krone',
};

/** The names alone, without articles. */
const plain = <K extends string>(nouns: Readonly<Record<K, Noun>>): Record<K, string> =>
  Object.fromEntries(Object.entries<Noun>(nouns).map(([key, noun]) => [key, alone(noun)])) as Record<K, string>;

/** A space for dice in any case: "den Bäcker an Tisch 1", "die Kasse". */
export const placeIn = ({ space, sitter, alike = [] }: Place, as: Case): string => {
  if (space === null) return as === 'dat' ? 'keinem Feld' : 'kein Feld';
  if (typeof space !== 'number') return the(tileNouns[space], as);
  const table = `Tisch ${or([space, ...alike].map((one) => number(one + 1)))}`;
  return sitter === null ? table : `${the(cardNouns[sitter], as)} an ${table}`;
};

/** "vom Bäcker an Tisch 1", "von der Kasse" */
export const fromPlace = (place: Place): string => `von ${placeIn(place, 'dat')}`.replace(/^von dem /, 'vom ');

export const names = {
  nameless: NAMELESS,
  reputationSpace: (space: ReputationSpace): string =>
    'vp' in space ? `die ${number(space.vp)}` : reputationGifts[space.gives],
  cards: plain(cardNouns) satisfies Record<Card, string>,
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
    thalers: `${schnapps(dancer.thalers.schnapps)} für ${thalers(dancer.thalers.yields)}`,
    beer: `${schnapps(dancer.beer.schnapps)} für ${beer(dancer.beer.yields)}`,
    upgrade: `${schnapps(fireBreather.upgrade.schnapps)} für einen Ausbau samt Adligem`,
    deny: `${schnapps(fireBreather.deny.schnapps)}, um jemanden abzuweisen`,
    die: `${schnapps(juggler.die.schnapps)}, um einen Würfel zu drehen`,
    card: `${schnapps(juggler.card.schnapps)}, um eine Karte zu behalten`,
  },
  place: (place: Place): string => placeIn(place, 'nom'),
  somebody: 'Jemand',
  cardCount: (card: Card, n: number): string => many(n, cardNouns[card]),
};

export const cardName = (card: Card): string => names.cards[card];
