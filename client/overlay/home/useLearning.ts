// The action of the home page's door “Learn it”: begins the first lesson, or opens the page of lessons if the player
// has begun the first one before.
import { useState } from 'preact/hooks';
import type { LessonName } from '../../model/lessons/index.ts';
import { goTo } from '../route.ts';
import { useServices } from '../services.ts';

const FIRST_LESSON: LessonName = 'firstEvening';

export interface Learning {
  isBusy: boolean;
  begin: () => void;
}

export function useLearning(onFailure: () => void): Learning {
  const { localGames, keptLessons } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const beginFirstLesson = async () => {
    const [games, { beginLesson }] = await Promise.all([localGames(), import('../lessons/beginLesson.ts')]);
    goTo({ page: 'play', id: await beginLesson(FIRST_LESSON, games, keptLessons) });
  };
  return {
    isBusy,
    begin: () => {
      if (isBusy) return;
      if (keptLessons.of(FIRST_LESSON) !== null) {
        goTo({ page: 'learn' });
        return;
      }
      setIsBusy(true);
      beginFirstLesson().catch((fault: unknown) => {
        setIsBusy(false);
        onFailure();
        throw fault;
      });
    },
  };
}
