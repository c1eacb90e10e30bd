// The ids of the games of lessons: a table recognizes a lesson by the id of its game. When a lesson is begun anew after
// its game was finished, the finished game gets an id of its own (`withIdOfItsOwn` in net/lessonGame.ts).
import { LESSON_NAMES, type LessonName } from '../../model/lessons/index.ts';

export const lessonGameId = (name: LessonName): string => `lesson-${name}`;

/** Null for a game that is no lesson's, and for a finished one that has an id of its own. */
export const lessonOfGame = (id: string): LessonName | null =>
  LESSON_NAMES.find((name) => lessonGameId(name) === id) ?? null;

/** The lesson that a game began as, even if the game has an id of its own by now; null for any other game. */
export const lessonBegunAs = (id: string): LessonName | null =>
  LESSON_NAMES.find((name) => id === lessonGameId(name) || id.startsWith(`${lessonGameId(name)}-`)) ?? null;
