// The table of points by source. The total comes first. Stores only break ties.
import { SOURCES, type Score } from '../../../game/index.ts';
import { Emblem } from '../parts/emblem.tsx';
import { useText } from '../services.ts';
import { nameAt, useTable } from '../table/tableContext.ts';
import { PlayersTable } from './playersTable.tsx';

export function PointsTable({ order }: { order: readonly { score: Score }[] }) {
  const { result: text, number } = useText();
  const { words, viewpoint } = useTable();
  const sources = SOURCES.filter((source) => order.some(({ score }) => score.points[source] !== 0));
  return (
    <section class="sheet panel">
      <h2>{text.bySource}</h2>
      <PlayersTable
        heading={text.bySource}
        players={order.map(({ score: { seat } }) => ({
          key: `${seat}`,
          mark: <Emblem colour={viewpoint.people[seat]?.colour ?? 'red'} />,
          name: nameAt(viewpoint, seat),
        }))}
        lines={[
          { key: 'total', heading: text.total, cells: order.map(({ score }) => <b>{number(score.total)}</b>) },
          ...sources.map((source) => ({
            key: source,
            heading: words.source(source),
            cells: order.map(({ score }) => number(score.points[source])),
          })),
          {
            key: 'stored',
            heading: text.stored,
            cells: order.map(({ score }) => number(score.stored)),
            isApart: true,
          },
        ]}
      />
    </section>
  );
}
