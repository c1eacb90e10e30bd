// The page of lessons: each can be begun, resumed and repeated.
import { useState } from 'preact/hooks';
import '../../styles/lessons.css';
import { LESSON_NAMES, type LessonName } from '../../model/lessons/index.ts';
import type { LessonsText } from '../../words/lessons.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { NotLoadedNote } from '../parts/lazy.tsx';
import { Page } from '../parts/page.tsx';
import { goTo, hrefOf } from '../route.ts';
import { useServices, useText } from '../services.ts';
import { beginLesson } from './beginLesson.ts';
import { lessonGameId } from './lessonGames.ts';
import { useLessons } from './useLessons.ts';

export function LearnPage() {
  const { home } = useText();
  const { loaded: text, hasFailed } = useLessons();
  const { localGames, keptLessons } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [couldNotBegin, setCouldNotBegin] = useState(false);
  const openNewGame = async (name: LessonName) => {
    const games = await localGames();
    goTo({ page: 'play', id: await beginLesson(name, games, keptLessons) });
  };
  const next = LESSON_NAMES.find((name) => keptLessons.of(name)?.isFinished !== true);
  const begin = (name: LessonName) => {
    if (isBusy) return;
    setIsBusy(true);
    openNewGame(name).catch((fault: unknown) => {
      setIsBusy(false);
      setCouldNotBegin(true);
      throw fault;
    });
  };
  return (
    <Page title={home.learn}>
      {(hasFailed || couldNotBegin) && <NotLoadedNote />}
      {text !== null &&
        LESSON_NAMES.map((name) => (
          <LessonCard key={name} name={name} text={text} isNext={name === next} onBegin={() => begin(name)} />
        ))}
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

interface LessonCardProps {
  name: LessonName;
  text: LessonsText;
  /** The first lesson that was not finished so far. */
  isNext: boolean;
  /** Begins the lesson with a new game. */
  onBegin: () => void;
}

function LessonCard({ name, text: { lesson, labels }, isNext, onBegin }: LessonCardProps) {
  const { keptLessons, saves } = useServices();
  const [isConfirming, setIsConfirming] = useState(false);
  const { title, about } = lesson[name];
  const kept = keptLessons.of(name);
  const game = saves.read(lessonGameId(name));
  const canBeResumed = kept?.isUnderWay === true && game !== null && game.result === null;
  const goOn = () => goTo({ page: 'play', id: lessonGameId(name) });
  return (
    <section class="board panel lessonCard" aria-label={title}>
      <h2>{title}</h2>
      <p>{about}</p>
      {kept?.isFinished === true && <p class="good">{labels.finished}</p>}
      <div class="row">
        {canBeResumed && (
          <Button kind="main" onPress={goOn}>
            {labels.resume}
          </Button>
        )}
        <Button
          kind={!canBeResumed && isNext ? 'main' : undefined}
          onPress={() => {
            if (game === null || game.result !== null) onBegin();
            else setIsConfirming(true);
          }}
        >
          {kept === null ? labels.begin : labels.again}
        </Button>
      </div>
      {isConfirming && (
        <AnewDialog
          labels={labels}
          onAnew={() => {
            setIsConfirming(false);
            onBegin();
          }}
          onGoOn={goOn}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </section>
  );
}

interface AnewDialogProps {
  labels: LessonsText['labels'];
  onAnew: () => void;
  onGoOn: () => void;
  onClose: () => void;
}

/** A lesson that is begun anew replaces its game, which may have come far. */
function AnewDialog({ labels, onAnew, onGoOn, onClose }: AnewDialogProps) {
  return (
    <Dialog
      title={labels.anewTitle}
      onClose={onClose}
      isShort
      foot={
        <>
          <Button onPress={onAnew}>{labels.anew}</Button>
          <Button kind="main" onPress={onGoOn}>
            {labels.resume}
          </Button>
        </>
      }
    >
      <p>{labels.anewText}</p>
    </Dialog>
  );
}
