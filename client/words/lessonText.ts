// The form of a lesson's words: a text for each of its steps, by the step's name.
import type { LessonName, StepName } from '../model/lessons/index.ts';

export interface StepText {
  text: string;
  /** Said when the step's goal was missed. */
  better?: string;
}

/** Of one lesson. */
export interface LessonText<L extends LessonName> {
  title: string;
  about: string;
  steps: Readonly<Record<StepName<L>, StepText>>;
  end: string;
}
