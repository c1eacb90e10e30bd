// The review of a finished game, shown in its replay: mistakes and ideas with a way to the moment of each, every
// evening with its luck, and the plot of the chances to win.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JudgedAct } from '../../../game/bots/coach/judge.ts';
import type { Review } from '../../../game/bots/coach/review.ts';
import type { Seat } from '../../../game/index.ts';
import type { Moment } from '../../net/recording.ts';
import { Button } from '../parts/button.tsx';
import { Plot } from '../result/plot.tsx';
import { useText } from '../services.ts';
import { nameAt, useTable } from '../table/tableContext.ts';
import { Evenings } from './evenings.tsx';
import { JudgedItem } from './judgedItem.tsx';
import { useViewpointBefore } from './useViewpointBefore.ts';
import type { Reviewer } from './useReview.ts';

interface ReviewPanelProps {
  moments: readonly Moment[];
  reviewer: Reviewer;
  /** The number of evenings at the beginning that a lesson guided, which are not judged. */
  taughtEvenings: number;
  /** Seats whose game may be reviewed, the first one to begin with. */
  seats: readonly Seat[];
  isSpectator: boolean;
  /** A moment of the game is now shown on the table. */
  onMoment: () => void;
  onBack: () => void;
}

interface JudgedListProps {
  judged: readonly JudgedAct[];
  moments: readonly Moment[];
  seat: Seat;
  isOwn: boolean;
  kind: 'mistakes' | 'ideas';
  title: string;
  none: string;
  /** The points in words. */
  worthText: (points: number) => string;
  points: (judged: JudgedAct) => number;
  onMoment: (judged: JudgedAct) => void;
}

function JudgedList(props: JudgedListProps) {
  const { judged, moments, seat, isOwn, kind, title, none, worthText, points, onMoment } = props;
  const viewpointBefore = useViewpointBefore(moments, seat);
  return (
    <section class={`board panel ${kind}`} aria-label={title}>
      <h3>{title}</h3>
      {judged.length === 0 && <p class="soft">{none}</p>}
      <ol class="judged">
        {judged.map((one) => (
          <JudgedItem
            key={one.moment}
            judged={one}
            viewpoint={viewpointBefore(one)}
            isOwn={isOwn}
            worth={worthText(points(one))}
            onMoment={onMoment}
          />
        ))}
      </ol>
    </section>
  );
}

function Findings({
  review,
  isOwn,
  moments,
  onMoment,
}: {
  review: Review;
  /** True to address the reviewed player as “you”. */
  isOwn: boolean;
  moments: readonly Moment[];
  onMoment: (judged: JudgedAct) => void;
}) {
  const { review: text } = useTable().words.coach;
  const { seat, mistakes, ideas, evenings } = review;
  const common = { moments, seat, isOwn, onMoment };
  return (
    <>
      <div class="twoColumns findings">
        <JudgedList
          {...common}
          judged={mistakes}
          kind="mistakes"
          title={text.mistakes}
          none={text.noMistakes}
          worthText={text.cost}
          points={({ lost }) => lost}
        />
        <JudgedList
          {...common}
          judged={ideas}
          kind="ideas"
          title={text.ideas}
          none={text.noIdeas}
          worthText={text.won}
          points={({ lead }) => lead}
        />
      </div>
      <Evenings review={review} isOwn={isOwn} moments={moments} onMoment={onMoment} />
      <Plot
        heading={text.chances}
        history={evenings.map(({ chances }) => chances.map((chance) => 100 * chance))}
        most={100}
        valueText={(percent) => text.percent(percent / 100)}
      />
      <p class="soft">{text.about}</p>
    </>
  );
}

export function ReviewPanel(props: ReviewPanelProps) {
  const { moments, reviewer, taughtEvenings, seats, isSpectator, onMoment, onBack } = props;
  const { number } = useText();
  const { session, words, viewpoint } = useTable();
  const { review: text } = words.coach;
  const { state, start, stop } = reviewer;
  const [seat, setSeat] = useState<Seat | undefined>(seats[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The list of players keeps the focus while the chosen game is read: arrow keys go on through it.
    if (state.is === 'reading' && document.activeElement instanceof HTMLSelectElement) return;
    heading.current?.focus({ preventScroll: true });
  }, [state.is]);
  /** Shows the table before the act, with what the coach would have done. */
  const showMoment = ({ moment, coachMoves: [move], why }: JudgedAct) => {
    session.playback?.pause();
    session.playback?.goTo(moment - 1);
    if (seat !== undefined) {
      session.focus(seat);
      const space = why.find((reason) => reason.because === 'dieFor')?.space ?? null;
      if (move !== undefined) session.showAdvised({ move, space, seat });
    }
    onMoment();
  };
  if (seat === undefined) return null;
  // Of those who had a seat, the player of the only game that may be reviewed is taken to be the viewer.
  const isOwn = seats.length === 1 && !isSpectator;
  const title = isOwn ? text.heading : text.of(nameAt(viewpoint, seat));
  const percent =
    state.is === 'reading' ? Math.round((100 * state.progress.done) / Math.max(1, state.progress.total)) : 0;
  return (
    <section class="result review" aria-label={title}>
      <h2 class="h1" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <div class="row actions">
        {seats.length > 1 && (
          <label class="row">
            <span>{text.whose}</span>
            <select
              class="select"
              value={String(seat)}
              onChange={({ currentTarget }) => {
                const chosen = Number(currentTarget.value) as Seat;
                setSeat(chosen);
                start(chosen);
              }}
            >
              {seats.map((one) => (
                <option key={one} value={String(one)}>
                  {nameAt(viewpoint, one)}
                </option>
              ))}
            </select>
          </label>
        )}
        {state.is !== 'reading' && state.is !== 'done' && (
          <Button kind="main" icon="coach" onPress={() => start(seat)}>
            {state.is === 'idle' ? text.begin : text.again}
          </Button>
        )}
        {state.is === 'reading' && (
          <Button icon="cancel" onPress={stop}>
            {text.stop}
          </Button>
        )}
        <Button icon="back" onPress={onBack}>
          {text.close}
        </Button>
      </div>
      {state.is === 'reading' && (
        <div class="far">
          <p aria-hidden="true">{text.readSoFar(number(percent))}</p>
          {/* Screen readers hear each quarter only. */}
          <p class="unseen" role="status">
            {text.readSoFar(number(percent - (percent % 25)))}
          </p>
          <progress max={100} value={percent} aria-label={text.progress} />
        </div>
      )}
      {taughtEvenings > 0 && <p>{text.taught(taughtEvenings)}</p>}
      {state.is === 'idle' && <p>{text.intro}</p>}
      {state.is === 'stopped' && <p role="status">{text.stopped}</p>}
      {state.is === 'failed' && <p role="alert">{words.coach.failed}</p>}
      {state.is === 'done' && <Findings review={state.review} isOwn={isOwn} moments={moments} onMoment={showMoment} />}
    </section>
  );
}
