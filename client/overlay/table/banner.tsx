// The banner over the canvas: repeats the prompt above the dice or, in another player's tavern, leads back to one's own.
// Hidden from screen readers: the prompt is announced elsewhere, and keyboards use the plates.
import { useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { Rect, Stage } from '../../model/stage.ts';
import { useText } from '../services.ts';
import { nameAt, useTable } from './tableContext.ts';

/** The font size grows with the room that the layout leaves for the banner. */
const LETTERS = { share: 0.24, least: 13, most: 20 } as const;

interface BannerProps {
  stage: () => Stage | null;
  shown: boolean;
  /** Counts the resizes of the canvas. */
  resizes: number;
}

export function Banner({ stage, shown, resizes }: BannerProps) {
  const { table } = useText();
  const { state, session, words, viewpoint } = useTable();
  const { model, selection } = state;
  const [place, setPlace] = useState<Rect | null>(null);
  useLayoutEffect(() => {
    setPlace(stage()?.rectOf({ at: 'hand', seat: selection.focus }) ?? null);
  }, [stage, shown, model, selection.focus, resizes]);

  const { prompt } = model;
  if (place === null || prompt.kind === 'over') return null;
  const style = {
    left: `${place.x + place.width / 2}px`,
    top: `${place.y}px`,
    maxWidth: `${place.width}px`,
    fontSize: `${Math.max(LETTERS.least, Math.min(LETTERS.most, place.height * LETTERS.share))}px`,
  };
  const { me } = model;
  if (me !== null && selection.focus !== me) {
    return (
      <button
        type="button"
        class="banner elsewhere"
        aria-hidden="true"
        tabIndex={-1}
        style={style}
        onClick={() => session.focus(me)}
      >
        <Icon name="back" /> {table.elsewhere(nameAt(viewpoint, selection.focus))}
      </button>
    );
  }
  const { title, todo } = words.prompt(prompt, viewpoint);
  const waits = prompt.kind === 'wait';
  // For these prompts the title names the phase, and the rest the action.
  const says = waits || prompt.kind === 'evening' ? todo : title;
  return (
    <p class={waits ? 'banner waits' : 'banner'} aria-hidden="true" style={style}>
      {says}
    </p>
  );
}
