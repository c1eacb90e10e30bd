// Progress of a learner in a lesson, read off each view of the table.
import type { View } from '../../../game/index.ts';
import { LEARNER, type Lesson, type Step } from './lesson.ts';

export interface Progress {
  /** Index of the step that is shown or waited for; the number of steps when the lesson is over. */
  readonly at: number;
  /** The names of the steps so far that were not shown. */
  readonly leftOut: readonly string[];
  readonly isShown: boolean;
  /** The step was over when it was shown, and its words are still of use: the learner reads them and goes on. */
  readonly isLate: boolean;
  /** The step is over and missed its goal; the lesson goes on when the learner has read what would have been better. */
  readonly isMissed: boolean;
}

export const BEGINNING: Progress = { at: 0, leftOut: [], isShown: false, isLate: false, isMissed: false };

/** The next step, before it is shown. */
function following(lesson: Lesson, progress: Progress): Progress {
  const { at, leftOut, isShown } = progress;
  const step = stepAt(lesson, progress);
  return { ...BEGINNING, at: at + 1, leftOut: isShown || step === null ? leftOut : [...leftOut, step.id] };
}

export const stepAt = (lesson: Lesson, { at }: Progress): Step | null => lesson.steps[at] ?? null;

export const isOver = (lesson: Lesson, progress: Progress): boolean => stepAt(lesson, progress) === null;

/** A step that makes up for another one comes only if that one was left out. */
const comes = ({ insteadOf }: Step, { leftOut }: Progress): boolean =>
  insteadOf === undefined || leftOut.includes(insteadOf);

/**
 * The number of the step, from 1, and how many there are, which is the same from the first step to the last: two steps
 * of which only one comes count as one.
 */
export function countOf({ steps }: Lesson, progress: Progress): { step: number; steps: number } {
  const isMadeUpFor = ({ id }: Step): boolean =>
    progress.leftOut.includes(id) && steps.some(({ insteadOf }) => insteadOf === id);
  return {
    step: steps.slice(0, progress.at + 1).filter((step) => comes(step, progress) && !isMadeUpFor(step)).length,
    steps: steps.filter(({ insteadOf }) => insteadOf === undefined).length,
  };
}

/** True if the words of the step hold at this table. */
export function isTrueAt({ isTrue }: Step, view: View): boolean {
  const player = view.players[LEARNER];
  return isTrue === undefined || player === undefined || isTrue(view, player);
}

/** The progress with this view of the table. Steps that are over before they were shown are left out, or read late. */
export function advance(lesson: Lesson, progress: Progress, view: View): Progress {
  const step = stepAt(lesson, progress);
  const player = view.players[LEARNER];
  if (step === null || player === undefined || progress.isMissed) return progress;
  const goesOn = () => advance(lesson, following(lesson, progress), view);
  if (!comes(step, progress)) return goesOn();
  if (step.over(view, player)) {
    const isInTime = progress.isShown && !progress.isLate;
    if (isInTime) return step.isGood?.(view, player) === false ? { ...progress, isMissed: true } : goesOn();
    return step.isOfUse?.(view, player) === true ? late(progress) : goesOn();
  }
  return progress.isShown || !step.when(view, player) ? progress : { ...progress, isShown: true };
}

/** The same object if the step is shown late already: nothing has changed. */
const late = (progress: Progress): Progress =>
  progress.isLate ? progress : { ...progress, isShown: true, isLate: true };

/** The learner has read the step, or what would have been better. */
export const goOn = (lesson: Lesson, progress: Progress, view: View): Progress =>
  advance(lesson, following(lesson, progress), view);
