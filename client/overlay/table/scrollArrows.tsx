// On small screens the table is larger than its window: arrows at those edges behind which there is more of it.
import type { Stage } from '../../model/stage.ts';
import { Icon } from '../parts/icon.tsx';

const EDGES = [
  { side: 'left', across: -1, down: 0 },
  { side: 'right', across: 1, down: 0 },
  { side: 'up', across: 0, down: -1 },
  { side: 'down', across: 0, down: 1 },
] as const;

/** For the eye and the finger alone: for everybody else the whole table is in the words. */
export function Edges({ stage }: { stage: () => Stage | null }) {
  return (
    <div class="edges" aria-hidden="true">
      {EDGES.map(({ side, across, down }) => (
        <button
          key={side}
          type="button"
          class={`edge ${side}`}
          tabIndex={-1}
          onClick={() => stage()?.push(across, down)}
        >
          <Icon name="next" />
        </button>
      ))}
    </div>
  );
}
