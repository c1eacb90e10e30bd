// What brought each player's points; the total comes first, where a phone shows it, too.
import { SOURCES, type Score } from '../../../game/index.ts';
import { Emblem } from '../parts/emblem.tsx';
import { useText } from '../services.ts';
import { nameAt, useTable } from '../table/tableContext.ts';

export function PointsTable({ order }: { order: readonly { score: Score }[] }) {
  const { result: text, number } = useText();
  const { words, glance } = useTable();
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
              <th scope="col">{text.stored}</th>
            </tr>
          </thead>
          <tbody>
            {order.map(({ score }) => (
              <tr key={score.seat}>
                <th scope="row">
                  <Emblem colour={glance.people[score.seat]?.colour ?? 'red'} />
                  {nameAt(glance, score.seat)}
                </th>
                <td>
                  <b>{number(score.total)}</b>
                </td>
                {sources.map((source) => (
                  <td key={source}>{number(score.points[source])}</td>
                ))}
                <td>{number(score.stored)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
