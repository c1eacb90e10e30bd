// Begins a lesson with a new game, which replaces an unfinished game of the same lesson.
import { charactersOf } from '../../../game/bots/index.ts';
import { LESSONS, type LessonName } from '../../model/lessons/index.ts';
import { LEARNER, type Lesson } from '../../model/lessons/lesson.ts';
import { BEGINNING } from '../../model/lessons/progress.ts';
import type { KeptLessons } from '../../net/keptLessons.ts';
import type { LocalGames } from '../../net/localGame.ts';
import { recallOptions } from '../gameOptions.ts';
import { lessonGameId } from './lessonGames.ts';

/** Resolves with the id of the game. */
export function beginLesson(name: LessonName, games: LocalGames, keptLessons: KeptLessons): Promise<string> {
  const { modules, secret, begins }: Lesson = LESSONS[name];
  const [opponent] = charactersOf('easy');
  keptLessons.keep(name, { progress: BEGINNING, isUnderWay: true });
  return games.start({
    modules,
    seats: [
      { name: recallOptions().name.trim(), colour: 'red', plays: 'person' },
      { name: opponent?.name ?? '', colour: 'blue', plays: 'easy' },
    ],
    fixed: {
      id: lessonGameId(name),
      secret,
      // Bots play up to the point where the learner takes over.
      until:
        begins === null
          ? null
          : (view) => {
              const player = view.players[LEARNER];
              return player !== undefined && begins(view, player);
            },
    },
  });
}
