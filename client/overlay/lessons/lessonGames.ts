// The ids of the games of lessons: a table recognizes a lesson by the id of its game.
import { LESSON_NAMES, type LessonName } from '../../model/lessons/index.ts';

export const gameOfLesson = (name: LessonName): string => `lesson-${name}`;

/** Null for a game that is no lesson's. */
export const lessonOfGame = (id: string): LessonName | null =>
  LESSON_NAMES.find((name) => gameOfLesson(name) === id) ?? null;
