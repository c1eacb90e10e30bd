// The whole game as plain JSON: no class, Map, Set, Date or function, and `null` for nothing.
import type {
  Bonus,
  ByColumn,
  ByTavernCard,
  ByTile,
  Card,
  Column,
  Entertainer,
  Face,
  GuestId,
  Modules,
  Phase,
  Seat,
  Side,
  Sitter,
  Space,
  StartCard,
} from '../data/index.ts';
import type { ActionType, MoveOf } from './moves.ts';

export interface Die {
  /** What it shows; help by dishwashers is not in it. */
  value: Face;
  /** Of the owner's colour rather than white. */
  own: boolean;
  /** Where it lies; null while it is unplaced. */
  at: Space | null;
  /** By how much dishwashers raise it where it lies. */
  raise: number;
  /** Taken off its space: the yield is received. */
  spent: boolean;
}

/** A guest on display, with the signature that lies on the card (module 5). */
export interface Offer {
  guest: GuestId;
  signature: boolean;
}

/** One step on the reputation track and what it brought; needed when the marker has to go back. */
export interface ReputationStep {
  readonly from: number;
  readonly gave: 'nothing' | 'schnapps' | 'noble' | 'removal' | 'signature';
  /** Where in the deck a noble lies, counted from the bottom. */
  readonly depth: number | null;
}

/** What the dice were worth when the reputation was settled, and what has happened on the track since. */
export interface Settled {
  /** Thalers at each table. */
  tables: number[];
  cashbox: number;
  barrel: number;
  /** Beer for each die. */
  brewer: number;
  barbacks: number;
  /** Steps that the dice are good for, as counted last. */
  counted: number;
  /** All steps since, whatever they came from, oldest first. */
  steps: ReputationStep[];
}

/** Something that is still to be done for a player before anything else can be. The last one is next. */
export type Effect =
  | { does: 'bonus'; bonus: Bonus }
  | { does: 'monastery'; steps: number }
  | { does: 'reputation'; steps: number }
  | { does: 'sign'; column: Column }
  | { does: 'rowNoble'; row: number }
  | Question;

/** A choice that the player must make first. */
export type Question =
  | { does: 'askDeny'; step: number | null }
  | { does: 'askSchnappsOrDeny'; step: number }
  | { does: 'askColumn' }
  | { does: 'askRegular' };

/** The player and, while serving, all that is shared, as they were before `moves`. */
export interface Snapshot {
  player: Player;
  shared: SharedState | null;
}

export interface UndoHistory {
  from: Snapshot | null;
  /** The player's own steps that can be taken back, oldest first. */
  moves: MoveOf<ActionType>[];
}

export interface Player {
  /** The last card is the top one. Its order is hidden from everybody. */
  deck: Card[];
  /** Face up. */
  discard: Card[];
  /** Who sits at the tables, from the left; null where somebody was denied service. One noble stands for the stack. */
  tables: (Sitter | null)[];
  /** Nobles in the stack. */
  nobles: number;
  /** Tavern cards that lie beside their places. */
  beside: ByTavernCard<number>;
  /** The round from which each tile's upgraded side counts; 0 while it lies on its basic side. */
  upgraded: ByTile<number>;
  /** Outside of the player's own serving turn: what the safe holds. */
  thalers: number;
  /** Likewise: what the storage holds. */
  beer: number;
  schnapps: number;
  counterGuests: number;
  monastery: number;
  /** The space of the reputation track, from 0; -1 before the first step. */
  reputation: number;
  entertainers: { [E in Entertainer]: Side<E> | null };
  startCard: StartCard | null;
  /** Cells covered in each column of the guest book. */
  book: ByColumn<number>;
  /** White dice on the coaster in front of the player. */
  coaster: Face[];
  dice: Die[];
  /** Has finished the phase in which all act at the same time. */
  done: boolean;
  /** The hidden choice of the phase, until all have chosen. */
  choice: string | null;
  effects: Effect[];
  /** Tavern cards bought in this round. */
  bought: ByTavernCard<number>;
  /** Has recruited the round's guest. */
  recruited: boolean;
  /** Bards that have stepped in this round. */
  bards: number;
  settled: Settled | null;
  undo: UndoHistory;
}

export interface SharedState {
  modules: Modules;
  round: number;
  phase: Phase;
  /** Who holds the beer mug. */
  start: Seat;
  /** Whose turn it is, in phases that are played one after the other. */
  turn: Seat | null;
  /** Whether the hidden choices of this phase have been shown. */
  shown: boolean;
  supply: ByTavernCard<number>;
  nobles: number;
  schnapps: number;
  signatures: number;
  /** Face down; the last card is the top one. */
  guestDeck: GuestId[];
  /** 3-beer guests below the one on display; the last card is next. */
  pile: GuestId[];
  /** The pile's place first, then the row. */
  display: (Offer | null)[];
  /** Start cards to choose from (modules 4 and 5). */
  startCards: StartCard[];
  /** Cards that have left the game. */
  box: Card[];
}

export interface State extends SharedState {
  players: Player[];
}

/** Seats in turn order, from the player with the beer mug clockwise. */
export function turnOrder(state: State): Seat[] {
  return state.players.map((_, index) => ((state.start + index) % state.players.length) as Seat);
}

/** The seat to the left. */
export const leftOf = (state: State, seat: Seat): Seat => ((seat + 1) % state.players.length) as Seat;

/** Whether such a seat is in the game. */
export const isSeat = (state: State, seat: number): seat is Seat =>
  Number.isInteger(seat) && seat >= 0 && seat < state.players.length;
