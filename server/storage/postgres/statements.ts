// The statements that PostgreSQL is asked, by name, and the form of a batch of writes.
import { queriesFor } from '../reads.ts';
import type { Write } from '../storage.ts';

/** A process that has been silent for this long counts as ended. */
export const SILENT_SECONDS = 6;
export const SILENT = `${SILENT_SECONDS} seconds`;
/** Changes are kept for this long; a process that was cut off for longer reads everything anew. */
const CHANGES_KEPT = '10 minutes';

export const SQL = {
  ...queriesFor((column) => column),
  write: 'SELECT write_all($1, $2, $3, $4, $5, $6)',
  // The server's own time (match/serverTime.ts) as it was written last. While another process runs, it has gone on since.
  time: `
    SELECT value + CASE
      WHEN EXISTS (SELECT FROM processes WHERE id <> $1 AND seen > clock_timestamp() - $2::interval)
      THEN extract(epoch FROM clock_timestamp() - written) * 1000 ELSE 0 END AS value
    FROM house WHERE what = 'time'`,
  probe: `
    INSERT INTO house VALUES ('probe', random(), clock_timestamp())
    ON CONFLICT (what) DO UPDATE SET value = excluded.value, written = excluded.written RETURNING value`,
  // `xmax` is 0 in a row that was inserted, and not in one that was updated.
  beat: `
    WITH beat AS (
      INSERT INTO processes VALUES ($1, clock_timestamp())
      ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax <> 0 AS known
    )
    SELECT (SELECT known FROM beat) AS known,
      (SELECT number::float8 FROM last_change) AS number,
      $2 OR pg_try_advisory_lock($4, $5) AS leads,
      EXISTS (SELECT FROM processes WHERE id <> $1) AS others,
      ARRAY(SELECT id FROM processes WHERE id <> $1 AND seen < clock_timestamp() - $3::interval) AS silent`,
  // Forgets the processes $1, except those that were heard of within the interval $2.
  forgetProcesses: 'SELECT lapse($1, $2::interval)',
  dropOldChanges: `DELETE FROM changes WHERE written < clock_timestamp() - '${CHANGES_KEPT}'::interval`,
} as const;

/** One write of a batch, as write_all (schema.ts) takes it. */
export type WriteRow = readonly [kind: string, id: string, n: number, body: string];

export const rowOf = (write: Write): WriteRow => {
  switch (write.kind) {
    case 'record':
      return ['record', write.record.id, write.record.revision, JSON.stringify(write.record)];
    case 'entry':
      return ['entry', write.id, write.entry.n, JSON.stringify(write.entry)];
    case 'snapshot':
      return ['snapshot', write.id, write.n, JSON.stringify(write.state)];
    case 'line':
      return ['line', write.id, 0, JSON.stringify(write.line)];
    case 'wipe':
      return ['wipe', write.id, 0, ''];
    case 'unchanged':
      return ['unchanged', write.id, write.revision, ''];
    case 'newest':
      return ['newest', write.name, 0, JSON.stringify({ id: write.id, before: write.before })];
    case 'time':
      return ['time', '', 0, String(write.time)];
    default:
      return write satisfies never;
  }
};
