// The table of a game in this browser: opened by its id, saved after every move, closed with its page.
import { useEffect, useState } from 'preact/hooks';
import { newTalker } from '../../model/remarks.ts';
import type { LocalGame } from '../../net/localGame.ts';
import type { Session } from '../../session/index.ts';
import type { Words } from '../../words/index.ts';
import { called } from '../called.ts';
import { LoadingError } from '../loading.ts';
import { LostPage } from '../pages/lost.tsx';
import { goTo } from '../route.ts';
import { lessonOfGame } from '../lessons/lessonGames.ts';
import { lazy, LoadingFailed, Waiting } from '../parts/lazy.tsx';
import { useServices, useSettings, useText } from '../services.ts';
import { sessionSettings } from '../settings.ts';
import type { ReadableStore } from '../store.ts';
import { TablePage } from './tablePage.tsx';

interface Opened {
  game: LocalGame;
  session: Session;
  words: ReadableStore<Words>;
}

function useOpened(id: string): Opened | 'opening' | 'gone' | 'notLoaded' {
  const { localGames, tableTools, settings, language, systemReduces } = useServices();
  const [opened, setOpened] = useState<Opened | 'opening' | 'gone' | 'notLoaded'>('opening');
  useEffect(() => {
    let isMounted = true;
    let close = () => {
      isMounted = false;
    };
    const open = async () => {
      const [games, { words, createSession }] = await Promise.all([localGames(), tableTools()]);
      const game = await games.open(id);
      if (game === null) {
        if (isMounted) setOpened('gone');
        return;
      }
      if (!isMounted) {
        game.close();
        return;
      }
      const now = settings.get();
      const session = createSession({
        connections: game.connections,
        people: called(game.people, language.text.get()),
        words: words.get,
        past: game.past,
        awaitsStage: true,
        settings: sessionSettings(now, systemReduces()),
      });
      game.waitFor(() => session.settled());
      const isWorthSaying = newTalker();
      game.listenToBots((made) => {
        const { speed, remarks } = settings.get();
        // At a faster speed nobody has the time to listen.
        if (speed === 1 && isWorthSaying(made, remarks)) session.say(made);
      });
      close = () => {
        session.close();
        game.close();
      };
      setOpened({ game, session, words });
    };
    open().catch((fault: unknown) => {
      setOpened(fault instanceof LoadingError ? 'notLoaded' : 'gone');
      throw fault;
    });
    return () => close();
  }, [id, localGames, tableTools, settings, language, systemReduces]);
  return opened;
}

const LessonPanel = lazy(() => import('../lessons/lessonPanel.tsx').then((module) => module.LessonPanel), {
  isPage: false,
});

/** The lesson of this game, while it is not over and not left. */
function useLesson(id: string) {
  const { keptLessons } = useServices();
  return useState(() => {
    const name = lessonOfGame(id);
    return name === null || keptLessons.of(name)?.isFinished !== false ? null : name;
  });
}

export function LocalTable({ id }: { id: string }) {
  const text = useText();
  const { speed } = useSettings();
  const { saves, localGames } = useServices();
  const opened = useOpened(id);
  const [lesson, setLesson] = useLesson(id);
  useEffect(() => {
    if (typeof opened === 'object') opened.game.setPace(speed === 0 ? 'instant' : 'natural');
  }, [opened, speed]);
  useEffect(() => {
    if (typeof opened === 'object') opened.session.setPeople(called(opened.game.people, text));
  }, [opened, text]);

  if (opened === 'gone') return <LostPage text={text.home.notStarted} />;
  if (opened === 'notLoaded') return <LoadingFailed />;
  if (opened === 'opening') return <Waiting words={text.table.stageWaits} />;
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
      lesson={lesson !== null && <LessonPanel name={lesson} onLeave={() => setLesson(null)} />}
      onReview={() => goTo({ page: 'replay', id, event: 0, review: { seat: ownSeat } })}
      onAgain={() => void again()}
      onReplay={(event) => goTo({ page: 'replay', id, event })}
    />
  );
}
