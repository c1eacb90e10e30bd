// The review of a recorded game: begun on request, read in a thread with its progress, and stopped on request.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Review, ReviewProgress } from '../../../game/bots/coach/review.ts';
import type { Seat } from '../../../game/index.ts';
import type { Coach } from '../../net/coach.ts';
import type { Moment } from '../../net/recording.ts';
import { COACH_MS } from '../coach/useCoach.ts';

export type ReviewState =
  { is: 'idle' | 'stopped' | 'failed' } | { is: 'reading'; progress: ReviewProgress } | { is: 'read'; review: Review };

export interface Reviewer {
  readonly state: ReviewState;
  read: (seat: Seat) => void;
  stop: () => void;
}

/** The first evenings are not judged if they were those of a lesson. */
export function useReview(moments: readonly Moment[], taughtEvenings: number): Reviewer {
  const [state, setState] = useState<ReviewState>({ is: 'idle' });
  const coach = useRef<Coach | null>(null);
  /** Counts the requests and what ended them, so that an earlier request finds out that it is over. */
  const current = useRef(0);
  // Evening 0 is the choice of start cards, before the first evening.
  const firstJudged = taughtEvenings === 0 ? 0 : taughtEvenings + 1;
  const end = useCallback(() => {
    current.current++;
    coach.current?.close();
    coach.current = null;
  }, []);
  useEffect(() => end, [moments, end]);
  const read = useCallback(
    (seat: Seat) => {
      end();
      const request = current.current;
      const begin = async () => {
        setState({ is: 'reading', progress: { done: 0, total: 1 } });
        const { openCoach } = await import('../../net/coach.ts');
        if (current.current !== request) return;
        const thread = openCoach();
        coach.current = thread;
        const review = await thread.ask(
          { asks: 'review', moments, seat, time: COACH_MS, from: firstJudged },
          (progress) => setState({ is: 'reading', progress }),
        );
        if (current.current === request && review !== null) setState({ is: 'read', review });
      };
      begin().catch(() => {
        if (current.current === request) setState({ is: 'failed' });
      });
    },
    [moments, firstJudged, end],
  );
  const stop = useCallback(() => {
    end();
    setState({ is: 'stopped' });
  }, [end]);
  return { state, read, stop };
}
