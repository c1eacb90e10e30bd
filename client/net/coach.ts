// Asks the coach in a thread of its own; where there is none, it thinks in the page, with pauses during a review. One
// question at a time: a new one, or `cancel`, ends the one before, whose answer is null then.
import type { ReviewProgress } from '../../game/bots/coach/review.ts';
import type { CoachAnswers, CoachQuestion } from './coachThinking.ts';
import type { FromCoach } from './coachWorker.ts';

export interface Coach {
  /** Null when it was cancelled or replaced by another question. Rejects when the coach cannot think. */
  ask<A extends CoachQuestion['asks']>(
    question: CoachQuestion & { asks: A },
    onProgress?: (progress: ReviewProgress) => void,
  ): Promise<CoachAnswers[A] | null>;
  cancel(): void;
  close(): void;
}

type Asked = {
  settle: (answer: unknown) => void;
  fail: (fault: Error) => void;
  tell: (progress: ReviewProgress) => void;
};

export function openCoach(): Coach {
  let worker: Worker | null = null;
  let asked: Asked | null = null;

  const stopWorker = () => {
    worker?.terminate();
    worker = null;
  };
  const cancel = () => {
    const ended = asked;
    asked = null;
    if (ended === null) return;
    stopWorker();
    ended.settle(null);
  };
  const onMessage = ({ data }: MessageEvent<FromCoach>) => {
    if ('progress' in data) return asked?.tell(data.progress);
    const answered = asked;
    asked = null;
    answered?.settle(data.answer);
  };
  const onError = () => {
    stopWorker();
    const failed = asked;
    asked = null;
    failed?.fail(new Error('The coach could not think.'));
  };
  const startWorker = (): Worker => {
    const started = new Worker(new URL('./coachWorker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', onMessage);
    started.addEventListener('error', onError);
    return started;
  };

  return {
    ask: <A extends CoachQuestion['asks']>(
      question: CoachQuestion & { asks: A },
      onProgress: (progress: ReviewProgress) => void = () => undefined,
    ) => {
      cancel();
      return new Promise<CoachAnswers[A] | null>((resolve, reject) => {
        const asking: Asked = {
          settle: (answer) => resolve(answer as CoachAnswers[A] | null),
          fail: reject,
          tell: onProgress,
        };
        asked = asking;
        if (typeof Worker === 'undefined')
          return void thinkHere(question, asking, () => asked === asking).catch(reject);
        worker ??= startWorker();
        worker.postMessage(question);
      });
    },
    cancel,
    close: () => {
      cancel();
      stopWorker();
    },
  };
}

/** After so many milliseconds, a review that is thought out in the page pauses for the page's own work. */
const AT_ONCE_MS = 20;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function thinkHere(question: CoachQuestion, asked: Asked, isWanted: () => boolean): Promise<void> {
  const { answering } = await import('./coachThinking.ts');
  const steps = answering(question);
  let since = performance.now();
  await pause();
  while (isWanted()) {
    const step = steps.next();
    if (step.done === true) {
      asked.settle(step.value);
      return;
    }
    if (performance.now() - since < AT_ONCE_MS) continue;
    asked.tell(step.value);
    await pause();
    since = performance.now();
  }
}
