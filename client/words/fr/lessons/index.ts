// French, the lessons.
import { firstEvening } from './firstEvening.ts';
import { labels } from './labels.ts';
import { entertainers, guestBook, reputation, startCards } from './modules.ts';

export const lessons = {
  labels,
  lesson: { firstEvening, entertainers, reputation, startCards, guestBook },
};
