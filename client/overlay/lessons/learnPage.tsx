// The page of lessons: each can be begun, gone on with, and repeated.
import { useState } from 'preact/hooks';
import '../../styles/lessons.css';
import { LESSON_NAMES, type LessonName } from '../../model/lessons/index.ts';
import { Button } from '../parts/button.tsx';
import { LoadingNote } from '../parts/lazy.tsx';
import { Page } from '../parts/page.tsx';
import { goTo, hrefOf } from '../route.ts';
import { useServices, useText } from '../services.ts';
import { beginLesson } from './beginLesson.ts';
import { gameOfLesson } from './lessonGames.ts';
import { useLessons } from './useLessons.ts';

export function LearnPage() {
  const { home } = useText();
  const { loaded: text, hasFailed } = useLessons();
  const { localGames, keptLessons, saves } = useServices();
  const [hasNotBegun, setHasNotBegun] = useState(false);
  const begin = async (name: LessonName) => {
    const games = await localGames();
    goTo({ page: 'play', id: await beginLesson(name, games, keptLessons) });
  };
  const next = LESSON_NAMES.find((name) => keptLessons.of(name)?.isFinished !== true);
  const start = (name: LessonName) => {
    begin(name).catch((fault: unknown) => {
      setHasNotBegun(true);
      throw fault;
    });
  };
  return (
    <Page title={home.learn}>
      {(hasFailed || hasNotBegun) && <LoadingNote />}
      {text !== null &&
        LESSON_NAMES.map((name) => {
          const { title, about } = text.lesson[name];
          const kept = keptLessons.of(name);
          const isOpen = kept !== null && !kept.isFinished && saves.read(gameOfLesson(name)) !== null;
          return (
            <section key={name} class="board panel lessonCard" aria-label={title}>
              <h2>{title}</h2>
              <p>{about}</p>
              {kept?.isFinished === true && <p class="good">{text.labels.finished}</p>}
              <div class="row">
                {isOpen && (
                  <Button kind="main" onPress={() => goTo({ page: 'play', id: gameOfLesson(name) })}>
                    {text.labels.resume}
                  </Button>
                )}
                <Button kind={!isOpen && name === next ? 'main' : undefined} onPress={() => start(name)}>
                  {kept === null ? text.labels.begin : text.labels.again}
                </Button>
              </div>
            </section>
          );
        })}
      {(text !== null || hasFailed) && (
        <p>
          <a class="button" href={hrefOf({ page: 'rules' })}>
            {home.rules}
          </a>
        </p>
      )}
    </Page>
  );
}
