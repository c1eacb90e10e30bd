// The facts that a sentence is made from: of an event, a refusal, a prompt, a move, a spot of the table.
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

/** A space for dice, and the guest who sits there if it is a table; each language puts it in the case it needs. */
export interface Place {
  space: Space | null;
  sitter: Card | null;
  /** Further tables with such a guest, named together with this one. */
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

/** Facts that an event itself lacks, and persons and places instead of seats and spaces. */
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
  (T extends keyof EventAdditions ? EventAdditions[T] : object) & { who: PersonOrYou };

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
  /** The space that the die goes to or comes from. */
  place: Place;
  /** Number of dishwashers that the die would need there. */
  raise: number;
  /** Thalers, beer and steps that the move costs or brings. */
  thalers: number;
  beer: number;
  steps: number;
  /** The card that can be returned to make an upgrade cheaper. */
  card: Card | null;
  /** Number of cards that would have made an upgrade cheaper, where none of them is returned. */
  keeps: number;
  /** The option of a hidden choice, as the object of the sentence. */
  option: string;
  schnapps: number;
  cell: SignedCell;
  serving: boolean;
  planning: boolean;
  /** In this phase everybody makes a hidden choice. */
  chooses: boolean;
}

export type MoveLabel<T extends MoveType> = MoveOf<T> & { facts: MoveFacts };

export type WhyKind = AdviceReason['because'];

/** Reasons whose seats and spaces are replaced by persons and names. */
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

/** The dishwashers, of tile and cards together, who can still help; null for other spots and at other times. */
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
  /** `bonus` is the next on the way, `ahead` steps from here; 0 where it is on this very space. */
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
        /** Cards below the one on display; null where there is no pile. */
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
