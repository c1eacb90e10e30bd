// Reviews a finished game of one seat: what was done beside the coach's choice, what each evening lost, how lucky dice and
// cards were, and everybody's chance to win after each evening. It is given no more than the seat saw at each moment.
// A generator that yields its progress, so that the caller can show it and stop it.
import { resultOf, ROUNDS, type Act, type Card, type Event, type Rng, type Seat, type View } from '../../index.ts';
import type { Budget } from '../bot.ts';
import { judgeAct, NOTICEABLE, type Judge, type JudgedAct, type StandingAct } from './judge.ts';
import { luckOfCards, luckOfDice, newReviewer, worthAsItIs } from './estimates.ts';
import { chancesToWin } from './winChance.ts';

/** The set-up, or an act: the view after it, and what happened. */
export interface PlayedMoment {
  readonly view: View;
  readonly events: readonly Event[];
  /** Null for the set-up. */
  readonly act: Act | null;
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
  /** The acts that agreed with the coach where the second-best move lay furthest behind, the largest lead first. */
  readonly ideas: readonly JudgedAct[];
}

export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
}

const MOST_NAMED = 3;

/** The seat's acts that stood: without those that it took back. */
function standingActs(moments: readonly PlayedMoment[], seat: Seat): StandingAct[] {
  const acts: StandingAct[] = [];
  moments.forEach(({ act, view: after }, moment) => {
    if (act === null || act.seat !== seat) return;
    const { view: before } = moments[moment - 1];
    const { type } = act.move;
    if (type === 'takeBack') acts.pop();
    else if (type === 'withdraw') {
      const index = acts.findLastIndex(({ act: { move } }) => move.type === 'choose' || move.type === 'confirm');
      if (index >= 0) acts.splice(index, 1);
    } else acts.push({ moment, act, before, after });
  });
  return acts;
}

const NO_LUCK = { dice: 0, cards: 0 };

/** The luck of each evening, from the moments in which cards had come and dice had fallen. */
function* luckByRound(
  moments: readonly PlayedMoment[],
  seat: Seat,
  rng: Rng,
): Generator<[round: number, luck: typeof NO_LUCK]> {
  let gained: Card[] = [];
  let counted = { cards: 0, dice: 0 };
  for (const { view, events } of moments) {
    const { round, phase } = view;
    const hasDrawn = events.some((event) => event.type === 'drawn' && event.seat === seat);
    for (const event of events) if (event.type === 'gained' && event.seat === seat) gained.push(event.card);
    if (phase === 'guests' && hasDrawn && counted.cards < round) {
      counted = { ...counted, cards: round };
      yield [round, { ...NO_LUCK, cards: luckOfCards(view, seat, gained, rng) }];
      gained = [];
    }
    if (phase === 'orders' && counted.dice < round) {
      counted = { ...counted, dice: round };
      yield [round, { ...NO_LUCK, dice: luckOfDice(view, seat, rng) }];
    }
  }
}

/** The last view of each evening; for one that was not reached, the table at the end. */
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
 * Yields its progress and returns the review. `budget` is asked for each decision. Decisions of evenings before `firstJudged` are
 * not judged: a lesson told the learner what to do.
 */
export function* reviewGame(
  moments: readonly PlayedMoment[],
  seat: Seat,
  rng: Rng,
  budget: () => Budget,
  firstJudged = 0,
): Generator<ReviewProgress, Review> {
  const judge: Judge = { coach: newReviewer(), seat, rng, budget };
  const acts = standingActs(moments, seat).filter(({ before }) => before.round >= firstJudged);
  const total = acts.length + 2 * ROUNDS;
  const judged: JudgedAct[] = [];
  let done = 0;
  for (const act of acts) {
    const verdict = judgeAct(judge, act);
    if (verdict !== null) judged.push(verdict);
    yield { done: ++done, total };
  }
  const luck = new Map<number, typeof NO_LUCK>();
  for (const [round, added] of luckByRound(moments, seat, rng)) {
    const before = luck.get(round) ?? NO_LUCK;
    luck.set(round, { dice: before.dice + added.dice, cards: before.cards + added.cards });
    yield { done: Math.min(total, ++done), total };
  }
  const evenings = lastViews(moments).map((view, index): ReviewedEvening => {
    const round = index + 1;
    // Round 0 is before the first evening: start cards.
    const decisions = judged.filter((one) => one.round === round || (round === 1 && one.round === 0));
    return {
      round,
      decisions: decisions.filter(({ lost }) => lost >= NOTICEABLE),
      lost: decisions.reduce((sum, { lost }) => sum + (lost >= NOTICEABLE ? lost : 0), 0),
      luck: luck.get(round) ?? NO_LUCK,
      chances: chancesAfter(view, round),
    };
  });
  const mistakes = judged.filter(({ lost }) => lost >= NOTICEABLE).sort((one, other) => other.lost - one.lost);
  const ideas = judged
    .filter(({ lead, move }) => lead >= NOTICEABLE && move.type !== 'confirm')
    .sort((one, other) => other.lead - one.lead);
  return { seat, evenings, mistakes: mistakes.slice(0, MOST_NAMED), ideas: ideas.slice(0, MOST_NAMED) };
}
