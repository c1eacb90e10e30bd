// The state of a game as plain JSON: no class, Map, Set, Date or function, and `null` for nothing.
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
  /** The face that it shows, without help by dishwashers. */
  value: Face;
  /** Of the owner's colour rather than white. */
  own: boolean;
  /** Its space, or once it is spent the space that it was taken off; null while it is unplaced. */
  at: Space | null;
  /** The pips that dishwashers add to it on its space. */
  raise: number;
  /** Taken off its space: the yield is received. */
  spent: boolean;
}

/** A guest on display, with the signature that lies on the card (module 5). */
export interface DisplayedGuest {
  guest: GuestId;
  signature: boolean;
}

/** One step on the reputation track with its bonus, kept in case the marker has to go back. */
export interface ReputationStep {
  readonly from: number;
  readonly gave: 'nothing' | 'schnapps' | 'noble' | 'removal' | 'signature';
  /** Position of the noble in the deck, counted from the bottom. */
  readonly depth: number | null;
}

/** Yields frozen when the reputation was settled, and the steps since. */
export interface Settled {
  /** Thalers at each table. */
  tables: number[];
  cashbox: number;
  barrel: number;
  /** Beer for each die. */
  brewer: number;
  barbacks: number;
  /** Steps that the dice give, as last calculated. */
  counted: number;
  /** The steps since then, of any origin, oldest first; those that the marker has gone back over are dropped. */
  steps: ReputationStep[];
}

/** A pending effect of a player. The last of `effects` is resolved next. */
export type Effect =
  | { does: 'bonus'; bonus: Bonus }
  | { does: 'monastery'; steps: number }
  | { does: 'reputation'; steps: number }
  | { does: 'sign'; column: Column }
  | { does: 'rowNoble'; row: number }
  | Question;

/**
 * A choice that the player must make before any other move but `takeBack`. `step` is the index in `Settled.steps` of
 * the step that asks, if one does.
 */
export type Question =
  | { does: 'askDeny'; step: number | null }
  | { does: 'askSchnappsOrDeny'; step: number }
  | { does: 'askColumn' }
  | { does: 'askRegular' };

/** The player and, while serving, all that is shared, as they were before the first move of the `UndoHistory`. */
export interface Snapshot {
  player: Player;
  shared: SharedState | null;
}

export interface UndoHistory {
  from: Snapshot | null;
  /** The player's own moves that can be taken back, oldest first. */
  moves: MoveOf<ActionType>[];
}

export interface Player {
  /** The last card is the top one. Its order is hidden from everybody. */
  deck: Card[];
  /** Face up. */
  discard: Card[];
  /** Cards at the tables from the left; null where somebody was denied service. One noble stands for the stack. */
  tables: (Sitter | null)[];
  /** Nobles in the stack. */
  nobles: number;
  /** Tavern cards that lie beside their places. */
  beside: ByTavernCard<number>;
  /** The round from which each tile's upgraded side counts; 0 while it lies on its basic side. */
  upgraded: ByTile<number>;
  /** The pool of thalers; outside the player's serving turn, the contents of the safe. */
  thalers: number;
  /** The pool of beer; outside the player's serving turn, the contents of the storage. */
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
  /** Has finished the phase or, while serving, the turn. */
  done: boolean;
  /** The hidden choice of the phase, until all have chosen. */
  choice: string | null;
  effects: Effect[];
  /** Tavern cards bought in this round. */
  bought: ByTavernCard<number>;
  /** Has recruited the round's guest. */
  recruited: boolean;
  /** Bards used in this round. */
  bards: number;
  settled: Settled | null;
  undo: UndoHistory;
}

export interface SharedState {
  modules: Modules;
  round: number;
  phase: Phase;
  /** The start player, who holds the beer mug. */
  start: Seat;
  /** The seat to act, in phases that are played in turn. */
  turn: Seat | null;
  /** In phases with a hidden choice: true once the choices are revealed. */
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
  display: (DisplayedGuest | null)[];
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

/** True if the seat is in the game. */
export const isSeat = (state: State, seat: number): seat is Seat =>
  Number.isInteger(seat) && seat >= 0 && seat < state.players.length;
