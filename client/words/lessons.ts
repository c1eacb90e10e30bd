// The words of the lessons in each language, loaded with the list of lessons or with the first lesson.
import type { lessons } from './en/lessons/index.ts';
import { termsOf, type LanguageCode, type Wording } from './languages.ts';
import type { LoadsExactly, Translated } from './shape.ts';

export type LessonsText = Translated<typeof lessons>;

const LESSONS = {
  en: () => import('./en/lessons/index.ts'),
  de: () => import('./de/lessons/index.ts'),
  fr: () => import('./fr/lessons/index.ts'),
  ru: () => import('./ru/lessons/index.ts'),
};

// Every language has a loader; a text with a missing or an extra key does not compile.
LESSONS satisfies Readonly<Record<LanguageCode, () => Promise<{ lessons: LessonsText }>>>;
LESSONS satisfies LoadsExactly<typeof LESSONS, 'lessons', LessonsText>;

export async function loadLessons(wording: Wording): Promise<LessonsText> {
  const [{ lessons }, inTerms] = await Promise.all([LESSONS[wording.code](), termsOf(wording)]);
  return inTerms<LessonsText>(lessons);
}
