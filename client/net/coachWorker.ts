// A thread in which the coach thinks. It is ended when its answer is no longer wanted.
import type { ReviewProgress } from '../../game/bots/coach/review.ts';
import { answering, type AnyCoachAnswer, type CoachQuestion } from './coachThinking.ts';

export type FromCoach = { readonly progress: ReviewProgress } | { readonly answer: AnyCoachAnswer };

/** The shortest time between two reports of progress. */
const BETWEEN_MS = 100;

addEventListener('message', ({ data }: MessageEvent<CoachQuestion>) => {
  const steps = answering(data);
  let toldAt = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      post({ answer: step.value });
      return;
    }
    if (performance.now() - toldAt < BETWEEN_MS) continue;
    toldAt = performance.now();
    post({ progress: step.value });
  }
});

const post = (message: FromCoach): void => postMessage(message);
