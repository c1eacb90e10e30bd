// Reviews a finished game of one seat: what was done beside the coach's choice, what each evening lost, how lucky dice and
// cards were, and everybody's chance to win after each evening. It is given no more than the seat saw at each moment.
// A generator that yields its progress, so that the caller can show it and stop it.
import {
  clone,
  format,
  play,
  resultOf,
  ROUNDS,
  type Act,
  type Card,
  type Event,
  type Move,
  type Phase,
  type Rng,
  type Seat,
  type View,
} from '../../index.ts';
import type { Bot, Budget } from '../bot.ts';
import { thinkFor } from './advise.ts';
import { reasonsFor, type Why } from './reasons.ts';
import { luckOfCards, luckOfDice, newReviewer, worthAsItIs, worthAsPlaced } from './values.ts';
import { chancesToWin } from './winChance.ts';

/** The set-up, or an act: the view after it, and what happened. */
export interface PlayedMoment {
  readonly view: View;
  readonly events: readonly Event[];
  /** Null for the set-up. */
  readonly act: Act | null;
}

export interface JudgedAct {
  /** The place of the act among the moments. */
  readonly moment: number;
  readonly round: number;
  readonly phase: Phase;
  readonly made: Move;
  /** Its immediate result. */
  readonly brings: readonly Why[];
  /** The coach's choice: one move or, while serving, everything that it would have bought. */
  readonly coach: readonly Move[];
  /** The coach's reasons; empty for several moves. */
  readonly why: readonly Why[];
  /** Points by the end of the game that the coach's move is better; 0 where both do the same. */
  readonly loses: number;
  /** If both do the same: points ahead of the second-best move. */
  readonly lead: number;
}

export interface ReviewedEvening {
  readonly round: number;
  /** Points that were given away. */
  readonly lost: number;
  readonly decisions: readonly JudgedAct[];
  /** Points that luck gave: above zero is better than average. */
  readonly luck: { readonly dice: number; readonly cards: number };
  /** By seat, when the evening was over. */
  readonly chances: readonly number[];
}

export interface Review {
  readonly seat: Seat;
  readonly evenings: readonly ReviewedEvening[];
  /** The acts that lost most points, the costliest first. */
  readonly mistakes: readonly JudgedAct[];
  /** The acts that agreed with the coach where the second-best move was worst, the largest lead first. */
  readonly ideas: readonly JudgedAct[];
}

export interface Reviewing {
  readonly done: number;
  readonly of: number;
}

/** Differences below this are as likely to be the coach's error. */
const NOTICEABLE = 0.5;
const MOST_NAMED = 3;

/** Moves that the coach compares with others one by one. Plans and turns are judged by what they leave. */
const COMPARED: readonly Move['type'][] = ['choose', 'draft', 'deny', 'pick', 'sign', 'strike'];
/** Moves of a turn that commit something: a good one is compared with the coach's alternatives. */
const PURCHASES: readonly Move['type'][] = ['recruit', 'nobles', 'upgrade', 'buy'];

interface StandingAct {
  readonly moment: number;
  readonly act: Act;
  readonly before: View;
  readonly after: View;
}

/** The seat's acts that stood: without those that it took back. */
function standingActs(moments: readonly PlayedMoment[], seat: Seat): StandingAct[] {
  const acts: StandingAct[] = [];
  moments.forEach(({ act, view: after }, moment) => {
    if (act === null || act.seat !== seat) return;
    const { view: before } = moments[moment - 1];
    const { type } = act.move;
    if (type === 'takeBack') acts.pop();
    else if (type === 'withdraw') {
      const at = acts.findLastIndex(({ act: { move } }) => move.type === 'choose' || move.type === 'confirm');
      if (at >= 0) acts.splice(at, 1);
    } else acts.push({ moment, act, before, after });
  });
  return acts;
}

interface Judge {
  readonly coach: Bot;
  readonly seat: Seat;
  readonly rng: Rng;
  /** For one decision. */
  readonly budget: () => Budget;
}

type Verdict = Pick<JudgedAct, 'coach' | 'loses' | 'lead' | 'why'>;

const only = (move: Move): readonly Move[] => [move];

/** Compares the move with what the coach would do there. */
function compare({ coach, seat, rng, budget }: Judge, view: View, made: Move): Verdict | null {
  const decision = thinkFor(coach, view, seat, rng, budget());
  if (decision === null || decision.candidates.length < 2) return null;
  const [first, second] = decision.candidates;
  const why = reasonsFor(view, seat, decision.move);
  if (format(decision.move) === format(made)) {
    return { coach: only(decision.move), loses: 0, lead: Math.max(0, first.value - second.value), why };
  }
  const own = decision.candidates.find(({ move }) => format(move) === format(made)) ?? decision.candidates.at(-1);
  return { coach: only(decision.move), loses: Math.max(0, first.value - (own?.value ?? first.value)), lead: 0, why };
}

/** The plan as it was confirmed, beside the best one. */
function judgePlan({ coach, seat, rng, budget }: Judge, view: View): Verdict | null {
  const decision = thinkFor(coach, view, seat, rng, budget());
  if (decision === null || decision.candidates.length === 0) return null;
  const [best] = decision.candidates;
  const why = reasonsFor(view, seat, decision.move);
  if (decision.move.type === 'confirm') {
    return { coach: only(decision.move), loses: 0, lead: 0, why };
  }
  return { coach: only(decision.move), loses: Math.max(0, best.value - worthAsPlaced(view, seat)), lead: 0, why };
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
function judgeStep(judge: Judge, own: StandingAct): Verdict | null {
  const { seat } = judge;
  const { before, after, act } = own;
  const hasNoEffects = (view: View) => view.players[seat].effects.length === 0;
  if (!hasNoEffects(before) || !hasNoEffects(after)) return null;
  const { move } = act;
  const left = move.type === 'end' ? worthAsItIs(before, seat) : worthAsPlaced(after, seat);
  const loses = worthAsPlaced(before, seat) - left;
  if (loses < NOTICEABLE && !PURCHASES.includes(move.type)) return null;
  const verdict = compare(judge, before, move);
  if (verdict === null || verdict.lead > 0) return verdict;
  if (loses < NOTICEABLE) return null;
  const coach = restOfTurn(judge, before);
  return { coach: coach.length > 0 ? coach : verdict.coach, loses, lead: 0, why: [] };
}

/** The immediate result of a move that was made; only its player knows the space that a drafted die was meant for. */
const factsOf = (view: View, seat: Seat, move: Move): Why[] =>
  reasonsFor(view, seat, move).filter(({ because }) => because !== 'dieFor');

function judgeAct(judge: Judge, own: StandingAct): JudgedAct | null {
  const { before, moment, act } = own;
  const { move } = act;
  const { phase, round } = before;
  const isPlan = phase === 'planning' && move.type === 'confirm';
  const isGuests = phase === 'guests';
  const verdict = isPlan
    ? judgePlan(judge, before)
    : isGuests || COMPARED.includes(move.type)
      ? compare(judge, before, move)
      : phase === 'serving' && move.type !== 'put'
        ? judgeStep(judge, own)
        : null;
  if (verdict === null) return null;
  return { moment, round, phase, made: move, brings: factsOf(before, judge.seat, move), ...verdict };
}

const NO_LUCK = { dice: 0, cards: 0 };

/** The luck of each evening, from the moments in which cards had come and dice had fallen. */
function* luckBy(
  moments: readonly PlayedMoment[],
  seat: Seat,
  rng: Rng,
): Generator<[round: number, luck: typeof NO_LUCK]> {
  let gained: Card[] = [];
  let last = { cards: 0, dice: 0 };
  for (const { view, events } of moments) {
    const { round, phase } = view;
    const hasDrawn = events.some((event) => event.type === 'drawn' && event.seat === seat);
    for (const event of events) if (event.type === 'gained' && event.seat === seat) gained.push(event.card);
    if (phase === 'guests' && hasDrawn && last.cards < round) {
      last = { ...last, cards: round };
      yield [round, { ...NO_LUCK, cards: luckOfCards(view, seat, gained, rng) }];
      gained = [];
    }
    if (phase === 'orders' && last.dice < round) {
      last = { ...last, dice: round };
      yield [round, { ...NO_LUCK, dice: luckOfDice(view, seat, rng) }];
    }
  }
}

/** The last view of each evening, and the table at the end. */
const lastViews = (moments: readonly PlayedMoment[]): View[] =>
  Array.from({ length: ROUNDS }, (_, index) => {
    const ofRound = moments.filter(({ view }) => view.round === index + 1);
    return (ofRound.at(-1) ?? moments[moments.length - 1]).view;
  });

function chancesAfter(view: View, round: number): number[] {
  if (view.phase === 'over') {
    const { winners } = resultOf(view);
    return view.players.map((_, seat) => (winners.includes(seat as Seat) ? 1 / winners.length : 0));
  }
  const expected = view.players.map((_, seat) => worthAsItIs(view, seat as Seat));
  return chancesToWin(expected, round);
}

/**
 * Yields its progress and returns the review. `budget` is asked for each decision. Decisions of evenings before `from` are
 * not judged: a lesson told the learner what to do.
 */
export function* reviewGame(
  moments: readonly PlayedMoment[],
  seat: Seat,
  rng: Rng,
  budget: () => Budget,
  from = 0,
): Generator<Reviewing, Review> {
  const judge: Judge = { coach: newReviewer(), seat, rng, budget };
  const acts = standingActs(moments, seat).filter(({ before }) => before.round >= from);
  const of = acts.length + 2 * ROUNDS;
  const judged: JudgedAct[] = [];
  let done = 0;
  for (const own of acts) {
    const one = judgeAct(judge, own);
    if (one !== null) judged.push(one);
    yield { done: ++done, of };
  }
  const luck = new Map<number, typeof NO_LUCK>();
  for (const [round, came] of luckBy(moments, seat, rng)) {
    const before = luck.get(round) ?? NO_LUCK;
    luck.set(round, { dice: before.dice + came.dice, cards: before.cards + came.cards });
    yield { done: Math.min(of, ++done), of };
  }
  const evenings = lastViews(moments).map((view, index): ReviewedEvening => {
    const round = index + 1;
    const decisions = judged.filter((one) => one.round === round || (round === 1 && one.round === 0));
    return {
      round,
      decisions: decisions.filter(({ loses }) => loses >= NOTICEABLE),
      lost: decisions.reduce((sum, { loses }) => sum + (loses >= NOTICEABLE ? loses : 0), 0),
      luck: luck.get(round) ?? NO_LUCK,
      chances: chancesAfter(view, round),
    };
  });
  const dearest = judged.filter(({ loses }) => loses >= NOTICEABLE).sort((one, other) => other.loses - one.loses);
  const best = judged
    .filter(({ lead, made }) => lead >= NOTICEABLE && made.type !== 'confirm')
    .sort((one, other) => other.lead - one.lead);
  return { seat, evenings, mistakes: dearest.slice(0, MOST_NAMED), ideas: best.slice(0, MOST_NAMED) };
}
