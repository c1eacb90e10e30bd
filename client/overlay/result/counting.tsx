// The final count on the screen: a beam of points for each player, the source that is counted, the bartender cheering.
import type { Score } from '../../../game/index.ts';
import type { Count } from '../../model/finalCount.ts';
import { characterOf } from '../../model/people.ts';
import type { Colour } from '../../model/tableModel.ts';
import { Emblem } from '../parts/emblem.tsx';
import { usePainted } from '../parts/usePainted.ts';
import { useText } from '../services.ts';
import { nameAt, useTable } from '../table/tableContext.ts';

/** Widths at which the pictures are painted, in CSS pixels. */
const PAINTED = { bar: 640, bartender: 260 } as const;

/** The bartender cheers behind the bar. */
function Bar({ colour, character }: { colour: Colour; character: string | null }) {
  const bar = usePainted<HTMLSpanElement>(
    (art, sharpness) => art.paintCheer('bar', { colour, character }, PAINTED.bar * sharpness),
    [colour],
  );
  const bartender = usePainted<HTMLSpanElement>(
    (art, sharpness) => art.paintCheer('bartender', { colour, character }, PAINTED.bartender * sharpness),
    [colour, character],
  );
  return (
    <div class="bar">
      <span ref={bar} />
      <div class="behindBar">
        <span class="bartender" ref={bartender} />
      </div>
    </div>
  );
}

/** Hidden from screen readers, which have the outcome at once. */
export function Counting({ scores, count }: { scores: readonly Score[]; count: Count }) {
  const { number } = useText();
  const { words, viewpoint } = useTable();
  const barOwner = viewpoint.people[viewpoint.me ?? 0];
  const most = Math.max(1, ...scores.map(({ total }) => total));
  const leads = (index: number): boolean =>
    (count.totals[index] ?? 0) > 0 && count.totals[index] === Math.max(...count.totals);
  return (
    <div class="counting" aria-hidden="true">
      <Bar colour={barOwner?.colour ?? 'red'} character={barOwner === undefined ? null : characterOf(barOwner)} />
      <p class="source" key={count.source}>
        {count.source !== null && words.source(count.source)}
      </p>
      <ol>
        {scores.map(({ seat }, index) => (
          <li key={seat} class={leads(index) ? 'leads' : ''} data-colour={viewpoint.people[seat]?.colour}>
            <Emblem colour={viewpoint.people[seat]?.colour ?? 'red'} />
            <span class="name">{nameAt(viewpoint, seat)}</span>
            <progress class="beam" max={most} value={count.totals[index] ?? 0} />
            <b>{number(count.totals[index] ?? 0)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
