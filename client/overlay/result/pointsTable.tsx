// The table of points by source. The total comes first, so that phones show it without scrolling. Stores only break ties.
import { SOURCES, type Score } from '../../../game/index.ts';
import { Emblem } from '../parts/emblem.tsx';
import { useText } from '../services.ts';
import { nameAt, useTable } from '../table/tableContext.ts';

export function PointsTable({ order }: { order: readonly { score: Score }[] }) {
  const { result: text, number } = useText();
  const { words, viewpoint } = useTable();
  const sources = SOURCES.filter((source) => order.some(({ score }) => score.points[source] !== 0));
  return (
    <section class="sheet panel">
      <h2>{text.bySource}</h2>
      <div class="scroll" tabIndex={0} role="region" aria-label={text.bySource}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.player}</th>
              <th scope="col">{text.total}</th>
              {sources.map((source) => (
                <th scope="col" key={source}>
                  {words.source(source)}
                </th>
              ))}
              <th scope="col" class="apart">
                {text.stored}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.map(({ score }) => (
              <tr key={score.seat}>
                <th scope="row">
                  <Emblem colour={viewpoint.people[score.seat]?.colour ?? 'red'} />
                  {nameAt(viewpoint, score.seat)}
                </th>
                <td>
                  <b>{number(score.total)}</b>
                </td>
                {sources.map((source) => (
                  <td key={source}>{number(score.points[source])}</td>
                ))}
                <td class="apart">{number(score.stored)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
