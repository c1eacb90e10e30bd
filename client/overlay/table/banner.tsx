// What is asked, once more where the eyes are: over the dice on the painted table. Ears have heard it already.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Rect, Stage } from '../../model/stage.ts';
import { useTable } from './atTable.ts';

/** Counts how often the window has had another size. */
function useResizes(): number {
  const [resizes, setResizes] = useState(0);
  useEffect(() => {
    const off = new AbortController();
    // The canvas is laid out anew first.
    const later = () => requestAnimationFrame(() => setResizes((before) => before + 1));
    window.addEventListener('resize', later, { signal: off.signal });
    return () => off.abort();
  }, []);
  return resizes;
}

export function Banner({ stage, shown }: { stage: () => Stage | null; shown: boolean }) {
  const { state, words, glance } = useTable();
  const { model, gaze } = state;
  const [place, setPlace] = useState<Rect | null>(null);
  const resizes = useResizes();
  useLayoutEffect(() => {
    setPlace(stage()?.rectOf({ at: 'hand', seat: gaze.focus }) ?? null);
  }, [stage, shown, model, gaze.focus, resizes]);

  const { prompt } = model;
  if (place === null || prompt.kind === 'over') return null;
  const { title, todo } = words.prompt(prompt, glance);
  const waits = prompt.kind === 'wait';
  return (
    <p
      class={waits ? 'banner waits' : 'banner'}
      aria-hidden="true"
      style={{ left: `${place.x + place.width / 2}px`, top: `${place.y}px`, maxWidth: `${place.width}px` }}
    >
      {waits && todo !== '' ? todo : title}
    </p>
  );
}
