// The coach at a table: asks it about what the player sees now, and forgets the answer when that decision has changed.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Advice, Improvement } from '../../../game/bots/coach/advise.ts';
import { waitedFor, type Seat, type View } from '../../../game/index.ts';
import type { Coach } from '../../net/coach.ts';
import type { Session, SessionState } from '../../session/index.ts';

type Answer =
  | { is: 'silent' | 'stopped' | 'failed' }
  | { is: 'thinking' }
  | { is: 'advice'; advice: readonly Advice[] }
  | { is: 'improvement'; improvement: Improvement };

export interface Coaching {
  /** Null before anything was asked. */
  readonly answer: Answer | null;
  /** There is something to decide for the player. */
  readonly canAsk: boolean;
  /** A plan is laid out that could be better. */
  readonly canImprove: boolean;
  ask: () => void;
  improve: () => void;
  stop: () => void;
  dismiss: () => void;
}

/** Time limit of the coach in milliseconds. */
const TIME = 2000;

/** Opened when it is first asked, and closed with the table. */
function useCoachThread(): () => Promise<Coach> {
  const thread = useRef<Promise<Coach> | null>(null);
  useEffect(
    () => () => {
      // A coach that could not be loaded has nothing to close.
      thread.current?.then((coach) => coach.close()).catch(() => undefined);
      thread.current = null;
    },
    [],
  );
  return useCallback(() => {
    thread.current ??= import('../../net/coach.ts').then(({ openCoach }) => openCoach());
    return thread.current;
  }, []);
}

/**
 * Identifies a decision: stays the same while others act and nothing changes for the seat. It only reads fields: the view
 * that is shown during an animation is a mixture of two, of which the rules could not be asked anything.
 */
export const decisionOf = ({ round, phase, turn, display, players }: View, seat: Seat | null): string =>
  seat === null ? '' : JSON.stringify([round, phase, turn, display, players[seat]]);

export function useCoach({ model }: SessionState, session: Session): Coaching {
  const { view, me, dice } = model;
  const coach = useCoachThread();
  const decision = useMemo(() => decisionOf(view, me), [view, me]);
  const cancel = useCallback(() => {
    coach()
      .then((one) => one.cancel())
      .catch(() => undefined);
  }, [coach]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** Counts what was asked: an answer to anything but the last question is not shown. */
  const asked = useRef(0);

  const forget = useCallback(
    (next: Answer | null) => {
      asked.current++;
      setAnswer(next);
      session.showAdvised(null);
    },
    [session],
  );
  useEffect(
    () => () => {
      asked.current++;
      setAnswer(null);
      cancel();
    },
    [decision, me, cancel],
  );

  const canAsk = me !== null && waitedFor(view).includes(me);
  const canImprove = canAsk && view.phase === 'planning' && dice.some(({ at }) => at !== null);

  return useMemo(() => {
    const think = (asks: 'advice' | 'improvement') => {
      if (me === null || !canAsk) {
        forget({ is: 'silent' });
        return;
      }
      forget({ is: 'thinking' });
      const number = asked.current;
      const show = (next: Answer, best: Advice | null) => {
        if (asked.current !== number) return;
        setAnswer(next);
        if (best !== null) session.showAdvised({ move: best.move, space: best.space });
      };
      const question = { view, seat: me, time: TIME };
      const thought = async () => {
        const thread = await coach();
        if (asks === 'advice') {
          const advice = await thread.ask({ asks, ...question });
          if (advice !== null)
            show(advice.length === 0 ? { is: 'silent' } : { is: 'advice', advice }, advice[0] ?? null);
        } else {
          const improvement = await thread.ask({ asks, ...question });
          if (improvement !== null) show({ is: 'improvement', improvement }, improvement.advice);
        }
      };
      thought().catch(() => show({ is: 'failed' }, null));
    };
    return {
      answer,
      canAsk,
      canImprove,
      ask: () => think('advice'),
      improve: () => {
        if (canImprove) think('improvement');
      },
      stop: () => {
        forget({ is: 'stopped' });
        cancel();
      },
      dismiss: () => forget(null),
    };
  }, [answer, canAsk, canImprove, view, me, coach, cancel, forget, session]);
}
