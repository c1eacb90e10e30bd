// The controls of a replay, in the place of the prompt: a slider through all moments, jumps to both ends, single steps,
// play and pause, the review, the fairness check and the way back.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { SHORTCUTS } from '../keys/shortcuts.ts';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { useTable } from '../table/tableContext.ts';
import type { Playback, PlaybackState } from '../../session/index.ts';

interface ReplayPanelProps {
  controls: Playback;
  playback: PlaybackState;
  fairness: ComponentChildren;
  /** Opens the review; null where there is none. */
  onReview: (() => void) | null;
  /** The game is over: its table shows the result. */
  isOver: boolean;
  onTable: () => void;
}

export function ReplayPanel({ controls, playback, fairness, onReview, isOver, onTable }: ReplayPanelProps) {
  const { result: text } = useText();
  const { state, words, viewpoint } = useTable();
  const { moment, lastMoment, isRunning } = playback;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const newest = state.log.at(-1);
  const wayBack = isOver ? text.backToResult : text.table;
  return (
    <section class="prompt replaying" aria-label={text.replayHeading}>
      <h2 tabIndex={-1} ref={heading} data-focus-home>
        {text.replayHeading}
      </h2>
      <p class="soft">{newest === undefined ? '' : words.entry(newest, viewpoint)}</p>
      <input
        class="range"
        type="range"
        min={0}
        max={lastMoment}
        value={moment}
        aria-label={text.moment}
        aria-valuetext={text.momentOf(moment, lastMoment, viewpoint.view.round)}
        onInput={(event) => controls.goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="row spread">
        <Button
          className="mirrored toEnd"
          icon="instant"
          label={text.toStart}
          title={text.toStart}
          onPress={() => controls.goTo(0)}
        />
        <Button
          className="step back"
          icon="next"
          label={text.earlier}
          title={text.earlier}
          keys={SHORTCUTS.earlier}
          onPress={() => controls.goTo(moment - 1)}
        />
        <Button
          className="run"
          icon={isRunning ? 'pause' : 'play'}
          title={isRunning ? text.pause : text.playOn}
          onPress={() => (isRunning ? controls.pause() : controls.play())}
        >
          <span class="name">{isRunning ? text.pause : text.playOn}</span>
        </Button>
        <Button
          className="step"
          icon="next"
          label={text.later}
          title={text.later}
          keys={SHORTCUTS.later}
          onPress={() => controls.goTo(moment + 1)}
        />
        <Button
          className="toEnd"
          icon="instant"
          label={text.toEnd}
          title={text.toEnd}
          onPress={() => controls.goTo(lastMoment)}
        />
      </div>
      {onReview !== null && (
        <Button icon="coach" onPress={onReview}>
          {words.coach.review.begin}
        </Button>
      )}
      {fairness}
      <Button className="leaves" size="small" icon="leave" title={wayBack} onPress={onTable}>
        <span class="name">{wayBack}</span>
      </Button>
    </section>
  );
}
