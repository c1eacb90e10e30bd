// Offers the lesson of the highest chosen module, by a link to the page of lessons, until that lesson is finished.
import type { Modules } from '../../../game/data/index.ts';
import type { LessonName } from '../../model/lessons/index.ts';
import { Icon } from '../parts/icon.tsx';
import { hrefOf } from '../route.ts';
import { useServices, useText } from '../services.ts';

/** Null for module 1, as the first lesson has a door of its own on the home page. */
const LESSON_OF: Readonly<Record<Modules, LessonName | null>> = {
  1: null,
  2: 'entertainers',
  3: 'reputation',
  4: 'startCards',
  5: 'guestBook',
};

export function LessonOffer({ chosen }: { chosen: Modules }) {
  const { home } = useText();
  const { keptLessons } = useServices();
  const lesson = LESSON_OF[chosen];
  if (lesson === null || keptLessons.of(lesson)?.isFinished === true) return null;
  return (
    <a class="button small" href={hrefOf({ page: 'learn' })}>
      <Icon name="help" />
      {home.learnModule(chosen)}
    </a>
  );
}
