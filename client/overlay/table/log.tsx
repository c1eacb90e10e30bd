// The move log: newest entry last, for everybody or one player; entries lead to their moment in the replay.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../game/index.ts';
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

/** Older entries are left out: they would only slow the page. */
const LONGEST = 400;

export function Log({ onMoment, moment }: LogProps) {
  const { table } = useText();
  const { state, words, viewpoint } = useTable();
  const [seat, setSeat] = useState<Seat | null>(null);
  const present = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => present.current?.scrollIntoView({ block: 'nearest' }), [moment]);
  const entries = entriesOf(state.log, seat).slice(-LONGEST);

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
      {entries.length === 0 && <p class="soft">{table.emptyLog}</p>}
      <div role="log" aria-live="off" aria-label={table.log}>
        <Roving label={table.log} className="">
          <ol class="log">
            {entries.map((entry) => {
              const sentence = words.entry(entry, viewpoint);
              const colour = entry.seat === null ? undefined : viewpoint.people[entry.seat]?.colour;
              const evening = entry.event.type === 'round';
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
                  class={`${evening ? 'evening' : ''}${entry.number === moment ? ' now' : ''}`}
                >
                  {evening ? (
                    <div role="heading" aria-level={3}>
                      {told}
                    </div>
                  ) : (
                    told
                  )}
                </li>
              );
            })}
          </ol>
        </Roving>
      </div>
    </div>
  );
}
