// The table of points by source, with the players in the order of their seats, as in the plot. The total comes first;
// the stores, which only break ties, come last.
import { SOURCES, type Score } from '../../../game/index.ts';
import { Emblem } from '../parts/emblem.tsx';
import { useText } from '../services.ts';
import { nameAt, useTable } from '../table/tableContext.ts';
import { PlayersTable } from './playersTable.tsx';

export function PointsTable({ scores }: { scores: readonly Score[] }) {
  const { result: text, number } = useText();
  const { words, viewpoint } = useTable();
  const sources = SOURCES.filter((source) => scores.some(({ points }) => points[source] !== 0));
  return (
    <section class="sheet panel">
      <h2>{text.bySource}</h2>
      <PlayersTable
        heading={text.bySource}
        players={scores.map(({ seat }) => ({
          key: `${seat}`,
          mark: <Emblem colour={viewpoint.people[seat]?.colour ?? 'red'} />,
          name: nameAt(viewpoint, seat),
        }))}
        lines={[
          { key: 'total', heading: text.total, cells: scores.map(({ total }) => <b>{number(total)}</b>) },
          ...sources.map((source) => ({
            key: source,
            heading: words.source(source),
            cells: scores.map(({ points }) => number(points[source])),
          })),
          {
            key: 'stored',
            heading: text.stored,
            cells: scores.map(({ stored }) => number(stored)),
            isApart: true,
          },
        ]}
      />
    </section>
  );
}
