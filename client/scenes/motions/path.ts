// The spaces that a marker steps on along a circular track.
import type { Track } from '../../../game/index.ts';

/** The first space left out. Off the reputation track, before its first space, is -1. */
export function pathOf(track: Track, from: number, to: number, spaces: number): number[] {
  if (from < 0) return upTo(0, to);
  if (to < 0) return upTo(1, from + 1).map((step) => from - step);
  const ahead = (to - from + spaces) % spaces;
  // The monastery's marker never goes back; on the reputation track it takes the shorter way.
  const back = track === 'reputation' && spaces - ahead < ahead;
  const steps = upTo(1, back ? spaces - ahead : ahead);
  return steps.map((step) => (from + (back ? -step : step) + spaces) % spaces);
}

const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);
