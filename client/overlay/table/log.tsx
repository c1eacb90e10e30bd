// The move log: newest entry last, for everybody or one player; entries lead to their moment in the replay,
// where there is one.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { EventType, Seat } from '../../../game/index.ts';
import { entriesOf, type LogEntry } from '../../model/log.ts';
import { Roving } from '../keys/roving.tsx';
import { useText } from '../services.ts';
import { useTable } from './tableContext.ts';

interface LogProps {
  /** Shows the table at the moment of an entry; null where there is no replay. */
  onMoment: ((entry: LogEntry) => void) | null;
  /** Number of the entry that is marked as the present one and scrolled to, in a replay. */
  moment: number | null;
}

/** Older entries are left out, to keep the page fast; the log says so. */
const MAX_ENTRIES = 400;

/** The CSS classes of those entries that are headings of the entries after them. */
const HEADINGS: Partial<Record<EventType, string>> = { round: 'evening', phase: 'phase' };

interface LinesProps extends LogProps {
  entries: readonly LogEntry[];
}

function Lines({ entries, onMoment, moment }: LinesProps) {
  const { table } = useText();
  const { words, viewpoint } = useTable();
  const present = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => present.current?.scrollIntoView({ block: 'nearest' }), [moment]);
  // Phases are headings below that of their evening; those that the list shows before any evening stand alone.
  const firstEvening = entries.findIndex(({ event }) => event.type === 'round');
  return (
    <ol class="log">
      {entries.map((entry, index) => {
        const sentence = words.entry(entry, viewpoint);
        const colour = entry.seat === null ? undefined : viewpoint.people[entry.seat]?.colour;
        const heading = HEADINGS[entry.event.type];
        const told =
          onMoment === null ? (
            sentence
          ) : (
            <button type="button" title={table.toMoment} onClick={() => onMoment(entry)}>
              {sentence}
            </button>
          );
        return (
          <li
            key={entry.number}
            ref={entry.number === moment ? present : null}
            data-colour={colour}
            class={`${heading ?? ''}${entry.number === moment ? ' now' : ''}`}
          >
            {heading === undefined ? (
              told
            ) : (
              <div role="heading" aria-level={firstEvening >= 0 && index > firstEvening && heading === 'phase' ? 4 : 3}>
                {told}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function Log({ onMoment, moment }: LogProps) {
  const { table } = useText();
  const { state, viewpoint } = useTable();
  const [seat, setSeat] = useState<Seat | null>(null);
  const all = entriesOf(state.log, seat);
  const entries = all.slice(-MAX_ENTRIES);
  const lines = <Lines entries={entries} onMoment={onMoment} moment={moment} />;

  return (
    <div class="stack">
      <label class="row small filter">
        <span>{table.filter}</span>
        <select
          class="select grow"
          value={seat === null ? '' : String(seat)}
          onChange={(event) =>
            setSeat(event.currentTarget.value === '' ? null : (Number(event.currentTarget.value) as Seat))
          }
        >
          <option value="">{table.everybody}</option>
          {viewpoint.people.map((person, index) => (
            <option key={`${index}`} value={String(index)}>
              {person.name}
            </option>
          ))}
        </select>
      </label>
      {all.length === 0 && <p class="soft">{table.emptyLog}</p>}
      {all.length > entries.length && <p class="soft small">{table.earlierLines}</p>}
      <div role="log" aria-live="off" aria-label={table.log}>
        {onMoment === null ? (
          lines
        ) : (
          <Roving label={table.log} className="" orientation="vertical" tabStop="last">
            {lines}
          </Roving>
        )}
      </div>
    </div>
  );
}
