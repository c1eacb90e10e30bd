// Verifies the chance of a finished game: plays it again from its secret and numbers, and compares every roll and card
// with the record. Used by the replay page, by `npm run verify` and by the tests.
import { parseAct, play, RULES_VERSION, setup, setupShuffles, type Event, type Rng, type Seat } from '../index.ts';
import { keyedChance } from './keyed.ts';
import { fitsSeal, keyOf, promiseOf } from './promise.ts';
import type { GameRecord } from './record.ts';

/** A player's own copy of what was published before the game began, kept in the browser and so beyond anybody's reach. */
export interface Witness {
  readonly number: string;
  /** The promise, as published when the browser first saw the match. */
  readonly promise: string | null;
  /** All seals at the moment when the number was sent; null if it was not sent. */
  readonly seals: readonly (string | null)[] | null;
  /** The server has acknowledged the number. */
  readonly given: boolean;
}

/** A fault in a record. Moves are counted from 1; 0 is the set-up. */
export type ChanceFault =
  | { readonly fault: 'otherRules'; readonly rules: number }
  | { readonly fault: 'promise' | 'otherPromise' | 'otherSeals' | 'ownNumber' | 'unfinished' | 'faceDown' }
  | { readonly fault: 'number'; readonly seat: Seat }
  | { readonly fault: 'move'; readonly move: number }
  | { readonly fault: 'events'; readonly move: number }
  | {
      readonly fault: 'roll';
      readonly move: number;
      /** Number of the die among all dice rolled, from 1. */
      readonly roll: number;
      readonly recorded: number | null;
      readonly promised: number;
    }
  | {
      readonly fault: 'card';
      readonly move: number;
      /** Number of shuffles before it. */
      readonly shuffle: number;
      readonly recorded: string | null;
      readonly promised: string | null;
    };

/** The reader's own number: part of the key, too late for it, or unknown as this browser kept none. */
export type OwnNumber = 'counted' | 'late' | 'unknown';

export type Checked =
  | {
      readonly fault: null;
      readonly rolls: number;
      readonly shuffles: number;
      readonly own: OwnNumber;
      /** Seats whose numbers are part of the key. */
      readonly gave: readonly Seat[];
    }
  | ChanceFault;

const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) && isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
};

/** Checks the published hashes against secret and numbers, without playing the game. */
function faultInPromise({ match, rules, promise, secret, seats }: GameRecord, own: Witness | null): ChanceFault | null {
  if (rules !== RULES_VERSION) return { fault: 'otherRules', rules };
  if (promiseOf(match, secret) !== promise) return { fault: 'promise' };
  const wrong = seats.findIndex((share) => !fitsSeal(share));
  if (wrong >= 0) return { fault: 'number', seat: wrong as Seat };
  if (own === null) return null;
  if (own.promise !== null && own.promise !== promise) return { fault: 'otherPromise' };
  const seals = seats.map(({ seal }) => seal);
  if (own.seals !== null && !isSame(own.seals, seals)) return { fault: 'otherSeals' };
  return own.given && !hasNumber(seats, own) ? { fault: 'ownNumber' } : null;
}

const hasNumber = (seats: GameRecord['seats'], own: Witness): boolean =>
  seats.some(({ number }) => number === own.number);

/** Recorded events are untrusted: their fields may be anything. */
type Recorded = Readonly<Record<string, unknown>> & { readonly type: unknown };

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The card that the event reveals; null if it reveals none. */
const cardOf = ({ type, card, guest }: Recorded): string | null =>
  type === 'drawn' ? textOr(card) : type === 'refilled' ? textOr(guest) : null;

/** Compares the events of the replayed game with the recorded ones, and counts dice and shuffles. */
class Comparison {
  rolls = 0;
  shuffles: number;

  constructor(shuffles: number) {
    this.shuffles = shuffles;
  }

  compare(move: number, promised: readonly Event[], recorded: readonly Event[]): ChanceFault | null {
    for (let i = 0; i < Math.max(promised.length, recorded.length); i++) {
      const event = promised.at(i);
      const fault = isSame(event, recorded.at(i)) ? null : this.#faultIn(move, event, recorded.at(i));
      if (fault !== null) return fault;
      if (event?.type === 'rolled') this.rolls += event.dice.length;
      if (event?.type === 'shuffled') this.shuffles++;
    }
    return null;
  }

  #faultIn(move: number, promised: Event | undefined, recorded: Recorded | undefined): ChanceFault {
    if (promised === undefined || promised.type !== recorded?.type) return { fault: 'events', move };
    if (promised.type === 'rolled') {
      const dice: readonly unknown[] = Array.isArray(recorded['dice']) ? recorded['dice'] : [];
      const at = promised.dice.findIndex((die, i) => die !== dice[i]);
      const other = dice[at];
      if (at >= 0) {
        const seen = typeof other === 'number' ? other : null;
        return { fault: 'roll', move, roll: this.rolls + at + 1, recorded: seen, promised: promised.dice[at] };
      }
    }
    const [card, other] = [cardOf(promised), cardOf(recorded)];
    return card === other
      ? { fault: 'events', move }
      : { fault: 'card', move, shuffle: this.shuffles, recorded: other, promised: card };
  }
}

/** Never throws: a record whose moves are no game is answered with a fault. */
export function check(record: GameRecord, own: Witness | null = null): Checked {
  const { match, rules, modules, promise, secret, seats, opening, moves, end } = record;
  const broken = faultInPromise(record, own);
  if (broken !== null) return broken;
  const key = keyOf(secret, { match, rules, modules, promise, shares: seats });
  const { rng } = keyedChance({ key, counter: 0 });
  const { state, events } = setup({ players: seats.length, modules }, rng);
  const comparison = new Comparison(setupShuffles(modules));
  const atSetup = comparison.compare(0, events, opening);
  if (atSetup !== null) return atSetup;
  for (const [index, { act: line, events: recorded }] of moves.entries()) {
    const move = index + 1;
    const happened = eventsOf(state, line, rng);
    if (happened === null) return { fault: 'move', move };
    const fault = comparison.compare(move, happened, recorded);
    if (fault !== null) return fault;
  }
  if (state.phase !== 'over') return { fault: 'unfinished' };
  // Cards that were never revealed must be those of the record, too.
  if (!isSame(state, end)) return { fault: 'faceDown' };
  const { rolls, shuffles } = comparison;
  const gave = seats.flatMap(({ number }, seat) => (number === null ? [] : [seat as Seat]));
  const mine: OwnNumber = own === null ? 'unknown' : hasNumber(seats, own) ? 'counted' : 'late';
  return { fault: null, rolls, shuffles, own: mine, gave };
}

/** Null if the line is not a move that is legal now. */
function eventsOf(state: GameRecord['end'], line: string, rng: Rng): readonly Event[] | null {
  const act = parseAct(line);
  if (act === null || act.seat >= state.players.length) return null;
  const played = play(state, act.seat, act.move, rng);
  return played.refused === null ? played.events : null;
}
