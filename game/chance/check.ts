// Verifies the chance of a finished game: plays it again from its secret and numbers, and compares every roll and card
// with the record. Used by the replay page, by `npm run verify` and by the tests.
import {
  parseAct,
  play,
  RULES_VERSION,
  setup,
  setupShuffles,
  type Event,
  type Rng,
  type Seat,
  type State,
} from '../index.ts';
import { keyedChance } from './generator.ts';
import { fitsSeal, keyOf, promiseOf } from './key.ts';
import type { GameRecord } from './record.ts';

/** A browser's own copy of its number and of what was published before the game began; nobody else can change it. */
export interface Witness {
  /** The random number that this browser drew for the key. */
  readonly number: string;
  /** The promise, as published when the browser first saw the match. */
  readonly promise: string | null;
  /** All seals at the moment when the number was sent; null if it was not sent. */
  readonly seals: readonly (string | null)[] | null;
  /** True when the server has acknowledged the number. */
  readonly given: boolean;
}

/**
 * The first fault found in a record. `other…`: something differs from what it should be. `move` counts from 1, and 0 is the
 * set-up. `recorded` is the die or card in the record, `promised` the one that the game's key leads to.
 */
export type ChanceFault =
  | { readonly fault: 'otherRules'; readonly rules: number }
  | { readonly fault: 'brokenPromise' | 'otherPromise' | 'otherSeals' | 'missingOwnNumber' | 'unfinished' | 'otherEnd' }
  | { readonly fault: 'brokenSeal'; readonly seat: Seat }
  | { readonly fault: 'illegalMove'; readonly move: number }
  | { readonly fault: 'otherEvents'; readonly move: number }
  | {
      readonly fault: 'otherRoll';
      readonly move: number;
      /** The position of the die among all dice rolled, from 1. */
      readonly roll: number;
      readonly recorded: number | null;
      readonly promised: number;
    }
  | {
      readonly fault: 'otherCard';
      readonly move: number;
      /** The number of shuffles before it. */
      readonly shuffle: number;
      readonly recorded: string | null;
      readonly promised: string | null;
    };

/**
 * `counted`: this browser's number is part of the key. `late`: it is not, as the server did not acknowledge
 * it in time. `unknown`: there is no witness.
 */
export type OwnNumber = 'counted' | 'late' | 'unknown';

export type Checked =
  | {
      readonly fault: null;
      readonly rolls: number;
      readonly shuffles: number;
      readonly ownNumber: OwnNumber;
      /** Seats whose numbers are part of the key. */
      readonly contributors: readonly Seat[];
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

/** Checks the version of the rules, the published hashes, and what the witness kept, without playing the game. */
function faultInHashes(
  { match, rules, promise, secret, seats }: GameRecord,
  witness: Witness | null,
): ChanceFault | null {
  if (rules !== RULES_VERSION) return { fault: 'otherRules', rules };
  if (promiseOf(match, secret) !== promise) return { fault: 'brokenPromise' };
  const unfitting = seats.findIndex((share) => !fitsSeal(share));
  if (unfitting >= 0) return { fault: 'brokenSeal', seat: unfitting as Seat };
  if (witness === null) return null;
  if (witness.promise !== null && witness.promise !== promise) return { fault: 'otherPromise' };
  const seals = seats.map(({ seal }) => seal);
  if (witness.seals !== null && !isSame(witness.seals, seals)) return { fault: 'otherSeals' };
  return witness.given && !hasNumber(seats, witness) ? { fault: 'missingOwnNumber' } : null;
}

const hasNumber = (seats: GameRecord['seats'], witness: Witness): boolean =>
  seats.some(({ number }) => number === witness.number);

/** Recorded events are untrusted: their fields may be anything. */
type Recorded = Readonly<Record<string, unknown>> & { readonly type: unknown };

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The card that the event reveals; null if it reveals none. */
function cardOf({ type, card, guest }: Recorded): string | null {
  if (type === 'drawn') return textOrNull(card);
  return type === 'refilled' ? textOrNull(guest) : null;
}

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
    if (promised === undefined || promised.type !== recorded?.type) return { fault: 'otherEvents', move };
    if (promised.type === 'rolled') {
      const fault = this.#faultInRoll(move, promised.dice, recorded['dice']);
      if (fault !== null) return fault;
    }
    const promisedCard = cardOf(promised);
    const recordedCard = cardOf(recorded);
    return promisedCard === recordedCard
      ? { fault: 'otherEvents', move }
      : { fault: 'otherCard', move, shuffle: this.shuffles, recorded: recordedCard, promised: promisedCard };
  }

  /** The first die that differs; null when none does. */
  #faultInRoll(move: number, promised: readonly number[], recorded: unknown): ChanceFault | null {
    const dice: readonly unknown[] = Array.isArray(recorded) ? recorded : [];
    const first = promised.findIndex((die, i) => die !== dice[i]);
    if (first < 0) return null;
    const other = dice[first];
    return {
      fault: 'otherRoll',
      move,
      roll: this.rolls + first + 1,
      recorded: typeof other === 'number' ? other : null,
      promised: promised[first],
    };
  }
}

function ownNumberOf(seats: GameRecord['seats'], witness: Witness | null): OwnNumber {
  if (witness === null) return 'unknown';
  return hasNumber(seats, witness) ? 'counted' : 'late';
}

/** Throws for no record that `readRecord` accepts: if its moves make no game, that is a fault like the others. */
export function check(record: GameRecord, witness: Witness | null = null): Checked {
  const { match, rules, modules, promise, secret, seats, opening, moves, end } = record;
  const faultBefore = faultInHashes(record, witness);
  if (faultBefore !== null) return faultBefore;
  const key = keyOf(secret, { match, rules, modules, promise, shares: seats });
  const { rng } = keyedChance({ key, counter: 0 });
  const { state, events } = setup({ players: seats.length, modules }, rng);
  const comparison = new Comparison(setupShuffles(modules));
  const atSetup = comparison.compare(0, events, opening);
  if (atSetup !== null) return atSetup;
  for (const [index, { act: line, events: recorded }] of moves.entries()) {
    const move = index + 1;
    const happened = playLine(state, line, rng);
    if (happened === null) return { fault: 'illegalMove', move };
    const fault = comparison.compare(move, happened, recorded);
    if (fault !== null) return fault;
  }
  if (state.phase !== 'over') return { fault: 'unfinished' };
  // Cards that were never revealed must be those of the record, too.
  if (!isSame(state, end)) return { fault: 'otherEnd' };
  const { rolls, shuffles } = comparison;
  const contributors = seats.flatMap(({ number }, seat) => (number === null ? [] : [seat as Seat]));
  return { fault: null, rolls, shuffles, ownNumber: ownNumberOf(seats, witness), contributors };
}

/** Plays the move on this line of the record and returns its events; null if it is no move, or not legal now. */
function playLine(state: State, line: string, rng: Rng): readonly Event[] | null {
  const act = parseAct(line);
  if (act === null || act.seat >= state.players.length) return null;
  const played = play(state, act.seat, act.move, rng);
  return played.refused === null ? played.events : null;
}
