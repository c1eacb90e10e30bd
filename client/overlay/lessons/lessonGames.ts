// The ids of the games of lessons: a table recognizes a lesson by the id of its game.
import { LESSON_NAMES, type LessonName } from '../../model/lessons/index.ts';

export const gameOfLesson = (name: LessonName): string => `lesson-${name}`;

/** Null for a game that is no lesson's, and for a finished one that has an id of its own. */
export const lessonOfGame = (id: string): LessonName | null =>
  LESSON_NAMES.find((name) => gameOfLesson(name) === id) ?? null;

/** The lesson that a game began as, though it has an id of its own by now. */
export const lessonBegunAs = (id: string): LessonName | null =>
  LESSON_NAMES.find((name) => id === gameOfLesson(name) || id.startsWith(`${gameOfLesson(name)}-`)) ?? null;
