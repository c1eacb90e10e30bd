// The form of a lesson's words: its title, what it is about, a text for each step by the step's `id`, and its end.
import type { LessonName, LESSONS } from '../model/lessons/index.ts';
import type { Condition } from '../model/lessons/lesson.ts';

export interface StepText {
  text: string;
  /** Said instead of the text where the step's `isTrue` does not hold. */
  otherwise?: string;
  /** Said when the step's goal was missed. */
  better?: string;
}

/** A step with `isTrue` must also have words for games in which it does not hold. */
type TextOf<S> = S extends { isTrue: Condition } ? StepText & { otherwise: string } : StepText;

type StepOf<L extends LessonName> = (typeof LESSONS)[L]['steps'][number];

/** The words of one lesson. */
export interface LessonText<L extends LessonName> {
  title: string;
  about: string;
  steps: { readonly [S in StepOf<L> as S['id']]: TextOf<S> };
  end: string;
}
