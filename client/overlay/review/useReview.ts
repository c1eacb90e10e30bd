// The review of a recorded game: begun on request, read in a thread with its progress, and stopped on request.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Review, ReviewProgress } from '../../../game/bots/coach/review.ts';
import type { Seat } from '../../../game/index.ts';
import type { Coach } from '../../net/coach.ts';
import type { Moment } from '../../net/recording.ts';

export type ReviewState =
  { is: 'idle' | 'stopped' | 'failed' } | { is: 'reading'; progress: ReviewProgress } | { is: 'read'; review: Review };

export interface Reviewer {
  readonly state: ReviewState;
  read: (seat: Seat) => void;
  stop: () => void;
}

/** For each decision of the game. */
const TIME_MS = 150;

/** The first evenings are not judged if they were those of a lesson. */
export function useReview(moments: readonly Moment[], taughtEvenings: number): Reviewer {
  const [state, setState] = useState<ReviewState>({ is: 'idle' });
  const coach = useRef<Coach | null>(null);
  // Evening 0 is the choice of start cards, before the first evening.
  const firstJudged = taughtEvenings === 0 ? 0 : taughtEvenings + 1;
  useEffect(
    () => () => {
      coach.current?.close();
      coach.current = null;
    },
    [moments],
  );
  const read = useCallback(
    (seat: Seat) => {
      const begin = async () => {
        setState({ is: 'reading', progress: { done: 0, total: 1 } });
        const { openCoach } = await import('../../net/coach.ts');
        coach.current?.close();
        const thread = openCoach();
        coach.current = thread;
        const review = await thread.ask(
          { asks: 'review', moments, seat, time: TIME_MS, from: firstJudged },
          (progress) => setState({ is: 'reading', progress }),
        );
        if (coach.current === thread) setState(review === null ? { is: 'stopped' } : { is: 'read', review });
      };
      begin().catch(() => setState({ is: 'failed' }));
    },
    [moments, firstJudged],
  );
  return { state, read, stop: useCallback(() => coach.current?.cancel(), []) };
}
