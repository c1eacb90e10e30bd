// Progress of a learner in a lesson, read off each view of the table.
import type { View } from '../../../game/index.ts';
import { LEARNER, type Lesson, type Step } from './lesson.ts';

export interface Progress {
  /** The step that is shown or waited for; as many as there are steps when the lesson is over. */
  readonly at: number;
  readonly isShown: boolean;
  /** The step is over and missed its goal; goes on when the learner has read what would have been better. */
  readonly isMissed: boolean;
}

export const BEGINNING: Progress = { at: 0, isShown: false, isMissed: false };

const begin = (at: number): Progress => ({ at, isShown: false, isMissed: false });

export const stepAt = (lesson: Lesson, { at }: Progress): Step | null => lesson.steps[at] ?? null;

export const isOver = (lesson: Lesson, progress: Progress): boolean => stepAt(lesson, progress) === null;

/** True if the words of the step hold at this table. */
export function isTrueAt({ isTrue }: Step, view: View): boolean {
  const player = view.players[LEARNER];
  return isTrue === undefined || player === undefined || isTrue(view, player);
}

/** The progress with this view of the table. Steps that are over before they were shown are left out. */
export function advance(lesson: Lesson, progress: Progress, view: View): Progress {
  const step = stepAt(lesson, progress);
  const player = view.players[LEARNER];
  if (step === null || player === undefined || progress.isMissed) return progress;
  if (step.over(view, player)) {
    const isMissed = progress.isShown && step.isGood?.(view, player) === false;
    return isMissed ? { ...progress, isMissed } : advance(lesson, begin(progress.at + 1), view);
  }
  return progress.isShown || !step.when(view, player) ? progress : { ...progress, isShown: true };
}

/** The learner has read the step, or what would have been better. */
export const goOn = (lesson: Lesson, progress: Progress, view: View): Progress =>
  advance(lesson, begin(progress.at + 1), view);
