// The spaces that a marker steps on along a circular track.
import type { Track } from '../../../game/index.ts';

/** The spaces on the way from `from`, which is left out, to `to`. Space -1 lies before the first one of the reputation track. */
export function pathOf(track: Track, from: number, to: number, spaces: number): number[] {
  if (from < 0) return upTo(0, to);
  if (to < 0) return upTo(1, from + 1).map((step) => from - step);
  const ahead = (to - from + spaces) % spaces;
  // A marker of the monastery never goes back; one of reputation takes the shorter way.
  const isBack = track === 'reputation' && spaces - ahead < ahead;
  const steps = upTo(1, isBack ? spaces - ahead : ahead);
  return steps.map((step) => (from + (isBack ? -step : step) + spaces) % spaces);
}

const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);
