// Requests to the coach and their answers, computed in a worker or, where there is none, in the page.
import { advise, improve, newCoach, type Advice, type Improvement } from '../../game/bots/coach/advise.ts';
import { reviewGame, type PlayedMoment, type Review, type ReviewProgress } from '../../game/bots/coach/review.ts';
import { rngFrom, type Seat, type View } from '../../game/index.ts';

export interface CoachAnswers {
  /** The best moves. */
  advice: readonly Advice[];
  /** A better plan for the dice, if there is one. */
  improvement: Improvement;
  /** Of a finished game. */
  review: Review;
}

interface AtTheTable {
  view: View;
  seat: Seat;
  /** Milliseconds that the coach may think. */
  time: number;
}

export type CoachQuestion =
  | ({ asks: 'advice' | 'improvement' } & AtTheTable)
  /** `time`: milliseconds for each decision of the seat. Decisions before the evening `from` are not judged. */
  | { asks: 'review'; moments: readonly PlayedMoment[]; seat: Seat; time: number; from: number };

export type AnyCoachAnswer = CoachAnswers[keyof CoachAnswers];

const until = (end: number) => ({ left: () => end - performance.now() });

const coach = newCoach();

/** Yields the progress of a review; the answers to the other questions come without any. */
export function* answering(question: CoachQuestion): Generator<ReviewProgress, AnyCoachAnswer> {
  // Made for each decision anew, so that a review imagines the same dice and cards as the advice did.
  const rng = () => rngFrom('the coach');
  const { seat, time } = question;
  switch (question.asks) {
    case 'advice':
      return advise(coach, question.view, seat, rng(), until(performance.now() + time));
    case 'improvement':
      return improve(coach, question.view, seat, rng(), until(performance.now() + time));
    case 'review':
      return yield* reviewGame(question.moments, seat, rng, () => until(performance.now() + time), question.from);
    default:
      return question satisfies never;
  }
}
