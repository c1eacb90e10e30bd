// Judges one act of a finished game: the points that it lost against the coach's choice, or its lead over the second best.
import { clone, format, play, type Act, type Move, type Phase, type Rng, type Seat, type View } from '../../index.ts';
import type { Bot, Budget } from '../bot.ts';
import { thinkFor } from './advise.ts';
import { reasonsFor, type AdviceReason } from './reasons.ts';
import { worthAsItIs, worthAsPlaced } from './estimates.ts';

export interface JudgedAct {
  /** The index of the act in the list of the game's moments, which begins with the set-up. */
  readonly moment: number;
  readonly round: number;
  readonly phase: Phase;
  readonly move: Move;
  /** Its immediate result. */
  readonly brings: readonly AdviceReason[];
  /** The coach's choice: one move or, while serving, everything that it would have bought. */
  readonly coachMoves: readonly Move[];
  /** The coach's reasons; empty for several moves. */
  readonly why: readonly AdviceReason[];
  /** Points at the end of the game by which the coach's choice is better; 0 where it is the same. */
  readonly lost: number;
  /** Points ahead of the second-best move, where the coach's choice is the same; otherwise 0. */
  readonly lead: number;
}

/** Differences below this are as likely to be the coach's error. */
export const NOTICEABLE = 0.5;

/** Moves that the coach compares with others one by one. Plans and turns are judged by what they leave. */
const COMPARED: readonly Move['type'][] = ['choose', 'draft', 'deny', 'pick', 'sign', 'strike'];
/** Moves of a turn that commit something: a good one is compared with the coach's alternatives. */
const PURCHASES: readonly Move['type'][] = ['recruit', 'nobles', 'upgrade', 'buy'];

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
  readonly rng: Rng;
  /** For one decision. */
  readonly budget: () => Budget;
}

type Verdict = Pick<JudgedAct, 'coachMoves' | 'lost' | 'lead' | 'why'>;

/** Compares the move with what the coach would do there. */
function compare({ coach, seat, rng, budget }: Judge, view: View, made: Move): Verdict | null {
  const decision = thinkFor(coach, view, seat, rng, budget());
  if (decision === null || decision.candidates.length < 2) return null;
  const [first, second] = decision.candidates;
  const why = reasonsFor(view, seat, decision.move);
  if (format(decision.move) === format(made)) {
    return { coachMoves: [decision.move], lost: 0, lead: Math.max(0, first.value - second.value), why };
  }
  const own = decision.candidates.find(({ move }) => format(move) === format(made)) ?? decision.candidates.at(-1);
  return { coachMoves: [decision.move], lost: Math.max(0, first.value - (own?.value ?? first.value)), lead: 0, why };
}

/** The plan as it was confirmed, beside the best one. */
function judgePlan({ coach, seat, rng, budget }: Judge, view: View): Verdict | null {
  const decision = thinkFor(coach, view, seat, rng, budget());
  if (decision === null || decision.candidates.length === 0) return null;
  const [best] = decision.candidates;
  const why = reasonsFor(view, seat, decision.move);
  if (decision.move.type === 'confirm') {
    return { coachMoves: [decision.move], lost: 0, lead: 0, why };
  }
  return { coachMoves: [decision.move], lost: Math.max(0, best.value - worthAsPlaced(view, seat)), lead: 0, why };
}

/** More than any turn needs. */
const LONGEST_TURN = 60;
/** Moves that are not worth a remark. */
const UNSAID: readonly Move['type'][] = ['take', 'put', 'settle', 'end'];

/** The rest of the serving turn as the coach would play it. */
function restOfTurn({ coach, seat, rng, budget }: Judge, before: View): Move[] {
  const state = clone(before);
  const moves: Move[] = [];
  for (let count = 0; count < LONGEST_TURN && state.phase === 'serving' && state.turn === seat; count++) {
    const move = thinkFor(coach, state, seat, rng, budget())?.move;
    if (move === undefined || play(state, seat, move, rng).refused !== null) break;
    if (!UNSAID.includes(move.type)) moves.push(move);
  }
  return moves;
}

/** The points that a step of the serving turn lost: the best value still possible before it, less that after it. */
function judgeStep(judge: Judge, standing: StandingAct): Verdict | null {
  const { seat } = judge;
  const { before, after, act } = standing;
  const hasNoEffects = (view: View) => view.players[seat].effects.length === 0;
  if (!hasNoEffects(before) || !hasNoEffects(after)) return null;
  const { move } = act;
  const left = move.type === 'end' ? worthAsItIs(before, seat) : worthAsPlaced(after, seat);
  const lost = worthAsPlaced(before, seat) - left;
  const isMistake = lost >= NOTICEABLE;
  if (!isMistake && !PURCHASES.includes(move.type)) return null;
  const verdict = compare(judge, before, move);
  // The coach would have done the same, whatever the estimates say.
  if (verdict === null || verdict.lead > 0) return verdict;
  if (!isMistake) return null;
  const rest = restOfTurn(judge, before);
  return { coachMoves: rest.length > 0 ? rest : verdict.coachMoves, lost, lead: 0, why: [] };
}

/** The immediate result of a move that was made; only its player knows the space that a drafted die was meant for. */
const factsOf = (view: View, seat: Seat, move: Move): AdviceReason[] =>
  reasonsFor(view, seat, move).filter(({ because }) => because !== 'dieFor');

/** Null for moves that are not judged by themselves: dice are judged with the plan, or with the turn. */
function verdictOn(judge: Judge, standing: StandingAct): Verdict | null {
  const { before, act } = standing;
  const { move } = act;
  const { phase } = before;
  if (phase === 'planning' && move.type === 'confirm') return judgePlan(judge, before);
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
