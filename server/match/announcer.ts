// Announces changes of a match's info to its watchers and the lobby, rate-limited for each match.
import { diff } from './diff.ts';
import type { MatchInfo, Patch } from '../wire/match.ts';
import type { Match, Watcher } from './match.ts';

interface Deps {
  /** The shortest time between two announcements of the same match; urgent ones do not wait. */
  readonly everyMs: number;
  readonly info: (match: Match) => MatchInfo;
  /** False for a match that has been forgotten in the meantime. */
  readonly isKnown: (match: Match) => boolean;
  /** Tells the lobby that the match has changed. */
  readonly changed: (match: Match) => void;
}

interface Announced {
  at: number;
  info: MatchInfo;
  next: NodeJS.Timeout | null;
}

export interface Announcer {
  readonly fullInfo: (match: Match, watcher: Watcher) => MatchInfo;
  readonly announce: (match: Match) => void;
}

/** Announced at once: that the match has begun, is over, or has a rematch. */
const isUrgent = (before: MatchInfo, after: MatchInfo): boolean =>
  before.status !== after.status || before.nextMatchID !== after.nextMatchID;

export const createAnnouncer = ({ everyMs, info, isKnown, changed }: Deps): Announcer => {
  const announced = new WeakMap<Match, Announced>();
  /** The info that each watcher was sent last: a newer one for those who came after the last announcement. */
  const known = new WeakMap<Watcher, MatchInfo>();

  const tell = (match: Match, after: MatchInfo): void => {
    const patches = new Map<MatchInfo, Patch | null>();
    for (const watcher of match.watchers) {
      const before = known.get(watcher);
      // A watcher who has had no info yet gets all of it with the sync.
      if (before === undefined) continue;
      if (!patches.has(before)) patches.set(before, diff(before, after));
      const patch = patches.get(before) ?? null;
      known.set(watcher, after);
      if (patch !== null) watcher.info(patch, after);
    }
    changed(match);
  };

  const tellNow = (match: Match): void => {
    const after = info(match);
    clearTimeout(announced.get(match)?.next ?? undefined);
    announced.set(match, { at: performance.now(), info: after, next: null });
    tell(match, after);
  };

  const announce = (match: Match): void => {
    const last = announced.get(match);
    if (last === undefined) return tellNow(match);
    const after = info(match);
    // A scheduled announcement is made even if the info has changed back: watchers who came meanwhile have the info in
    // between.
    if (last.next === null && diff(last.info, after) === null) return;
    const waitMs = last.at + everyMs - performance.now();
    if (waitMs <= 0 || isUrgent(last.info, after)) return tellNow(match);
    last.next ??= setTimeout(() => {
      if (isKnown(match)) tellNow(match);
    }, waitMs).unref();
  };

  return {
    announce,
    fullInfo(match, watcher) {
      announce(match);
      const current = info(match);
      // Watchers with equal infos share one object, so that one patch is computed for all.
      const latest = announced.get(match)?.info ?? current;
      const told = diff(latest, current) === null ? latest : current;
      known.set(watcher, told);
      return told;
    },
  };
};
