// The table of a game in this browser: opened by its id, saved after every move, closed with its page.
import { useEffect, useState } from 'preact/hooks';
import { newRemarkFilter } from '../../model/remarks.ts';
import type { LessonName } from '../../model/lessons/index.ts';
import type { KeptLessons } from '../../net/keptLessons.ts';
import type { LocalGame, LocalGames } from '../../net/localGame.ts';
import type { Session } from '../../session/index.ts';
import type { Words } from '../../words/index.ts';
import { withShownNames } from '../shownNames.ts';
import { loading, LoadingError } from '../loading.ts';
import { NotFoundPage } from '../pages/notFoundPage.tsx';
import { goTo } from '../route.ts';
import { lessonOfGame } from '../lessons/lessonGames.ts';
import { lazy, LoadingFailed, WaitingPage } from '../parts/lazy.tsx';
import { useServices, useSettings, useText } from '../services.ts';
import { sessionSettings } from '../settings.ts';
import type { ReadableStore } from '../store.ts';
import { TablePage } from './tablePage.tsx';

interface Opened {
  game: LocalGame;
  /** The lesson of this game, while it is under way. */
  lesson: LessonName | null;
  session: Session;
  words: ReadableStore<Words>;
}

/** A link may lead to a lesson that was not begun in this browser: it is begun then. Null for any other game. */
async function openNewLesson(id: string, games: LocalGames, keptLessons: KeptLessons): Promise<LocalGame | null> {
  const name = lessonOfGame(id);
  if (name === null) return null;
  const { beginLesson } = await loading(() => import('../lessons/beginLesson.ts'))();
  return games.open(await beginLesson(name, games, keptLessons));
}

function useOpened(id: string): Opened | 'opening' | 'gone' | 'notLoaded' {
  const { localGames, saves, keptLessons, tableTools, settings, language, systemReducesMotion } = useServices();
  const [opened, setOpened] = useState<Opened | 'opening' | 'gone' | 'notLoaded'>('opening');
  useEffect(() => {
    let isMounted = true;
    let close = () => {
      isMounted = false;
    };
    const open = async () => {
      const [games, { words, createSession }] = await Promise.all([localGames(), tableTools()]);
      const game = (await games.open(id)) ?? (await openNewLesson(id, games, keptLessons));
      if (game === null) {
        if (isMounted) setOpened('gone');
        return;
      }
      if (!isMounted) {
        game.close();
        return;
      }
      const session = createSession({
        connections: game.connections,
        people: withShownNames(game.people, language.text.get()),
        words: words.get,
        past: game.past,
        awaitsStage: true,
        settings: sessionSettings(settings.get(), systemReducesMotion.get()),
      });
      game.waitFor(() => session.settled());
      const isWorthSaying = newRemarkFilter();
      game.listenToBots((made) => {
        const { speed, remarks } = settings.get();
        // At a faster speed nobody has the time to listen.
        if (speed === 1 && isWorthSaying(made, remarks)) session.remarkOn(made);
      });
      close = () => {
        session.close();
        game.close();
      };
      const name = lessonOfGame(id);
      // A lesson that was left unfinished is not taken up again once its game is over.
      const goesOn = name !== null && keptLessons.of(name)?.isUnderWay === true && saves.read(id)?.result === null;
      const lesson = goesOn ? name : null;
      setOpened({ game, lesson, session, words });
    };
    open().catch((fault: unknown) => {
      setOpened(fault instanceof LoadingError ? 'notLoaded' : 'gone');
      throw fault;
    });
    return () => close();
  }, [id, localGames, saves, keptLessons, tableTools, settings, language, systemReducesMotion]);
  return opened;
}

const LessonPanel = lazy(() => import('../lessons/lessonPanel.tsx').then((module) => module.LessonPanel), {
  isPage: false,
});

export function LocalTable({ id }: { id: string }) {
  const text = useText();
  const { speed } = useSettings();
  const { saves, localGames } = useServices();
  const opened = useOpened(id);
  const [isLessonLeft, setIsLessonLeft] = useState(false);
  useEffect(() => {
    if (typeof opened === 'object') opened.game.setPace(speed === 0 ? 'instant' : 'natural');
  }, [opened, speed]);
  useEffect(() => {
    if (typeof opened === 'object') opened.session.setPeople(withShownNames(opened.game.people, text));
  }, [opened, text]);

  if (opened === 'gone') return <NotFoundPage text={text.home.notOpened} />;
  if (opened === 'notLoaded') return <LoadingFailed />;
  if (opened === 'opening') return <WaitingPage words={text.table.stageWaits} />;
  const { lesson } = opened;
  const { seatsHere } = opened.game;
  const ownSeat = seatsHere.length === 1 ? (seatsHere[0] ?? null) : null;
  const again = async () => {
    const save = saves.list().find((one) => one.id === id);
    if (save === undefined) return;
    const games = await localGames();
    goTo({ page: 'play', id: await games.start({ modules: save.modules, seats: save.seats }) });
  };
  return (
    <TablePage
      session={opened.session}
      words={opened.words}
      hasCoach
      lesson={lesson !== null && !isLessonLeft && <LessonPanel name={lesson} onLeave={() => setIsLessonLeft(true)} />}
      onReview={() => goTo({ page: 'replay', id, event: 0, review: { seat: ownSeat } })}
      onAgain={() => void again()}
      onReplay={(event) => goTo({ page: 'replay', id, event })}
    />
  );
}
