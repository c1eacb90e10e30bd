// Sends a line of chat to a match's watchers, except those whose sync already had it.
import type { ChatLine } from '../wire/match.ts';
import type { Match, Watcher } from './match.ts';
import type { StoredLine } from './record.ts';

/** The marks of the lines that came with each watcher's latest sync. */
const shown = new WeakMap<Watcher, ReadonlySet<string>>();

export const withoutMark = ({ mark: _mark, ...line }: StoredLine): ChatLine => line;

export const noteShown = (watcher: Watcher, lines: readonly StoredLine[]): void => {
  const marks = lines.flatMap(({ mark }) => mark ?? []);
  if (marks.length > 0) shown.set(watcher, new Set(marks));
  else shown.delete(watcher);
};

export const tellLine = (match: Match, line: StoredLine): void => {
  match.linesTold++;
  const told = withoutMark(line);
  for (const watcher of match.watchers) {
    if (line.mark === undefined || shown.get(watcher)?.has(line.mark) !== true) watcher.chat(told);
  }
};
