// Loads the words of the lessons in the chosen language.
import { loadLessons, type LessonsText } from '../../words/lessons.ts';
import type { Language } from '../language.ts';
import { useLoaded } from '../useLoaded.ts';

const load = (language: Language): Promise<LessonsText> => loadLessons(language.wording());

export const useLessons = () => useLoaded(load);
