// The page of a replay: loads a recorded game and shows it at the same table as a game that is played.
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../game/index.ts';
import { withShownNames } from '../shownNames.ts';
import { lessonBegunAs } from '../lessons/lessonGames.ts';
import { LoadingError } from '../loading.ts';
import { NotFoundPage } from '../pages/notFoundPage.tsx';
import { goTo, type Reviewed, type Route } from '../route.ts';
import { TRY_AGAIN_MS, UnreachablePage } from '../match/unreachablePage.tsx';
import { ReviewPanel } from '../review/reviewPanel.tsx';
import { useReview } from '../review/useReview.ts';
import { LoadingFailed, WaitingPage } from '../parts/lazy.tsx';
import { useServices, useText } from '../services.ts';
import { sessionSettings } from '../settings.ts';
import type { ReadableStore } from '../store.ts';
import { Fairness } from './fairness.tsx';
import { TablePage } from '../table/tablePage.tsx';
import { LESSONS } from '../../model/lessons/index.ts';
import type { VerifiableRecording } from '../../net/recording.ts';
import type { Session } from '../../session/index.ts';
import type { Words } from '../../words/index.ts';

interface Opened {
  recording: VerifiableRecording;
  session: Session;
  words: ReadableStore<Words>;
}

interface ReplayOfProps {
  /**
   * Loads the recording; null when there is no such game any more, or an online match is not over yet. While the server
   * is unreachable, it is called again every few seconds.
   */
  load: () => Promise<VerifiableRecording | null | 'unreachable'>;
  event: number;
  /** The last evening that a lesson guided through; the review judges only later ones. 0 without a lesson. */
  taughtEvenings?: number;
  onTable: () => void;
  /** Shown when `load` gives null, or the recording cannot be had or read; not when a part of the client is missing. */
  lost: string;
  /** Set if the review is open from the start, with the seat to review. */
  review: Reviewed | undefined;
  /** The viewer had no seat in the game, as far as this browser knows. */
  isSpectator?: boolean;
}

export function ReplayOf(props: ReplayOfProps) {
  const { load, event, onTable, lost, review, taughtEvenings = 0, isSpectator = false } = props;
  const text = useText();
  const { tableTools, settings, language, systemReducesMotion } = useServices();
  const [replay, setReplay] = useState<Opened | 'opening' | 'gone' | 'unreachable' | 'notLoaded'>('opening');
  const [tries, setTries] = useState(0);
  const tryAgain = () => setTries((before) => before + 1);
  // While the review is open, the table shows the end of the game.
  const startEvent = review === undefined ? event : Infinity;
  useEffect(() => {
    let isWanted = true;
    let session: Session | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      const [recording, { words, createReplay }] = await Promise.all([load(), tableTools()]);
      if (!isWanted) return;
      if (recording === null) {
        setReplay('gone');
        return;
      }
      if (recording === 'unreachable') {
        setReplay('unreachable');
        timer = setTimeout(tryAgain, TRY_AGAIN_MS);
        return;
      }
      session = createReplay({
        recording: { ...recording, people: withShownNames(recording.people, language.text.get()) },
        event: startEvent,
        words: words.get,
        settings: sessionSettings(settings.get(), systemReducesMotion.get()),
      });
      setReplay({ recording, session, words });
    };
    open().catch((fault: unknown) => {
      if (isWanted) setReplay(fault instanceof LoadingError ? 'notLoaded' : 'gone');
      throw fault;
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
      session?.close();
    };
  }, [load, startEvent, tableTools, settings, language, systemReducesMotion, tries]);
  if (replay === 'gone') return <NotFoundPage text={lost} />;
  if (replay === 'unreachable') return <UnreachablePage onAgain={tryAgain} />;
  if (replay === 'notLoaded') return <LoadingFailed />;
  if (replay === 'opening') return <WaitingPage words={text.table.stageWaits} />;
  return (
    <Reviewable
      {...replay}
      onTable={onTable}
      review={review}
      taughtEvenings={taughtEvenings}
      isSpectator={isSpectator}
    />
  );
}

/** Seats whose game may be reviewed: the wanted one alone, or all people, or everybody where there are only bots. */
function seatsToReview({ people, moments }: VerifiableRecording, wanted: number | null): Seat[] {
  // Without the moves there is nothing to judge.
  if (moments.every(({ act }) => act === null)) return [];
  const seats = people.map((_, seat) => seat as Seat);
  const persons = seats.filter((seat) => people[seat]?.kind === 'person');
  const own = seats.filter((seat) => seat === wanted);
  if (own.length > 0) return own;
  return persons.length > 0 ? persons : seats;
}

function Reviewable({
  recording,
  session,
  words,
  onTable,
  review,
  taughtEvenings,
  isSpectator,
}: Opened & Pick<ReplayOfProps, 'onTable' | 'review'> & { taughtEvenings: number; isSpectator: boolean }) {
  const text = useText();
  /** The page that opened the review, to which it leads back; null while it is closed. */
  const [openedBy, setOpenedBy] = useState<'result' | 'replay' | null>(review === undefined ? null : 'result');
  const people = useMemo(() => withShownNames(recording.people, text), [recording, text]);
  useEffect(() => session.setPeople(people), [session, people]);
  const reviewer = useReview(recording.moments, taughtEvenings);
  const isOver = recording.moments.at(-1)?.view.phase === 'over';
  const seats = isOver ? seatsToReview(recording, review?.seat ?? null) : [];
  const [firstSeat] = seats;
  const begin = () => {
    session.playback?.pause();
    session.playback?.goTo(recording.moments.length - 1);
    if (firstSeat !== undefined && reviewer.state.is === 'idle') reviewer.start(firstSeat);
  };
  // The review starts at once when the address asks for it.
  useEffect(() => {
    if (review !== undefined) begin();
  }, []);
  return (
    <TablePage
      session={session}
      words={words}
      onAgain={null}
      onReplay={null}
      onTable={onTable}
      isOver={isOver}
      fairness={<Fairness recording={recording} nameOf={(seat) => people[seat]?.name ?? ''} />}
      review={
        firstSeat === undefined
          ? null
          : {
              isOpen: openedBy !== null,
              onOpen: () => {
                setOpenedBy('replay');
                begin();
              },
              panel: (
                <ReviewPanel
                  moments={recording.moments}
                  reviewer={reviewer}
                  taughtEvenings={taughtEvenings}
                  seats={seats}
                  isSpectator={isSpectator}
                  onMoment={() => setOpenedBy(null)}
                  onBack={openedBy === 'result' ? onTable : () => setOpenedBy(null)}
                />
              ),
            }
      }
    />
  );
}

/** The replay of a game in this browser. */
export function ReplayPage({ route: { id, event, review } }: { route: Extract<Route, { page: 'replay' }> }) {
  const { home } = useText();
  const { localGames } = useServices();
  const load = useCallback(async () => (await localGames()).replay(id), [localGames, id]);
  const lesson = lessonBegunAs(id);
  return (
    <ReplayOf
      load={load}
      event={event}
      onTable={() => goTo({ page: 'play', id })}
      lost={home.notOpened}
      review={review}
      taughtEvenings={lesson === null ? 0 : LESSONS[lesson].taughtEvenings}
    />
  );
}
