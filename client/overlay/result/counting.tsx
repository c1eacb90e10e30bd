// The final count on the screen: a beam of points for each player, the source that is counted, and the bartender who cheers.
import { useEffect, useState } from 'preact/hooks';
import type { Score } from '../../../game/index.ts';
import type { Count } from '../../model/finalCount.ts';
import { Emblem } from '../parts/emblem.tsx';
import { useText } from '../services.ts';
import { nameAt, useTable } from '../table/tableContext.ts';

/** The code that paints the bartender has been loaded with the table. */
function Bartender() {
  const [face, setFace] = useState('');
  useEffect(() => {
    let isMounted = true;
    import('../../art/people.ts').then(
      ({ personSvg }) => {
        if (isMounted) setFace(personSvg('bartender1'));
      },
      // If it cannot be loaded, the points are counted without a bartender.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return (
    <span
      class="bartender"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: face === '' ? '' : `<svg viewBox="0 0 84 102">${face}</svg>` }}
    />
  );
}

/** Hidden from screen readers, which have the outcome at once. */
export function Counting({ scores, count }: { scores: readonly Score[]; count: Count }) {
  const { number } = useText();
  const { words, viewpoint } = useTable();
  const most = Math.max(1, ...scores.map(({ total }) => total));
  return (
    <div class="counting" aria-hidden="true">
      <div class="keeper">
        <Bartender />
        <p class="source" key={count.source}>
          {count.source !== null && words.source(count.source)}
        </p>
      </div>
      <ol>
        {scores.map(({ seat }, index) => (
          <li key={seat} data-colour={viewpoint.people[seat]?.colour}>
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
