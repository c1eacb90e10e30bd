// The review of a recorded game, which the coach makes in a thread: started and stopped on request, with its progress.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Review, ReviewProgress } from '../../../game/bots/coach/review.ts';
import type { Seat } from '../../../game/index.ts';
import type { Coach } from '../../net/coach.ts';
import type { Moment } from '../../net/recording.ts';
import { COACH_MS } from '../coach/useCoach.ts';

export type ReviewState =
  { is: 'idle' | 'stopped' | 'failed' } | { is: 'reading'; progress: ReviewProgress } | { is: 'done'; review: Review };

export interface Reviewer {
  readonly state: ReviewState;
  /** Starts the review of this seat's game, in the place of one that is under way. */
  start: (seat: Seat) => void;
  stop: () => void;
}

/** The first evenings are not judged if they were those of a lesson. */
export function useReview(moments: readonly Moment[], taughtEvenings: number): Reviewer {
  const [state, setState] = useState<ReviewState>({ is: 'idle' });
  const coach = useRef<Coach | null>(null);
  /** Counts the calls of `end`: a request is over when the count has grown since it began. */
  const ends = useRef(0);
  // Evening 0 is the choice of start cards, before the first evening.
  const firstJudged = taughtEvenings === 0 ? 0 : taughtEvenings + 1;
  const end = useCallback(() => {
    ends.current++;
    coach.current?.close();
    coach.current = null;
  }, []);
  useEffect(() => end, [moments, end]);
  const start = useCallback(
    (seat: Seat) => {
      end();
      const endsBefore = ends.current;
      const isOver = () => ends.current !== endsBefore;
      const begin = async () => {
        setState({ is: 'reading', progress: { done: 0, total: 1 } });
        const { openCoach } = await import('../../net/coach.ts');
        if (isOver()) return;
        const thread = openCoach();
        coach.current = thread;
        const review = await thread.ask(
          { asks: 'review', moments, seat, time: COACH_MS, from: firstJudged },
          (progress) => setState({ is: 'reading', progress }),
        );
        if (!isOver() && review !== null) setState({ is: 'done', review });
      };
      begin().catch(() => {
        if (!isOver()) setState({ is: 'failed' });
      });
    },
    [moments, firstJudged, end],
  );
  const stop = useCallback(() => {
    end();
    setState({ is: 'stopped' });
  }, [end]);
  return { state, start, stop };
}
