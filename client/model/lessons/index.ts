// All lessons by name, in the order of the modules that they teach.
import { entertainers } from './entertainers.ts';
import { firstEvening } from './firstEvening.ts';
import { guestBook } from './guestBook.ts';
import { reputation } from './reputation.ts';
import { startCards } from './startCards.ts';

export const LESSONS = { firstEvening, entertainers, reputation, startCards, guestBook } as const;

export type LessonName = keyof typeof LESSONS;

export const LESSON_NAMES = Object.keys(LESSONS) as LessonName[];
