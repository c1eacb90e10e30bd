// The coach's buttons at the table, and its answer: the best moves with what each is worth and why, or a better plan.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Advice } from '../../../game/bots/coach/advise.ts';
import { format } from '../../../game/index.ts';
import { SHORTCUTS } from '../keys/shortcuts.ts';
import { Button } from '../parts/button.tsx';
import { Live } from '../parts/live.tsx';
import { useTable } from '../table/tableContext.ts';
import type { Coaching } from './useCoach.ts';
import { adviceDetails } from './adviceDetails.ts';
import { worthOf } from './worth.ts';

export function CoachButtons({ coaching }: { coaching: Coaching }) {
  const { coach: text } = useTable().words;
  return (
    <div class="coachAsk">
      <Button
        size="small"
        icon="coach"
        keys={SHORTCUTS.advice}
        reason={coaching.canAsk ? null : text.silent}
        title={text.ask}
        onPress={coaching.ask}
      >
        <span class="name">{text.ask}</span>
      </Button>
      {coaching.canImprove && (
        <Button size="small" icon="look" keys={SHORTCUTS.better} title={text.better} onPress={coaching.improve}>
          <span class="name">{text.better}</span>
        </Button>
      )}
    </div>
  );
}

interface SuggestionProps {
  advice: Advice;
  /** The points by which the move leads, or is behind the best one, in words; null if it is the only one. */
  worth: string | null;
  coaching: Coaching;
  folding: Folding;
}

/** Folded, the answer shows only the move that is looked at, so that the table stays in sight. */
interface Folding {
  isFolded: boolean;
  setFolded: (isFolded: boolean) => void;
}

function Suggestion({ advice, worth, coaching, folding }: SuggestionProps) {
  const { state, session, words, viewpoint } = useTable();
  const { coach: text } = words;
  const { move, space } = advice;
  const shown = state.selection.advised ?? null;
  const isShown = shown !== null && format(shown.move) === format(move);
  const isLookedAt = isShown && folding.isFolded;
  const name = words.move(move, viewpoint);
  const details = adviceDetails(words, advice, viewpoint);
  // Several plans may have the same name, so the buttons are named by their placements, too.
  const whole = [name, words.placements(move, viewpoint)].filter(Boolean).join(': ');
  const doIt = () => {
    // Dismissed first: otherwise the advice would still offer the move while it is animated.
    coaching.dismiss();
    void session.do(move, { isAdvised: true });
  };
  return (
    <li class={isShown ? 'shown' : ''}>
      <p>
        <b>{name}</b>
        {worth !== null && (
          <>
            {', '}
            <span class="worth">{worth}</span>
          </>
        )}
      </p>
      <p class="small soft">{details}</p>
      <div class="row">
        <Button
          size="small"
          icon="look"
          pressed={isShown}
          label={text.shows(whole)}
          title={text.show}
          onPress={() => {
            session.showAdvised(isLookedAt ? null : { move, space });
            folding.setFolded(!isLookedAt);
          }}
        />
        <Button size="small" icon="done" label={text.does(whole)} title={text.doIt} onPress={doIt}>
          <span class="name">{text.doIt}</span>
        </Button>
      </div>
    </li>
  );
}

function Answer({ coaching, folding }: { coaching: Coaching; folding: Folding }) {
  const { state, words } = useTable();
  const { coach: text } = words;
  const { dice } = state.model;
  const { answer } = coaching;
  if (answer === null) return null;
  switch (answer.is) {
    case 'thinking':
      return (
        <div class="row spread">
          <p class="thinks">{text.thinking}</p>
          <Button size="small" icon="cancel" onPress={coaching.stop}>
            {text.stop}
          </Button>
        </div>
      );
    case 'advice':
      return (
        <ol class="advice">
          {answer.advice.map((advice, index) => (
            <Suggestion
              key={format(advice.move)}
              advice={advice}
              worth={worthOf(answer.advice, index, text)}
              coaching={coaching}
              folding={folding}
            />
          ))}
        </ol>
      );
    case 'improvement': {
      const { advice, by } = answer.improvement;
      const placed = dice.filter(({ at }) => at !== null).length;
      const isFinished = placed === dice.length;
      if (advice === null) return <p>{isFinished ? text.asGood : text.unfinishedAsGood(placed, dice.length)}</p>;
      return (
        <>
          <p>{isFinished ? text.betterBy(by) : text.unfinishedBetterBy(placed, dice.length, by)}</p>
          <ol class="advice">
            <Suggestion advice={advice} worth={null} coaching={coaching} folding={folding} />
          </ol>
        </>
      );
    }
    case 'silent':
    case 'stopped':
    case 'failed':
      return <p>{text[answer.is]}</p>;
    default:
      return answer satisfies never;
  }
}

export function CoachAnswer({ coaching }: { coaching: Coaching }) {
  const { coach: text } = useTable().words;
  const heading = useRef<HTMLHeadingElement>(null);
  const status = coaching.answer?.is ?? null;
  const [isFolded, setFolded] = useState(false);
  // Each answer begins unfolded.
  useEffect(() => setFolded(false), [coaching.answer]);
  // The advice gets the focus, so that it is read next.
  useEffect(() => {
    if (status !== null && status !== 'thinking') heading.current?.focus({ preventScroll: true });
  }, [status]);
  if (coaching.answer === null) return null;
  const count = coaching.answer.is === 'advice' ? coaching.answer.advice.length : 0;
  return (
    <>
      <section class={isFolded ? 'coach folded' : 'coach'} aria-label={text.answer} aria-busy={status === 'thinking'}>
        <div class="row spread">
          <h3 ref={heading} tabIndex={-1}>
            {count > 0 ? text.advice(count) : text.heading}
          </h3>
          <Button
            kind="plain"
            size="small"
            icon="cancel"
            label={text.hide}
            title={text.hide}
            onPress={coaching.dismiss}
          />
        </div>
        <Answer coaching={coaching} folding={{ isFolded, setFolded }} />
      </section>
      {/* Outside the busy section, whose content screen readers do not announce. */}
      <Live text={status === 'thinking' ? text.thinking : ''} urgent={false} />
    </>
  );
}
