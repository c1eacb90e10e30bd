// Scroll arrows: on small screens, at the edges behind which there is more of the table.
import type { Stage } from '../../model/stage.ts';
import { Icon } from '../parts/icon.tsx';
import { useTable } from './tableContext.ts';

const DIRECTIONS = [
  { side: 'left', across: -1, down: 0 },
  { side: 'right', across: 1, down: 0 },
  { side: 'up', across: 0, down: -1 },
  { side: 'down', across: 0, down: 1 },
] as const;

/** Hidden from screen readers and keyboards, which have the whole table in words. */
export function ScrollArrows({ stage }: { stage: () => Stage | null }) {
  const { view } = useTable().state.model;
  // Start cards lie in the part that is seen first, on small screens up to its edges.
  if (view.phase === 'startCards') return null;
  return (
    <div class="scrollArrows" aria-hidden="true">
      {DIRECTIONS.map(({ side, across, down }) => (
        <button
          key={side}
          type="button"
          class={`scrollArrow ${side}`}
          tabIndex={-1}
          onClick={() => stage()?.push(across, down)}
        >
          <Icon name="next" />
        </button>
      ))}
    </div>
  );
}
