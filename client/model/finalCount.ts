// The final count: points are added up source by source, for all players at once.
import { SOURCES, type Score, type Source } from '../../game/index.ts';

/** Time for each source of points. */
export const SOURCE_MS = 900;
/** The last part of that time, in which the totals stand still. */
const PAUSE_SHARE = 0.3;

export interface Count {
  /** The source that is being counted; null once all have been. */
  source: Source | null;
  /** In the order of the scores. */
  totals: number[];
}

/** The sources that brought anybody points. */
export const sourcesOf = (scores: readonly Score[]): Source[] =>
  SOURCES.filter((source) => scores.some(({ points }) => points[source] !== 0));

/** The count `ms` milliseconds after its start. */
export function countAt(scores: readonly Score[], ms: number): Count {
  const sources = sourcesOf(scores);
  const done = Math.floor(ms / SOURCE_MS);
  const source = sources[done] ?? null;
  const share = Math.min(1, (ms / SOURCE_MS - done) / (1 - PAUSE_SHARE));
  const totals = scores.map(({ points }) => {
    const counted = sources.slice(0, done).reduce((sum, one) => sum + points[one], 0);
    return source === null ? counted : counted + Math.round(points[source] * share);
  });
  return { source, totals };
}
