// The printed game as the rules read it: marks taken off, everything found by its name.
import { checkPrint } from './check.ts';
import { GUEST_BOOK } from './guestBook.ts';
import { GUEST_CARDS, type GuestId } from './guests.ts';
import { NOBLE_CARD, REGULAR_CARDS, TAVERN_CARD_PRINT } from './cards.ts';
import { housesIn, plain } from './house.ts';
import {
  REGULARS,
  TAVERN_CARDS,
  type ByColumn,
  type ByTavernCard,
  type ByTile,
  type Face,
  type Module,
  type Regular,
  type TavernCard,
} from './names.ts';
import type { Bonus } from './bonuses.ts';
import { TILE_PRINT } from './tiles.ts';
import { MONASTERY_TRACK, REPUTATION_TRACK, SCHNAPPS_ON_THE_WAY, TURN_TRACKS } from './tracks.ts';
import { START_CARDS } from './startCards.ts';

export * from './names.ts';
export type { Bonus } from './bonuses.ts';
export type { GuestId } from './guests.ts';
export type { HouseValue } from './house.ts';
export type { EveningBonus, ReputationSpace } from './tracks.ts';
export { SUPPLIES, STARTING_TAVERN_CARDS } from './cards.ts';
export { ENTERTAINER_PRINT } from './entertainers.ts';
export { EQUIPMENT_PRINT } from './tiles.ts';
export { BOOK_ROWS } from './guestBook.ts';
export { REPUTATION_SCHNAPPS, SCHNAPPS_ON_THE_WAY, TURN_TRACKS } from './tracks.ts';
export { START_CARD_NUMBERS, type StartCard, type StartItem } from './startCards.ts';
export { START_CARDS };

const PRINT = {
  guests: GUEST_CARDS,
  regulars: REGULAR_CARDS,
  tavernCards: TAVERN_CARD_PRINT,
  noble: NOBLE_CARD,
  tiles: TILE_PRINT,
  monastery: MONASTERY_TRACK,
  turnTracks: TURN_TRACKS,
  schnappsOnTheWay: SCHNAPPS_ON_THE_WAY,
  reputation: REPUTATION_TRACK,
  guestBook: GUEST_BOOK,
  startCards: START_CARDS,
};

checkPrint(PRINT);

/** Every value that is ours and not printed. */
export const HOUSE_VALUES = Object.entries(PRINT).flatMap(([name, table]) => housesIn(name, table));

/** Any card that can lie in a deck. */
export type Card = Regular | TavernCard | 'noble' | GuestId;

export interface Guest {
  readonly id: GuestId;
  readonly cost: number;
  readonly from: Module;
  readonly die: Face;
  readonly thalers: number;
  readonly vp: number;
  readonly bonus: Bonus | null;
}

export const GUEST_IDS = Object.keys(GUEST_CARDS) as GuestId[];

const guestEntry = (id: GuestId): [GuestId, Guest] => {
  const { cost, from, face } = plain(GUEST_CARDS[id]);
  return [id, { id, cost, from, ...face }];
};

export const GUESTS = Object.fromEntries(GUEST_IDS.map(guestEntry)) as Readonly<Record<GuestId, Guest>>;

export const REGULAR = plain(REGULAR_CARDS);
export const NOBLE = plain(NOBLE_CARD);
export const TAVERN_CARD: Readonly<
  ByTavernCard<{ readonly price: number; readonly copies: number; readonly vp: number; readonly from: number }>
> = plain(TAVERN_CARD_PRINT);

export interface TileFacts {
  readonly price: number;
  readonly card: TavernCard | null;
  readonly discount: number;
  readonly basic: number;
  readonly upgraded: number;
  readonly works: 'atOnce' | 'nextRound';
}

export const TILE: Readonly<ByTile<TileFacts>> = plain(TILE_PRINT);

export const MONASTERY_LAST = MONASTERY_TRACK.last;
export const MONASTERY_BONUS: Readonly<Record<number, Bonus | undefined>> = plain(MONASTERY_TRACK.bonuses);

/** The reputation track as it lies in a game of this module. */
export const reputationTrack = (module: Module): readonly ReputationSpaceOf[] =>
  module === 5 ? WITH_SIGNATURE : WITHOUT_SIGNATURE;

type ReputationSpaceOf = (typeof WITH_SIGNATURE)[number];
const WITH_SIGNATURE = plain(REPUTATION_TRACK);
const WITHOUT_SIGNATURE = WITH_SIGNATURE.filter((space) => !('gives' in space && space.gives === 'signature'));

export const BOOK: Readonly<
  ByColumn<{ readonly costs: readonly number[]; readonly cells: readonly (Bonus | null)[] }>
> = plain(GUEST_BOOK);

/** What a card shows at a table: the die it wants and the thalers it pays; null for cards that sit at none. */
export const SITTER: Readonly<Partial<Record<Card, { readonly die: Face; readonly thalers: number }>>> = {
  ...Object.fromEntries(REGULARS.map((name) => [name, REGULAR[name]])),
  noble: NOBLE,
  ...GUESTS,
};

/** Victory points on every card. */
export const VICTORY_POINTS = {
  ...Object.fromEntries(REGULARS.map((name) => [name, REGULAR[name].vp])),
  ...Object.fromEntries(TAVERN_CARDS.map((name) => [name, TAVERN_CARD[name].vp])),
  noble: NOBLE.vp,
  ...Object.fromEntries(GUEST_IDS.map((id) => [id, GUESTS[id].vp])),
} as Readonly<Record<Card, number>>;

const isTavernCard = new Set<Card>(TAVERN_CARDS);

/** Tavern cards lie beside their place; all other cards sit at tables. */
export const liesBeside = (card: Card): card is TavernCard => isTavernCard.has(card);

export const isGuest = (card: Card): card is GuestId => card in GUEST_CARDS;
