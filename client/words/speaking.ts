// The shapes of what is said: what a language file is told of an event, a refusal, a question, a spot.
import type {
  Bonus,
  Card,
  Column,
  Entertainer,
  EveningBonus,
  EventOf,
  EventType,
  Face,
  GuestId,
  MoveOf,
  MoveType,
  Reason,
  Refusal,
  Side,
  Source,
  Space,
  StartCard,
  TavernCard,
  Tile,
  Seat,
  View,
} from '../../game/index.ts';
import type { Person } from '../model/people.ts';
import type { LineFault } from '../model/lineFault.ts';
import type { Prompt, PromptKind } from '../model/prompt.ts';
import type { Spot } from '../model/spots.ts';
import type { Warning, WarningKind } from '../model/warnings.ts';

/** The table that is spoken of, and the viewer. */
export interface Glance {
  view: View;
  me: Seat | null;
  people: readonly Person[];
}

/** Somebody in a sentence: oneself, or a person with a name. */
export interface Who {
  you: boolean;
  name: string;
}

/** What an evening, a card or a track can give. */
export type Gift = Bonus | EveningBonus[number];
export type GiftOf<G extends Gift['gives']> = Extract<Gift, { gives: G }>;
/** Besides what the rules refuse, what the net does. */
export type Unmade = Refusal | { because: LineFault };
export type Refused<R extends Reason | LineFault> = Extract<Unmade, { because: R }>;
export type Warned<K extends WarningKind> = Extract<Warning, { warns: K }>;
export type SpotPlace = Spot['at'];

/** What some events need said in words already: seats as people, places by their names. */
interface ToldMore {
  placed: { place: string };
  takenOff: { place: string };
  over: { winners: Who[] };
}

export type Told<T extends EventType> = Omit<EventOf<T>, keyof (T extends keyof ToldMore ? ToldMore[T] : object)> &
  (T extends keyof ToldMore ? ToldMore[T] : object) & { who: Who };

/** What a button needs to know besides its move. */
export interface DeedFacts {
  /** Where the die goes to or comes from. */
  place: string;
  /** Help by dishwashers that the die would need there. */
  raise: number;
  thalers: number;
  beer: number;
  steps: number;
  card: Card | null;
  /** The option of a hidden choice, by its name. */
  option: string;
  schnapps: number;
  serving: boolean;
  planning: boolean;
  /** Everybody makes a hidden choice. */
  chooses: boolean;
}

export type Deed<T extends MoveType> = MoveOf<T> & { facts: DeedFacts };

/** A prompt with the people it waits for by name. */
export type Asked<K extends PromptKind> = Omit<Extract<Prompt, { kind: K }>, 'for'> & {
  names: string[];
  round: number;
};

export interface Explanation {
  title: string;
  lines: string[];
}

export interface Pile {
  card: Card;
  count: number;
}

/** What there is to tell about a spot. */
interface Facts {
  plate: { name: string; total: number; points: { source: Source; count: number }[]; start: boolean };
  deck: { name: string; count: number; cards: Pile[] };
  discard: { name: string; count: number; cards: Pile[] };
  table: { number: number; card: Card | null; nobles: number; die: Face | null; thalers: number; vp: number };
  equipment: { space: Exclude<Space, number>; worth: number; perDie: number; upgraded: boolean };
  beside: { card: TavernCard; count: number };
  tile: {
    tile: Tile;
    worth: number;
    upgradedTo: number;
    price: number;
    card: TavernCard | null;
    discount: number;
    works: 'atOnce' | 'nextRound';
    /** The round from which it counts when that is still to come. */
    from: number | null;
    upgraded: boolean;
  };
  hand: { dice: { value: Face; own: boolean }[] };
  coaster: { name: string; dice: Face[] };
  thalers: { count: number; kept: number };
  beer: { count: number; kept: number };
  schnapps: { count: number };
  counterGuests: { count: number };
  entertainer: { entertainer: Entertainer; side: Side | null };
  reputation: {
    number: number;
    vp: number | null;
    gives: 'schnapps' | 'schnappsOrDeny' | 'signature' | 'crown' | null;
  };
  cell: { column: Column; row: number; bonus: Bonus | null; covered: boolean };
  moon: { round: number; bonuses: readonly Gift[]; schnapps: number; now: boolean };
  monastery: { space: number; bonus: Bonus | null; names: string[] };
  offer:
    | { guest: null }
    | {
        guest: GuestId;
        cost: number;
        die: Face;
        thalers: number;
        vp: number;
        bonus: Bonus | null;
        signature: boolean;
        /** Cards below the one on display; null where there is no pile. */
        pile: number | null;
      };
  guestDeck: { count: number };
  supply: { card: TavernCard; count: number; price: number };
  nobles: { count: number };
  schnappsSupply: { count: number };
  signatures: { count: number };
  box: { cards: Pile[] };
  startCard: { card: StartCard };
}

export type Explained<A extends SpotPlace> = Facts[A];
