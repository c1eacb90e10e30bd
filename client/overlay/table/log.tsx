// What happened, in words: newest last, by evening, for everybody or for one player, with the way back to each moment.
import { useState } from 'preact/hooks';
import type { Seat } from '../../../game/index.ts';
import { entriesOf, type LogEntry } from '../../model/log.ts';
import { Roving } from '../keys/roving.tsx';
import { useText } from '../services.ts';
import { useTable } from './tableContext.ts';

interface LogProps {
  /** Shows the table as it was then; null where that is not known. */
  onMoment: ((entry: LogEntry) => void) | null;
  moment: number | null;
}

/** More is not read, and would only slow the page. */
const LONGEST = 400;

export function Log({ onMoment, moment }: LogProps) {
  const { table } = useText();
  const { state, words, glance } = useTable();
  const [seat, setSeat] = useState<Seat | null>(null);
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
          {glance.people.map((person, index) => (
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
              const sentence = words.entry(entry, glance.people, glance.me);
              const colour = entry.seat === null ? undefined : glance.people[entry.seat]?.colour;
              const evening = entry.event.type === 'round';
              return (
                <li
                  key={entry.number}
                  data-colour={colour}
                  class={`${evening ? 'evening' : ''}${entry.number === moment ? ' now' : ''}`}
                >
                  {onMoment === null ? (
                    sentence
                  ) : (
                    <button type="button" title={table.toMoment} onClick={() => onMoment(entry)}>
                      {sentence}
                    </button>
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
