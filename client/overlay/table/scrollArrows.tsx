// Scroll arrows over a table that is larger than its host, towards what is out of sight; the camera writes their places
// into the attribute `data-arrows` of the element around the canvas.
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Arrow, ScrollDirection, Stage } from '../../model/stage.ts';
import { Icon } from '../parts/icon.tsx';
import { useTable } from './tableContext.ts';

const DIRECTIONS: Readonly<Record<ScrollDirection, { across: number; down: number }>> = {
  left: { across: -1, down: 0 },
  right: { across: 1, down: 0 },
  up: { across: 0, down: -1 },
  down: { across: 0, down: 1 },
};

function useArrows(host: RefObject<HTMLElement | null>): readonly Arrow[] {
  const [places, setPlaces] = useState('[]');
  useEffect(() => {
    const easel = host.current;
    if (easel === null) return undefined;
    const read = () => setPlaces(easel.querySelector<HTMLElement>('[data-arrows]')?.dataset.arrows ?? '[]');
    const observer = new MutationObserver(read);
    observer.observe(easel, { attributes: true, attributeFilter: ['data-arrows'], childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [host]);
  return JSON.parse(places) as Arrow[];
}

interface ScrollArrowsProps {
  stage: () => Stage | null;
  host: RefObject<HTMLElement | null>;
}

/** Hidden from screen readers and keyboards, which have the whole table in words. */
export function ScrollArrows({ stage, host }: ScrollArrowsProps) {
  const { view } = useTable().state.model;
  const arrows = useArrows(host);
  // Start cards fill the part of the table that is seen first, up to the edges where the arrows would be.
  if (view.phase === 'startCards') return null;
  return (
    <div aria-hidden="true">
      {arrows.map(({ side, x, y, isLit, isSlim }) => (
        <button
          key={side}
          type="button"
          class={`scrollArrow ${side}${isLit ? ' lit' : ''}${isSlim ? ' slim' : ''}`}
          style={{ left: `${x}px`, top: `${y}px` }}
          tabIndex={-1}
          onClick={() => stage()?.scroll(DIRECTIONS[side].across, DIRECTIONS[side].down)}
        >
          <Icon name="next" />
        </button>
      ))}
    </div>
  );
}
