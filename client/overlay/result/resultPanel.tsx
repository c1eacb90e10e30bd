// The result of a game: the winners, the podium, buttons for what can be done next, points by source, the plot of the
// scores and the decks. While the final count runs, it covers the rest.
import { useEffect, useRef } from 'preact/hooks';
import type { Result, Score } from '../../../game/index.ts';
import { Button } from '../parts/button.tsx';
import { PictureButton } from '../picture/pictureButton.tsx';
import { goTo } from '../route.ts';
import { useText } from '../services.ts';
import { useTable } from '../table/tableContext.ts';
import { Counting } from './counting.tsx';
import { Decks } from './decks.tsx';
import { outcomeOf } from './outcome.ts';
import { Plot } from './plot.tsx';
import { Podium } from './podium.tsx';
import { PointsTable } from './pointsTable.tsx';
import { useFinalCount, type FinalCountOptions } from './useFinalCount.ts';

interface ResultPanelProps extends Pick<FinalCountOptions, 'wasBegun' | 'onBegun'> {
  result: Result;
  onAgain: (() => void) | null;
  /** The label of the button that plays again; by default the usual one. */
  againLabel?: string | undefined;
  onReplay: (() => void) | null;
  /** Opens the review of the game; null where there is none. */
  onReview: (() => void) | null;
  onTable: () => void;
}

/** The scores with their places, from the first place to the last; equal scores share a place. */
function placed({ scores, winners }: Result): { score: Score; place: number }[] {
  const order = [...scores].sort(
    (one, other) =>
      Number(winners.includes(other.seat)) - Number(winners.includes(one.seat)) ||
      other.total - one.total ||
      other.stored - one.stored,
  );
  const isBetter = (one: Score, other: Score): boolean =>
    one.total > other.total || (one.total === other.total && one.stored > other.stored);
  return order.map((score) => ({ score, place: 1 + order.filter((other) => isBetter(other, score)).length }));
}

export function ResultPanel(props: ResultPanelProps) {
  const { result, onAgain, againLabel, onReplay, onReview, onTable, wasBegun, onBegun } = props;
  const { result: text } = useText();
  const { state, viewpoint, words } = useTable();
  const { count, skip } = useFinalCount({ scores: result.scores, wasBegun, onBegun });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // When several people share the screen, winners are called by name and not "you".
  const me = state.seatsHere.length === 1 ? state.model.me : null;
  const order = placed(result);
  const pictured = me ?? result.winners[0];
  const [best, second] = order;
  const isTieBroken = result.winners.length === 1 && best?.score.total === second?.score.total;
  return (
    <section
      class={count === null ? 'result' : 'result isCounting'}
      aria-label={text.heading}
      onClick={skip}
      onKeyDown={skip}
    >
      {count !== null && <Counting scores={result.scores} count={count} />}
      <h2 class="h1" ref={heading} tabIndex={-1}>
        {outcomeOf(result, viewpoint.people, me, text)}
      </h2>
      {isTieBroken && <p class="soft tie">{text.tieBroken}</p>}
      <Podium order={order} />
      <div class="row actions">
        {onAgain !== null && (
          <Button kind="main" icon="play" onPress={onAgain}>
            {againLabel ?? text.again}
          </Button>
        )}
        {onReplay !== null && (
          <Button icon="look" onPress={onReplay}>
            {text.replay}
          </Button>
        )}
        {onReview !== null && (
          <Button icon="coach" onPress={onReview}>
            {words.coach.review.begin}
          </Button>
        )}
        {pictured !== undefined && <PictureButton seat={pictured} />}
        <Button icon="back" onPress={onTable}>
          {text.table}
        </Button>
        <Button icon="leave" onPress={() => goTo({ page: 'home' })}>
          {text.home}
        </Button>
      </div>
      {onReplay !== null && <p class="soft">{text.fairness}</p>}
      <PointsTable scores={result.scores} />
      <Plot history={state.history} heading={text.course} />
      <Decks />
    </section>
  );
}
