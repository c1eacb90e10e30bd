// What is asked, once more where the eyes are: over the dice on the painted table; in another's tavern, the way back.
// Ears have heard the one already, and the keyboard has the plates for the other.
import { useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { Rect, Stage } from '../../model/stage.ts';
import { useText } from '../services.ts';
import { nameAt, useTable } from './tableContext.ts';

/** The room that the layout leaves for it is larger on a larger table. */
const LETTERS = { share: 0.24, least: 13, most: 20 } as const;

interface BannerProps {
  stage: () => Stage | null;
  shown: boolean;
  /** Counts how often the canvas has had another size. */
  resizes: number;
}

export function Banner({ stage, shown, resizes }: BannerProps) {
  const { table } = useText();
  const { state, session, words, glance } = useTable();
  const { model, gaze } = state;
  const [place, setPlace] = useState<Rect | null>(null);
  useLayoutEffect(() => {
    setPlace(stage()?.rectOf({ at: 'hand', seat: gaze.focus }) ?? null);
  }, [stage, shown, model, gaze.focus, resizes]);

  const { prompt } = model;
  if (place === null || prompt.kind === 'over') return null;
  const style = {
    left: `${place.x + place.width / 2}px`,
    top: `${place.y}px`,
    maxWidth: `${place.width}px`,
    fontSize: `${Math.max(LETTERS.least, Math.min(LETTERS.most, place.height * LETTERS.share))}px`,
  };
  const { me } = model;
  if (me !== null && gaze.focus !== me) {
    return (
      <button
        type="button"
        class="banner elsewhere"
        aria-hidden="true"
        tabIndex={-1}
        style={style}
        onClick={() => session.focus(me)}
      >
        <Icon name="back" /> {table.elsewhere(nameAt(glance, gaze.focus))}
      </button>
    );
  }
  const { title, todo } = words.prompt(prompt, glance);
  const waits = prompt.kind === 'wait';
  // There the title names the moment, and the rest what is to be done.
  const says = waits || prompt.kind === 'evening' ? todo : title;
  return (
    <p class={waits ? 'banner waits' : 'banner'} aria-hidden="true" style={style}>
      {says}
    </p>
  );
}
