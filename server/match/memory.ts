// The matches in memory: read from disk at the start or when somebody asks for them, forgotten when nobody needs them.
import type { Logger } from 'pino';
import type { Storage, StoredMatch } from '../storage/storage.ts';
import { blankRecord } from './blankRecord.ts';
import { createMatch, type Match, noteAway } from './match.ts';

interface Deps {
  readonly storage: Storage;
  readonly now: () => number;
  /** The version of the rules that are played here. */
  readonly rules: number;
  /** The most matches that are read at the start, of those that are not over. */
  readonly most: number;
  readonly log: Logger;
}

export interface Memory {
  readonly matches: Map<string, Match>;
  /** The match from memory, or else from disk. */
  readonly get: (id: string) => Promise<Match | null>;
  /** Adds a match that was read from disk, unless it is in memory already; returns the one in memory. */
  readonly addStored: (stored: StoredMatch) => Match;
  /** Drops the match and closes its watchers' connections. */
  readonly forget: (match: Match) => void;
  /** Closes the match: its game is not opened any more. */
  readonly setAside: (match: Match) => void;
  /** Logs, once for each match, that what is on disk of it cannot be read. */
  readonly reportUnreadable: (match: string, why: string) => void;
  readonly isKnown: (match: Match) => boolean;
}

export const openMemory = async ({ storage, now, rules, most, log }: Deps): Promise<Memory> => {
  const reported = new Set<string>();
  const reportUnreadable = (match: string, why: string): void => {
    if (reported.has(match)) return;
    reported.add(match);
    log.error({ match, why }, 'a match cannot be read and is set aside');
  };

  const matchOf = ({ id, status, public: shown, record }: StoredMatch): Match => {
    if (record !== null) {
      const match = createMatch(record, rules, now());
      match.presentElsewhere = storage.presentElsewhere(id);
      noteAway(match, now());
      return match;
    }
    reportUnreadable(id, 'its record cannot be read');
    // In its place a blank record, dated 0, without the secret and promise of chance that `blankRecord` draws.
    const unreadable = { ...blankRecord(0), id, status, public: shown, secret: null, promise: null };
    return { ...createMatch(unreadable, rules, now()), setAside: true };
  };

  const stored = await storage.openMatches(most);
  const matches = new Map(stored.map((each) => [each.id, matchOf(each)]));
  const otherRules = stored
    .filter(({ id, record }) => record !== null && matches.get(id)?.setAside)
    .map(({ id }) => id);
  if (otherRules.length > 0) log.warn({ rules, matches: otherRules }, 'matches begun with other rules are set aside');

  const addStored: Memory['addStored'] = (found) => {
    const match = matches.get(found.id) ?? matchOf(found);
    matches.set(found.id, match);
    return match;
  };
  const isKnown = (match: Match): boolean => matches.get(match.record.id) === match;

  /** Connections close in the next turn of the event loop, so that a last message can still be sent. */
  const dropGameAndWatchers = (match: Match): void => {
    match.game = null;
    if (match.watchers.size > 0) storage.reportPresence(match.record.id, []);
    for (const watcher of match.watchers) setImmediate(() => watcher.drop());
  };

  return {
    matches,
    async get(id) {
      const known = matches.get(id);
      if (known !== undefined) return known;
      const found = await storage.stored(id);
      return found === null ? null : addStored(found);
    },
    addStored,
    forget(match) {
      if (isKnown(match)) matches.delete(match.record.id);
      dropGameAndWatchers(match);
    },
    setAside(match) {
      match.setAside = true;
      dropGameAndWatchers(match);
    },
    reportUnreadable,
    isKnown,
  };
};
