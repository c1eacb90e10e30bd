// Look-up tables of the printed game by name, with house values unwrapped.
import type { Bonus } from './bonuses.ts';
import { NOBLE_PRINT, REGULAR_PRINT, TAVERN_CARD_PRINT } from './cards.ts';
import { GUEST_BOOK_PRINT } from './guestBook.ts';
import { GUEST_PRINT, type GuestId } from './guests.ts';
import { stripHouse } from './house.ts';
import { playsWith, type Modules } from './modules.ts';
import {
  recordOf,
  REGULARS,
  TAVERN_CARDS,
  type ByColumn,
  type ByTavernCard,
  type ByTile,
  type Face,
  type Regular,
  type TavernCard,
} from './names.ts';
import { TILE_PRINT } from './tiles.ts';
import { MONASTERY_TRACK, REPUTATION_TRACK, type ReputationSpace } from './tracks.ts';

/** Cards that can sit at a table. */
export type Sitter = Regular | 'noble' | GuestId;

/** Any card that can lie in a deck. */
export type Card = Sitter | TavernCard;

export interface Guest {
  readonly id: GuestId;
  readonly cost: number;
  readonly from: Modules;
  readonly die: Face;
  readonly pays: number;
  readonly vp: number;
  readonly bonus: Bonus | null;
}

export const GUEST_IDS = Object.keys(GUEST_PRINT) as GuestId[];

export const GUESTS: Readonly<Record<GuestId, Guest>> = recordOf(GUEST_IDS, (id) => {
  const { cost, from, face } = stripHouse(GUEST_PRINT[id]);
  return { id, cost, from, ...face };
});

export const REGULAR = stripHouse(REGULAR_PRINT);
export const NOBLE = stripHouse(NOBLE_PRINT);

export const TAVERN_CARD: Readonly<
  ByTavernCard<{ readonly price: number; readonly copies: number; readonly vp: number; readonly from: Modules }>
> = stripHouse(TAVERN_CARD_PRINT);

export interface TileFacts {
  readonly price: number;
  readonly card: TavernCard | null;
  readonly discount: number;
  readonly basic: number;
  readonly upgraded: number;
  readonly works: 'atOnce' | 'nextRound';
}

export const TILE: Readonly<ByTile<TileFacts>> = stripHouse(TILE_PRINT);

export const MONASTERY_LAST = MONASTERY_TRACK.last;
export const MONASTERY_BONUS: Readonly<Record<number, Bonus | undefined>> = stripHouse(MONASTERY_TRACK.bonuses);

const WHOLE_CIRCUIT: readonly ReputationSpace[] = stripHouse(REPUTATION_TRACK);
const WITHOUT_SIGNATURE = WHOLE_CIRCUIT.filter((space) => !('gives' in space && space.gives === 'signature'));

/** The reputation track of a game with these modules. */
export const reputationTrack = (modules: Modules): readonly ReputationSpace[] =>
  playsWith(modules, 'guestBook') ? WHOLE_CIRCUIT : WITHOUT_SIGNATURE;

export const BOOK: Readonly<
  ByColumn<{ readonly costs: readonly number[]; readonly cells: readonly (Bonus | null)[] }>
> = stripHouse(GUEST_BOOK_PRINT);

/** The die that a card at a table wants, and the thalers it pays. */
export const SITTER: Readonly<Record<Sitter, { readonly die: Face; readonly pays: number }>> = {
  ...REGULAR,
  noble: NOBLE,
  ...GUESTS,
};

/** Victory points on every card. */
export const VICTORY_POINTS: Readonly<Record<Card, number>> = {
  ...recordOf(REGULARS, (name) => REGULAR[name].vp),
  ...recordOf(TAVERN_CARDS, (name) => TAVERN_CARD[name].vp),
  ...recordOf(GUEST_IDS, (id) => GUESTS[id].vp),
  noble: NOBLE.vp,
};

const BESIDE: ReadonlySet<Card> = new Set(TAVERN_CARDS);

/** True for tavern cards, which lie beside their place; all other cards sit at tables. */
export const liesBeside = (card: Card): card is TavernCard => BESIDE.has(card);

export const isGuest = (card: Card): card is GuestId => card in GUEST_PRINT;
