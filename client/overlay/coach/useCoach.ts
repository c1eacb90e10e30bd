// The coach at a table: is asked about the decision that the player faces; its answer goes when that decision changes.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Advice, Improvement } from '../../../game/bots/coach/advise.ts';
import { waitedFor } from '../../../game/index.ts';
import { decisionOf } from '../../model/decision.ts';
import type { TableModel } from '../../model/tableModel.ts';
import type { Coach } from '../../net/coach.ts';
import type { Session, SessionState } from '../../session/index.ts';

type Answer =
  | { is: 'silent' | 'stopped' | 'failed' }
  | { is: 'thinking' }
  | { is: 'advice'; advice: readonly Advice[] }
  | { is: 'improvement'; improvement: Improvement };

export interface Coaching {
  /** Null before the first question, and after an answer was dismissed or its decision is over. */
  readonly answer: Answer | null;
  /** The player has something to decide. */
  readonly canAsk: boolean;
  /** Dice are placed in the planning phase, so that the coach can judge whether they could lie better. */
  readonly canImprove: boolean;
  ask: () => void;
  improve: () => void;
  stop: () => void;
  dismiss: () => void;
}

/** Time limit of the coach for a decision, at the table and in a review, so that both judge alike. */
export const COACH_MS = 2000;

interface CoachThread {
  open: () => Promise<Coach>;
  cancel: () => void;
}

/** The coach is opened when it is first asked, and closed with the table. */
function useCoachThread(): CoachThread {
  const thread = useRef<Promise<Coach> | null>(null);
  useEffect(
    () => () => {
      // A coach that could not be loaded has nothing to close.
      thread.current?.then((coach) => coach.close()).catch(() => undefined);
      thread.current = null;
    },
    [],
  );
  return useMemo(
    () => ({
      open: () => {
        thread.current ??= import('../../net/coach.ts').then(({ openCoach }) => openCoach());
        return thread.current;
      },
      cancel: () => {
        // A coach that could not be loaded has nothing to cancel.
        thread.current?.then((coach) => coach.cancel()).catch(() => undefined);
      },
    }),
    [],
  );
}

function askable({ view, me, dice }: TableModel): Pick<Coaching, 'canAsk' | 'canImprove'> {
  const canAsk = me !== null && waitedFor(view).includes(me);
  return { canAsk, canImprove: canAsk && view.phase === 'planning' && dice.some(({ at }) => at !== null) };
}

export function useCoach({ model }: SessionState, session: Session): Coaching {
  const { view, me } = model;
  const thread = useCoachThread();
  const decision = useMemo(() => decisionOf(view, me), [view, me]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  /**
   * Grows with every question, and when a question or its answer is stopped, dismissed or outdated: an answer with an
   * older number is not shown.
   */
  const asked = useRef(0);

  /** The decision that the last question was about. */
  const askedAbout = useRef('');

  const resetTo = useCallback(
    (next: Answer | null) => {
      asked.current++;
      setAnswer(next);
      session.showAdvised(null);
    },
    [session],
  );
  useEffect(() => {
    // Asked during an animation, the coach thinks about the decision that follows it.
    if (askedAbout.current === decision) return;
    // The session takes the advised move off the table by itself when its decision is over.
    asked.current++;
    setAnswer(null);
    thread.cancel();
  }, [decision, thread]);
  useEffect(
    () => () => {
      asked.current++;
      thread.cancel();
    },
    [thread],
  );

  const { canAsk, canImprove } = askable(model);

  return useMemo(() => {
    const think = (asks: 'advice' | 'improvement') => {
      // The question is about the latest table, not about the earlier one that an animation shows.
      session.hurry();
      const { model: latest } = session.state;
      const { view, me } = latest;
      askedAbout.current = decisionOf(view, me);
      if (me === null || !askable(latest).canAsk) {
        resetTo({ is: 'silent' });
        return;
      }
      if (asks === 'improvement' && !askable(latest).canImprove) return;
      resetTo({ is: 'thinking' });
      const number = asked.current;
      const show = (next: Answer, best: Advice | null) => {
        if (asked.current !== number) return;
        setAnswer(next);
        if (best !== null) session.showAdvised({ move: best.move, space: best.space });
      };
      const question = { view, seat: me, time: COACH_MS };
      const askCoach = async () => {
        const coach = await thread.open();
        if (asks === 'advice') {
          const advice = await coach.ask({ asks, ...question });
          if (advice !== null)
            show(advice.length === 0 ? { is: 'silent' } : { is: 'advice', advice }, advice[0] ?? null);
        } else {
          const improvement = await coach.ask({ asks, ...question });
          if (improvement !== null) show({ is: 'improvement', improvement }, improvement.advice);
        }
      };
      askCoach().catch(() => show({ is: 'failed' }, null));
    };
    return {
      answer,
      canAsk,
      canImprove,
      ask: () => think('advice'),
      improve: () => think('improvement'),
      stop: () => {
        resetTo({ is: 'stopped' });
        thread.cancel();
      },
      dismiss: () => resetTo(null),
    };
  }, [answer, canAsk, canImprove, thread, resetTo, session]);
}
