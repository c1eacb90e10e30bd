// The people connected to each match at other processes, as these report them.
import type { Present } from '../storage.ts';

export interface RemotePresence {
  at(match: string): readonly Present[];
  set(process: string, match: string, people: readonly Present[]): void;
  /** The process has ended; returns the matches somebody was connected to there. */
  forget(process: string): readonly string[];
  /** Forgets everything; returns the matches that had somebody. */
  clear(): readonly string[];
}

export const createRemotePresence = (): RemotePresence => {
  const byMatch = new Map<string, Map<string, readonly Present[]>>();
  const set: RemotePresence['set'] = (process, match, people) => {
    const processes = byMatch.get(match) ?? new Map<string, readonly Present[]>();
    if (people.length > 0) byMatch.set(match, processes.set(process, people));
    else if (processes.delete(process) && processes.size === 0) byMatch.delete(match);
  };
  return {
    at: (match) => [...(byMatch.get(match)?.values() ?? [])].flat(),
    set,
    forget(process) {
      const matches = [...byMatch].filter(([, processes]) => processes.has(process)).map(([match]) => match);
      for (const match of matches) set(process, match, []);
      return matches;
    },
    clear() {
      const matches = [...byMatch.keys()];
      byMatch.clear();
      return matches;
    },
  };
};
