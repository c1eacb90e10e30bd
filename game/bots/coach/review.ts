// Reviews a finished game for one seat: compares the seat's acts with the coach's choices, and finds what each evening
// lost, how lucky its dice and cards were, and everybody's chance to win after it. The review is given no more than the
// seat saw at each moment. It is a generator that yields its progress, so that the caller can show how far it is, or
// stop it.
import { resultOf, ROUNDS, type Act, type Event, type Rng, type Seat, type View } from '../../index.ts';
import type { Budget } from '../bot.ts';
import { judgeAct, NOTICEABLE, type Judge, type JudgedAct, type StandingAct } from './judge.ts';
import { reviewer, worthAsItIs } from './estimates.ts';
import { luckOf, type Luck } from './luck.ts';
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
  /** The points that its `decisions` lost together. */
  readonly lost: number;
  /** The acts that lost a noticeable number of points; the choice of a start card is one of the first evening. */
  readonly decisions: readonly JudgedAct[];
  /** Points that luck gave: above zero is better than average. */
  readonly luck: { readonly dice: number; readonly cards: number };
  /** The chances to win when the evening was over, by seat. */
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

/** The last view of each evening; the last of all where the game ended before that evening. */
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
  return chancesToWin(view.modules, expected, round);
}

/** The points of luck of one kind in an evening. */
const luckIn = (luck: readonly Luck[], round: number, of: Luck['of']): number =>
  luck.reduce((sum, one) => (one.round === round && one.of === of ? sum + one.points : sum), 0);

const isMistake = ({ lost }: JudgedAct): boolean => lost >= NOTICEABLE;
const isIdea = ({ lead, move }: JudgedAct): boolean => lead >= NOTICEABLE && move.type !== 'confirm';

function reviewEvening(
  view: View,
  round: number,
  judged: readonly JudgedAct[],
  luck: readonly Luck[],
): ReviewedEvening {
  // Round 0 is before the first evening: start cards.
  const decisions = judged.filter((one) => isMistake(one) && (one.round === round || (round === 1 && one.round === 0)));
  return {
    round,
    decisions,
    lost: decisions.reduce((sum, { lost }) => sum + lost, 0),
    luck: { dice: luckIn(luck, round, 'dice'), cards: luckIn(luck, round, 'cards') },
    chances: chancesAfter(view, round),
  };
}

/**
 * Yields its progress and returns the review. `rng` and `budget` are called anew whenever the coach starts to think.
 * Acts before the evening `firstJudged` are not judged, such as those that a lesson told the learner to do.
 */
export function* reviewGame(
  moments: readonly PlayedMoment[],
  seat: Seat,
  rng: () => Rng,
  budget: () => Budget,
  firstJudged = 0,
): Generator<ReviewProgress, Review> {
  const judge: Judge = { coach: reviewer, seat, rng, budget };
  const acts = standingActs(moments, seat).filter(({ before }) => before.round >= firstJudged);
  const total = acts.length + 2 * ROUNDS;
  let done = 0;
  const judged: JudgedAct[] = [];
  for (const act of acts) {
    const verdict = judgeAct(judge, act);
    if (verdict !== null) judged.push(verdict);
    yield { done: ++done, total };
  }
  const luck: Luck[] = [];
  for (const found of luckOf(moments, seat, rng())) {
    luck.push(found);
    yield { done: ++done, total };
  }
  return {
    seat,
    evenings: lastViews(moments).map((view, index) => reviewEvening(view, index + 1, judged, luck)),
    mistakes: judged
      .filter(isMistake)
      .sort((one, other) => other.lost - one.lost)
      .slice(0, MOST_NAMED),
    ideas: judged
      .filter(isIdea)
      .sort((one, other) => other.lead - one.lead)
      .slice(0, MOST_NAMED),
  };
}
