// The facts that a sentence is made from: of an event, a refusal, a warning, a prompt, a move, a reason of the coach's,
// a spot of the table.
import type {
  Bonus,
  Card,
  Column,
  Entertainer,
  EveningBonus,
  EventOf,
  EventType,
  Face,
  FreeDishwashers,
  GuestId,
  MoveOf,
  MoveType,
  RefusalReason,
  Refusal,
  ReputationSpace,
  Side,
  Source,
  Space,
  StartCard,
  TavernCard,
  Tile,
  Seat,
  View,
} from '../../game/index.ts';
import type { AdviceReason } from '../../game/bots/coach/reasons.ts';
import type { Person } from '../model/people.ts';
import type { AnyRefusalCode } from '../../server/wire/refusals.ts';
import type { Prompt, PromptKind } from '../model/prompt.ts';
import type { Spot } from '../model/spots.ts';
import type { Warning, WarningKind } from '../model/warnings.ts';

/** A table as one viewer sees it. */
export interface Viewpoint {
  view: View;
  me: Seat | null;
  people: readonly Person[];
}

/** A person in a sentence: the viewer (`you`), or anybody else by name. */
export interface PersonOrYou {
  you: boolean;
  name: string;
}

/** A space for dice, of which each language makes a name in the grammatical case that the sentence needs. */
export interface Place {
  /** Null for the hand, and where no space is meant. */
  space: Space | null;
  /** The card that sits there, where the space is a table and the sentence is to name the card. */
  sitter: Card | null;
  /** Further tables with such a card, named together with this one. */
  alike?: readonly number[];
}

/** The bonus of an evening, a card or a track. */
export type AnyBonus = Bonus | EveningBonus[number];
export type AnyBonusOf<G extends AnyBonus['gives']> = Extract<AnyBonus, { gives: G }>;
/** Why a key of the table does nothing now. */
export type IdleReason = 'nothingToServe' | 'nothingToRedo' | 'nothingToEnd' | 'noDice';
/** Why a move was not made: the rules refuse it, the server or the connection does, or a key has nothing to do. */
export type MoveRefusal = Refusal | { because: AnyRefusalCode } | { because: IdleReason };
export type RefusalFacts<R extends RefusalReason> = Extract<Refusal, { because: R }>;
export type WarningFacts<K extends WarningKind> = Extract<Warning, { warns: K }>;
export type SpotKind = Spot['at'];

/** Facts that the event itself lacks, such as places for its spaces and persons for its seats. */
interface EventAdditions {
  placed: { place: Place };
  takenOff: { place: Place };
  /** `standings` has the most points first. */
  over: { winners: PersonOrYou[]; standings: { who: PersonOrYou; points: number }[] };
  /** `space` is null in the monastery and off the reputation track. */
  stepped: { space: ReputationSpace | null; isBack: boolean };
}

export type EventFacts<T extends EventType> = Omit<
  EventOf<T>,
  keyof (T extends keyof EventAdditions ? EventAdditions[T] : object)
> &
  (T extends keyof EventAdditions ? EventAdditions[T] : object) &
  (EventOf<T> extends { seat: Seat } ? { who: PersonOrYou } : object);

/** The next cell of a column of the guest book; `row` counts from 1. */
export interface SignedCell {
  row: number;
  bonus: Bonus | null;
  fillsRow: boolean;
}

/** The cell of the viewer's guest book that a guest would sign; null if the column is full, or for a spectator. */
export type SpotSignature = (SignedCell & { column: Column }) | null;

/** Facts for a move's label that are not in the move itself. */
export interface MoveFacts {
  /** True if the player who acts is spoken to as “you”, for the verbs that differ then; used in `deeds` only. */
  you: boolean;
  /** The space that the die goes to or comes from, or the table at which service is denied. */
  place: Place;
  /** Number of dishwashers that the die would need there. */
  raise: number;
  /** Thalers, beer, steps and schnapps that the move costs or brings. */
  thalers: number;
  beer: number;
  steps: number;
  schnapps: number;
  /** The card that can be returned to make an upgrade cheaper. */
  card: Card | null;
  /** Number of cards that would have made an upgrade cheaper, where none of them is returned. */
  keeps: number;
  /** The option of a hidden choice, as the object of the sentence. */
  option: string;
  /** The cell that a signature covers. */
  cell: SignedCell;
  serving: boolean;
  planning: boolean;
  /** The phase is one of hidden choices. */
  chooses: boolean;
}

export type MoveLabel<T extends MoveType> = MoveOf<T> & { facts: MoveFacts };

export type WhyKind = AdviceReason['because'];

/** Facts that the reason itself lacks, such as places for its spaces and persons for its seats. */
interface WhyAdditions {
  /** `brings`: what a die yields there, in words; may be empty. */
  dieFor: { place: Place; brings: string };
  leavesNone: { who: PersonOrYou };
}

export type WhyFacts<K extends WhyKind> = Omit<
  Extract<AdviceReason, { because: K }>,
  keyof (K extends keyof WhyAdditions ? WhyAdditions[K] : object)
> &
  (K extends keyof WhyAdditions ? WhyAdditions[K] : object);

/** A prompt with the evening, and with the names of those that it waits for. */
export type PromptFacts<K extends PromptKind> = Omit<Extract<Prompt, { kind: K }>, 'for'> & {
  names: string[];
  round: number;
};

export interface Explanation {
  title: string;
  lines: string[];
}

export interface CardCount {
  card: Card;
  count: number;
}

/** The thalers or beer of the viewer, to be compared with a price; null while the viewer is not serving. */
type Has = number | null;

/**
 * The dishwashers, of tile and cards together, and how many of them help no die yet. Null without any, for spots other
 * than theirs, and outside planning and serving.
 */
type Help = FreeDishwashers | null;

/** The facts about each kind of spot. */
interface FactsBySpot {
  /** `schnapps` is null in games without it. */
  plate: {
    name: string;
    total: number;
    points: { source: Source; count: number }[];
    start: boolean;
    thalers: number;
    beer: number;
    schnapps: number | null;
    counterGuests: number;
  };
  deck: { name: string; count: number; cards: CardCount[] };
  discard: { name: string; count: number; cards: CardCount[] };
  table: { number: number; card: Card | null; nobles: number; die: Face | null; thalers: number; vp: number };
  equipment: { space: Exclude<Space, number>; worth: number; perDie: number; isUpgraded: boolean };
  beside: { card: TavernCard; count: number; help: Help };
  tile: {
    tile: Tile;
    worth: number;
    upgradedTo: number;
    price: number;
    card: TavernCard | null;
    discount: number;
    works: 'atOnce' | 'nextRound';
    /** The round from which the upgrade counts, if still to come. */
    from: number | null;
    isUpgraded: boolean;
    /** Can be chosen now for an upgrade without a price, and without a noble. */
    isFree: boolean;
    has: Has;
    help: Help;
  };
  hand: { name: string; mine: boolean; dice: { value: Face; own: boolean }[] };
  coaster: { name: string; dice: Face[] };
  thalers: { count: number; kept: number };
  beer: { count: number; kept: number };
  schnapps: { count: number };
  counterGuests: { count: number };
  /** `comes` is the evening in which the entertainer is still to come; null where that is not said. */
  entertainer: { entertainer: Entertainer; side: Side | null; comes: number | null };
  /** The space is null at the start. `names` are the players whose markers stand there. */
  reputation: { space: ReputationSpace | null; names: string[] };
  cell: { column: Column; row: number; bonus: Bonus | null; covered: boolean };
  moon: { round: number; bonuses: readonly AnyBonus[]; schnapps: number; now: boolean };
  /** `bonus`: the one of this space or, if it has none, the next. `ahead`: the steps to it, 0 on its own space. */
  monastery: { space: number; bonus: Bonus; ahead: number; names: string[] };
  display:
    | { guest: null }
    | {
        guest: GuestId;
        cost: number;
        die: Face;
        thalers: number;
        vp: number;
        bonus: Bonus | null;
        signature: boolean;
        cell: SpotSignature;
        /** Cards below the one on display, at the place of the 3-beer pile; null for the places of the row. */
        pile: number | null;
        has: Has;
      };
  guestDeck: { count: number };
  supply: { card: TavernCard; count: number; price: number; has: Has };
  nobles: { count: number; has: Has };
  schnappsSupply: { count: number };
  signatures: { count: number };
  box: { cards: CardCount[] };
  startCard: { card: StartCard };
}

export type SpotFacts<A extends SpotKind> = FactsBySpot[A];
