// Begins the first lesson for whoever has not begun it; others are led to the page of lessons.
import { useState } from 'preact/hooks';
import type { LessonName } from '../../model/lessons/index.ts';
import { goTo } from '../route.ts';
import { useServices } from '../services.ts';

const FIRST: LessonName = 'firstEvening';

export interface Learning {
  isBusy: boolean;
  begin: () => void;
}

export function useLearning(onFailure: () => void): Learning {
  const { localGames, keptLessons } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const begin = async () => {
    const [games, { beginLesson }] = await Promise.all([localGames(), import('../lessons/beginLesson.ts')]);
    goTo({ page: 'play', id: await beginLesson(FIRST, games, keptLessons) });
  };
  return {
    isBusy,
    begin: () => {
      if (isBusy) return;
      if (keptLessons.of(FIRST) !== null) {
        goTo({ page: 'learn' });
        return;
      }
      setIsBusy(true);
      begin().catch((fault: unknown) => {
        setIsBusy(false);
        onFailure();
        throw fault;
      });
    },
  };
}
