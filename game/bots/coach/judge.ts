// Judges one act of a finished game: the points that it lost against the coach's choice, or its lead over the second best.
import { format, NOBLE, ROUNDS, type Act, type Move, type Phase, type Rng, type Seat, type View } from '../../index.ts';
import type { Bot, Budget } from '../bot.ts';
import { thinkFor } from './advise.ts';
import { reasonsFor, type AdviceReason } from './reasons.ts';
import { isPurchase, restOfTurn } from './restOfTurn.ts';
import { worthAsItIs, worthAsPlaced, worthBestPlaced } from './estimates.ts';
import { lostByLookAhead } from './secondThought.ts';

export interface JudgedAct {
  /** The index of the act in the list of the game's moments, which begins with the set-up. */
  readonly moment: number;
  readonly round: number;
  readonly phase: Phase;
  readonly move: Move;
  /** The immediate result of the move. */
  readonly brings: readonly AdviceReason[];
  /** The coach's choice: one move or, while serving, the rest of the turn without the moves of `UNLISTED`. */
  readonly coachMoves: readonly Move[];
  /** The coach's reasons; where its choice is the rest of a turn, what all those moves bring together. */
  readonly why: readonly AdviceReason[];
  /** Points at the end of the game by which the coach's choice is better; 0 where it is the same. */
  readonly lost: number;
  /** Points ahead of the second-best move, where the coach's choice is the same; otherwise 0. */
  readonly lead: number;
}

/** Differences below this are as likely to be the coach's error. */
export const NOTICEABLE = 0.5;

/** Moves that the coach compares one by one. Plans and serving turns are judged by the points that remain possible. */
const COMPARED: readonly Move['type'][] = ['choose', 'draft', 'deny', 'pick', 'sign', 'strike'];

/** An act that its player did not take back. */
export interface StandingAct {
  readonly moment: number;
  readonly act: Act;
  readonly before: View;
  readonly after: View;
}

export interface Judge {
  readonly coach: Bot;
  readonly seat: Seat;
  /** Called anew for each decision, as `budget` is. */
  readonly rng: () => Rng;
  readonly budget: () => Budget;
}

type Verdict = Pick<JudgedAct, 'coachMoves' | 'lost' | 'lead' | 'why'>;

/** Compares the move with what the coach would do there. */
function compare({ coach, seat, rng, budget }: Judge, view: View, made: Move): Verdict | null {
  const decision = thinkFor(coach, view, seat, rng(), budget());
  if (decision === null || decision.candidates.length < 2) return null;
  const [first, second] = decision.candidates;
  const why = reasonsFor(view, seat, decision.move);
  if (format(decision.move) === format(made)) {
    return { coachMoves: [decision.move], lost: 0, lead: Math.max(0, first.value - second.value), why };
  }
  // A move that is not among the candidates counts as the worst of them.
  const worst = decision.candidates[decision.candidates.length - 1];
  const own = decision.candidates.find(({ move }) => format(move) === format(made)) ?? worst;
  return { coachMoves: [decision.move], lost: Math.max(0, first.value - own.value), lead: 0, why };
}

/** Compares the plan as it was confirmed with the best one; null where the best one is not noticeably better. */
function judgePlan(judge: Judge, standing: StandingAct): Verdict | null {
  const { coach, seat, rng, budget } = judge;
  const { before } = standing;
  const lost = confirmedLoss(judge, standing, worthBestPlaced(before, seat) - worthAsPlaced(before, seat));
  if (lost < NOTICEABLE) return null;
  const move = thinkFor(coach, before, seat, rng(), budget())?.move;
  if (move === undefined || move.type === 'confirm') return null;
  return { coachMoves: [move], lost, lead: 0, why: reasonsFor(before, seat, move) };
}

/** The least loss that look-ahead must find. With other random numbers it finds about a point more or less. */
const CLEAR = 2.5;

/**
 * The loss that look-ahead confirms twice: the smaller of its results, or 0 if one of them is not clear. Where look-ahead
 * cannot tell, the estimate stands.
 */
function confirmedLoss({ seat, rng, budget }: Judge, { before, after, act }: StandingAct, estimate: number): number {
  if (estimate < NOTICEABLE) return 0;
  const chance = rng();
  let least = Infinity;
  for (let attempt = 0; attempt < 2; attempt++) {
    const points = lostByLookAhead({ seat, move: act.move, before, after }, chance, budget());
    if (points === null) return estimate;
    if (points < CLEAR) return 0;
    least = Math.min(least, points);
  }
  return least;
}

/** The points that are certain at once. */
const pointsOf = (reason: AdviceReason): number => {
  if (reason.because === 'noble') return NOBLE.vp;
  return reason.because === 'points' ? reason.points : 0;
};
const totalOf = (reasons: readonly AdviceReason[]): number => reasons.reduce((sum, one) => sum + pointsOf(one), 0);

/** The gains of the coach's moves together. Where the move that was made gains more at once, they are for later evenings. */
function reasonsForAll(view: View, seat: Seat, moves: readonly Move[], made: Move): AdviceReason[] {
  const reasons = moves.flatMap((move) => reasonsFor(view, seat, move));
  const points = totalOf(reasons);
  const isForLater = view.round < ROUNDS && points < totalOf(reasonsFor(view, seat, made));
  return [
    ...(points > 0 ? [{ because: 'points', points } as const] : []),
    ...reasons.filter(({ because }) => because === 'bonus'),
    ...(isForLater ? [{ because: 'later' } as const] : []),
  ];
}

/** Moves that are left out of the list of the coach's moves. */
const UNLISTED: readonly Move['type'][] = ['take', 'put', 'settle', 'end'];

/** The rest of the serving turn as the coach would play it. */
function listedRest({ coach, seat, rng, budget }: Judge, before: View): Move[] {
  const think = (view: View) => thinkFor(coach, view, seat, rng(), budget());
  return restOfTurn(before, seat, think, rng()).filter(({ type }) => !UNLISTED.includes(type));
}

/** The points that a step of the serving turn lost: the best value still possible before it, less that after it. */
function judgeStep(judge: Judge, standing: StandingAct): Verdict | null {
  const { seat } = judge;
  const { before, after, act } = standing;
  const hasNoEffects = (view: View) => view.players[seat].effects.length === 0;
  if (!hasNoEffects(before) || !hasNoEffects(after)) return null;
  const { move } = act;
  const left = move.type === 'end' ? worthAsItIs(before, seat) : worthAsPlaced(after, seat);
  const lost = confirmedLoss(judge, standing, worthAsPlaced(before, seat) - left);
  const isMistake = lost >= NOTICEABLE;
  // A purchase is compared with the coach's alternatives also if it was good.
  if (!isMistake && !isPurchase(move)) return null;
  const verdict = compare(judge, before, move);
  // The coach would have done the same, whatever the estimates say.
  if (verdict === null || verdict.lead > 0) return verdict;
  if (!isMistake) return null;
  const rest = listedRest(judge, before);
  const coachMoves = rest.length > 0 ? rest : verdict.coachMoves;
  return { coachMoves, lost, lead: 0, why: reasonsForAll(before, seat, coachMoves, move) };
}

/** The immediate result of a move that was made; only its player knows the space that a drafted die was meant for. */
const factsOf = (view: View, seat: Seat, move: Move): AdviceReason[] =>
  reasonsFor(view, seat, move).filter(({ because }) => because !== 'dieFor');

/** Null for moves that are not judged by themselves: the placing of dice is judged with the plan, or with the turn. */
function verdictOn(judge: Judge, standing: StandingAct): Verdict | null {
  const { before, act } = standing;
  const { move } = act;
  const { phase } = before;
  if (phase === 'planning' && move.type === 'confirm') return judgePlan(judge, standing);
  if (phase === 'guests' || COMPARED.includes(move.type)) return compare(judge, before, move);
  return phase === 'serving' && move.type !== 'put' ? judgeStep(judge, standing) : null;
}

export function judgeAct(judge: Judge, standing: StandingAct): JudgedAct | null {
  const { before, moment, act } = standing;
  const { move } = act;
  const { phase, round } = before;
  const verdict = verdictOn(judge, standing);
  if (verdict === null) return null;
  return { moment, round, phase, move, brings: factsOf(before, judge.seat, move), ...verdict };
}
