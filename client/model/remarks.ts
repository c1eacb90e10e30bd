// Selects the moves of bots that are worth a remark, names the event that tells each move, and says when a remark is
// outdated.
import {
  PHASE,
  type Event,
  type EventType,
  type Move,
  type MoveType,
  type Phase,
  type Seat,
  type View,
} from '../../game/index.ts';
import type { AdviceReason } from '../../game/bots/coach/reasons.ts';

export type Talk = 'never' | 'sometimes' | 'always';

interface Made {
  readonly seat: Seat;
  readonly move: Move;
  readonly why: readonly AdviceReason[];
  /** Before the move. */
  readonly view: View;
}

/** Moves without a remark, even when all remarks are wanted. */
const ROUTINE: readonly MoveType[] = ['take', 'settle', 'end', 'confirm', 'withdraw', 'takeBack'];
/** Moves whose reasons interest the other players. */
const NOTABLE: readonly MoveType[] = ['recruit', 'nobles', 'upgrade', 'giveUp', 'juggle', 'breatheOn'];

/** A choice that the others do not know yet. */
const isHidden = (phase: Phase, { type }: Move): boolean => type === 'choose' && PHASE[phase].choice !== undefined;

/** The event that tells each move; null if none does, or several do. */
export const TOLD_BY = {
  choose: null,
  confirm: 'confirmed',
  withdraw: 'withdrawn',
  put: 'placed',
  juggle: 'turned',
  draft: 'drafted',
  giveUp: 'counterGuestGivenUp',
  settle: 'settled',
  take: 'takenOff',
  buy: 'bought',
  upgrade: 'upgraded',
  recruit: 'recruited',
  nobles: 'noblesRecruited',
  dance: 'paid',
  breathe: 'paid',
  breatheOn: 'upgraded',
  bard: 'stepped',
  end: 'turnEnded',
  deny: 'denied',
  pick: null,
  sign: 'signed',
  strike: 'struck',
  takeBack: 'takenBack',
} as const satisfies Record<MoveType, EventType | null>;

/** True if the event tells this move: all that both name is the same. */
export function tellsMove(event: Event, { seat, move }: Pick<Made, 'seat' | 'move'>): boolean {
  if (event.type !== TOLD_BY[move.type] || !('seat' in event) || event.seat !== seat) return false;
  const told = new Map<string, unknown>(Object.entries(event));
  const named = move.type === 'put' ? move.dice[0] : move;
  return Object.entries(named).every(([key, value]) => key === 'type' || !told.has(key) || told.get(key) === value);
}

const takesAway = (why: readonly AdviceReason[]): boolean => why.some(({ because }) => because === 'leavesNone');

/** The phases in which a remark on the evening before still holds, as one on its last move may be said only then. */
const BEGINNING_OF_EVENING: readonly Phase[] = ['evening', 'guests'];

const hasEndedWithEvening = ({ move, view: before }: Pick<Made, 'move' | 'view'>, { round, phase }: View): boolean =>
  before.round < round && (move.type === 'draft' || !BEGINNING_OF_EVENING.includes(phase));

/**
 * True once a remark does not hold any more. One on a drafted die ends with the evening, any other when the guests of
 * the next evening have come; "that leaves Ben no 5" holds only until the draft is over or a coaster with a 5 has come
 * to Ben. In the final count no remark matters.
 */
export const isOutdated = ({ move, why, view: before }: Pick<Made, 'move' | 'why' | 'view'>, view: View): boolean =>
  view.phase === 'over' ||
  hasEndedWithEvening({ move, view: before }, view) ||
  (move.type === 'draft' &&
    why.some(
      (one) =>
        one.because === 'leavesNone' &&
        (view.phase !== 'orders' || view.players[one.seat]?.coaster.includes(move.value)),
    ));

/**
 * Returns a function that says whether a move is worth a remark. It remembers who has spoken: unless bots always talk,
 * each speaks at most once in an evening.
 */
export function newRemarkFilter(): (made: Made, talk: Talk) => boolean {
  const spoke = new Map<Seat, number>();
  return ({ seat, move, why, view: { round, phase } }, talk) => {
    if (talk === 'never' || isHidden(phase, move) || ROUTINE.includes(move.type)) return false;
    if (talk === 'always') return true;
    const isNotable = takesAway(why) || (NOTABLE.includes(move.type) && why.length > 0);
    if (!isNotable || spoke.get(seat) === round) return false;
    spoke.set(seat, round);
    return true;
  };
}
