// The events that a move or the set-up emits. All of them are public, so none may contain anything hidden.
import type {
  Bonus,
  Card,
  Column,
  Entertainer,
  Face,
  GuestId,
  Phase,
  Regular,
  Seat,
  Side,
  Space,
  StartCard,
  TavernCard,
  Tile,
} from '../data/index.ts';
import type { ActionType, MoveOf } from './moves.ts';
import type { Result } from './score.ts';
import type { Seating } from './tavern.ts';

export type Track = 'monastery' | 'reputation';
export type Resource = 'thalers' | 'beer' | 'schnapps';

/** A bonus or income that is lost. */
export type Loss =
  TavernCard | 'noble' | 'schnapps' | 'signature' | 'threeBeerGuest' | 'die' | 'counterGuest' | 'upgrade' | 'deny';

export type Event =
  | { type: 'round'; round: number }
  | { type: 'phase'; phase: Phase }
  | { type: 'startPlayer'; seat: Seat }
  | { type: 'turn'; seat: Seat }
  /** The thalers and beer that safe and storage keep for the next evening. */
  | { type: 'turnEnded'; seat: Seat; thalers: number; beer: number }
  | { type: 'over'; result: Result }
  // Choices
  | { type: 'chosen'; seat: Seat }
  | { type: 'shown'; seat: Seat; option: string }
  | { type: 'startCard'; seat: Seat; card: StartCard }
  | { type: 'confirmed'; seat: Seat }
  | { type: 'withdrawn'; seat: Seat }
  | { type: 'takenBack'; seat: Seat; move: MoveOf<ActionType> }
  // Cards
  | { type: 'drawn'; seat: Seat; card: Card; to: Seating }
  | { type: 'shuffled'; seat: Seat; cards: number }
  | { type: 'discarded'; seat: Seat; cards: Card[] }
  | { type: 'gained'; seat: Seat; card: Card }
  /** The bonus of a step on the reputation track, returned as the marker goes back over that step. */
  | { type: 'givenBack'; seat: Seat; what: 'noble' | 'schnapps' }
  /** Cards given back for a cheaper upgrade. */
  | { type: 'returned'; seat: Seat; card: TavernCard; count: number }
  /** `table` is null if nobody is denied service. */
  | { type: 'denied'; seat: Seat; table: number | null }
  | { type: 'removed'; seat: Seat; card: Card; table: number }
  | { type: 'struck'; seat: Seat; regular: Regular }
  | { type: 'keptOnDeck'; seat: Seat; card: Card }
  // Dice
  | { type: 'rolled'; seat: Seat; dice: Face[]; own: boolean }
  /** `place`: the index of the die on the coaster. */
  | { type: 'drafted'; seat: Seat; value: Face; place: number }
  /** The coasters went round. */
  | { type: 'passed' }
  | { type: 'placed'; seat: Seat; value: Face; own: boolean; from: Space | null; to: Space | null; raise: number }
  /** From face `value` to face `to`; `from`: the space where the die lay. */
  | { type: 'turned'; seat: Seat; value: Face; own: boolean; from: Space | null; to: Face }
  /** `steps`: in the monastery. */
  | {
      type: 'takenOff';
      seat: Seat;
      value: Face;
      own: boolean;
      from: Space;
      thalers: number;
      beer: number;
      steps: number;
    }
  // Goods
  | { type: 'received'; seat: Seat; what: Resource; count: number }
  | { type: 'paid'; seat: Seat; what: Resource; count: number }
  | { type: 'lost'; seat: Seat; what: Loss }
  /** Thalers and beer that safe and storage cannot hold when the turn ends. */
  | { type: 'wasted'; seat: Seat; thalers: number; beer: number }
  /** Schnapps that go back at closing time. */
  | { type: 'schnappsOver'; seat: Seat; count: number }
  // Business
  | { type: 'bought'; seat: Seat; card: TavernCard }
  /** `from`: the round from which the upgraded side counts. */
  | { type: 'upgraded'; seat: Seat; tile: Tile; from: number }
  /** Recruited with beer, or received as an evening's bonus. `place`: the index in the display, 0 for the pile. */
  | { type: 'recruited'; seat: Seat; guest: GuestId; place: number }
  | { type: 'refilled'; place: number; guest: GuestId | null; signature: boolean }
  | { type: 'noblesRecruited'; seat: Seat; count: number }
  | { type: 'counterGuestCame'; seat: Seat }
  | { type: 'counterGuestGivenUp'; seat: Seat }
  | { type: 'entertainerCame'; seat: Seat; entertainer: Entertainer; side: Side }
  // Bonuses, tracks and book
  | { type: 'bonus'; seat: Seat; bonus: Bonus }
  | { type: 'settled'; seat: Seat; thalers: number; beer: number; steps: number }
  | { type: 'stepped'; seat: Seat; track: Track; from: number; to: number }
  | { type: 'signed'; seat: Seat; column: Column; row: number }
  | { type: 'rowFilled'; seat: Seat; row: number };

export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
