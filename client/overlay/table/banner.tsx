// The banner over the canvas while another player's tavern is shown large; a click on it leads back to one's own.
// Hidden from screen readers and the keyboard, for which the players' plates do the same.
import { useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { Rect, Stage } from '../../model/stage.ts';
import { useText } from '../services.ts';
import { nameAt, useTable } from './tableContext.ts';

interface BannerProps {
  stage: () => Stage | null;
  isCanvasShown: boolean;
  /** Counts the resizes of the canvas. */
  resizes: number;
}

export function Banner({ stage, isCanvasShown, resizes }: BannerProps) {
  const { table } = useText();
  const { state, session, viewpoint } = useTable();
  const { model, selection } = state;
  const [place, setPlace] = useState<Rect | null>(null);
  useLayoutEffect(() => {
    setPlace(stage()?.rectOf({ at: 'hand', seat: selection.focus }) ?? null);
  }, [stage, isCanvasShown, model, selection.focus, resizes]);

  const { me } = model;
  if (place === null || me === null || selection.focus === me) return null;
  return (
    <button
      type="button"
      class="banner"
      aria-hidden="true"
      tabIndex={-1}
      style={{
        left: `${place.x + place.width / 2}px`,
        top: `${place.y + place.height / 2}px`,
        maxWidth: `${place.width}px`,
      }}
      onClick={() => session.focus(me)}
    >
      <Icon name="back" /> {table.elsewhere(nameAt(viewpoint, selection.focus))}
    </button>
  );
}
