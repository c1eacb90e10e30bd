// The registry of matches: finds, adds, changes, evicts and deletes them. Changes are stored first and then announced.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { blankRecord } from './blankRecord.ts';
import type { Journal } from '../storage/journal.ts';
import type { Expired, Storage, StoredMatch, Unreadable, Write } from '../storage/storage.ts';
import type { MatchInfo } from '../wire/match.ts';
import { createAnnouncer } from './announcer.ts';
import type { ServerTime } from './serverTime.ts';
import { infoOf } from './info.ts';
import { createMatch, type Match, type Watcher } from './match.ts';
import { createCreators } from './creators.ts';
import type { MatchRecord } from './record.ts';

export interface Wiped {
  readonly id: string;
  /** `left`: its last person left before it began. */
  readonly why: Expired['why'] | 'left';
}

export interface MatchRegistry {
  /** Matches in memory: those that are not over and not evicted, and finished ones in use. */
  readonly matches: ReadonlyMap<string, Match>;
  /** The server's time, by which deadlines and ages are judged. */
  now(): number;
  find(id: string): Promise<Match | null>;
  /** How many matches in memory are waiting or being played. */
  open(): number;
  /** How many matches that are not over were made from this address, evicted or not. */
  openFrom(address: string): number;
  add(record: MatchRecord, address: string): Promise<Match>;
  /** Takes effect synchronously, so that no other change comes between; resolves and is announced when it is on disk. */
  change(match: Match, change: Partial<MatchRecord>, ...also: readonly Write[]): Promise<void>;
  /** Like a change, but it does not count as a use of the match and is not announced. */
  note(match: Match, change: Partial<MatchRecord>, ...also: readonly Write[]): Promise<void>;
  /** Notes that somebody has opened the match. */
  visit(match: Match): void;
  /** Deletes the matches from memory and from disk, logs them and counts them by their reasons. */
  wipe(...wiped: readonly Wiped[]): Promise<void>;
  /** Drops the match from memory and closes its watchers' connections; the next find reads it from disk. */
  forget(match: Match): void;
  /** Forgets a match that nobody watches and takes it off the lobby's list until somebody opens it. */
  evict(match: Match): void;
  /** Logs, once for each match, that what is on disk of it cannot be read. */
  readonly reportUnreadable: (match: string, why: string) => void;
  /** Closes a match that cannot be read: it stays on disk as it is. */
  setAside(fault: Unreadable): void;
  info(match: Match): MatchInfo;
  /** The info to send to a new watcher, who gets patches from then on. */
  readonly introduce: (match: Match, watcher: Watcher) => MatchInfo;
  /** Sends changes of the info to watchers and lobby: at once, or when the shortest interval has passed. */
  readonly announce: (match: Match) => void;
  /** Tells the lobby of a match that has changed, or null for one that is gone. */
  onChange(listener: (id: string, match: Match | null) => void): void;
}

interface Deps {
  readonly config: Config;
  readonly storage: Storage;
  readonly journal: Journal;
  readonly time: ServerTime;
  /** The version of the rules that are played here. */
  readonly rules: number;
  readonly onWipe: (why: Wiped['why']) => void;
  readonly log: Logger;
}

export const openRegistry = async ({
  config,
  storage,
  journal,
  time,
  rules,
  onWipe,
  log,
}: Deps): Promise<MatchRegistry> => {
  const { now } = time;

  const reported = new Set<string>();
  const reportUnreadable = (match: string, why: string): void => {
    if (reported.has(match)) return;
    reported.add(match);
    log.error({ match, why }, 'a match cannot be read and is set aside');
  };

  const matchOf = ({ id, status, public: shown, record }: StoredMatch): Match => {
    if (record !== null) return createMatch(record, rules, now());
    reportUnreadable(id, 'its record cannot be read');
    const unreadable = { ...blankRecord(0), id, status, public: shown, secret: null, promise: null };
    return { ...createMatch(unreadable, rules, now()), setAside: true };
  };

  const stored = await storage.openMatches(config.maxMatches);
  const matches = new Map(stored.map((each) => [each.id, matchOf(each)]));
  const otherRules = stored
    .filter(({ id, record }) => record !== null && matches.get(id)?.setAside)
    .map(({ id }) => id);
  if (otherRules.length > 0) log.warn({ rules, matches: otherRules }, 'matches begun with other rules are set aside');
  const creators = createCreators();
  const listeners: ((id: string, match: Match | null) => void)[] = [];
  const info = (match: Match): MatchInfo => infoOf(match, config, now());

  const { announce, introduce } = createAnnouncer({
    every: config.announceMs,
    info,
    isKnown: (match) => matches.get(match.record.id) === match,
    changed: (match) => listeners.forEach((listener) => listener(match.record.id, match)),
  });
  const announceGone = (id: string): void => {
    for (const listener of listeners) listener(id, null);
  };

  /** Connections close in the next turn of the event loop, so that a last message can still be sent. */
  const dropWatchers = (match: Match): void => {
    match.game = null;
    for (const watcher of match.watchers) setImmediate(() => watcher.drop());
  };

  const forget = (match: Match): void => {
    if (matches.get(match.record.id) === match) matches.delete(match.record.id);
    dropWatchers(match);
  };

  const reload = async (id: string): Promise<Match | null> => {
    const stored = await storage.stored(id);
    if (stored === null) return null;
    const known = matches.get(id);
    if (known !== undefined) return known;
    const match = matchOf(stored);
    matches.set(id, match);
    return match;
  };

  const written = async (changed: readonly Match[], writes: readonly Write[]): Promise<void> => {
    try {
      await journal.write(...writes);
    } catch (error) {
      // Memory is ahead of the disk: the matches are dropped and read again.
      changed.forEach(forget);
      for (const { stored } of changed) if (stored.status !== 'over') await reload(stored.id).catch(() => null);
      throw error;
    }
  };

  const note: MatchRegistry['note'] = async (match, change, ...also) => {
    const record = { ...match.record, ...change, revision: match.record.revision + 1 };
    match.record = record;
    await written([match], [{ kind: 'record', record }, ...also]);
    match.stored = record;
  };

  return {
    matches,
    now,
    find: async (id) => matches.get(id) ?? reload(id),
    open: () => [...matches.values()].filter(({ record, setAside }) => record.status !== 'over' && !setAside).length,
    openFrom: creators.count,
    async add(made, address) {
      const record = { ...made, usedAt: now() };
      const match = createMatch(record, rules, now());
      matches.set(record.id, match);
      creators.add(record.id, address);
      await written([match], [{ kind: 'record', record }]).catch((error: unknown) => {
        creators.remove(record.id);
        throw error;
      });
      announce(match);
      return match;
    },
    async change(match, change, ...also) {
      match.lastUsed = now();
      // It may have been evicted since this request found it.
      if (!matches.has(match.record.id)) matches.set(match.record.id, match);
      if (change.status === 'over') creators.remove(match.record.id);
      await note(match, { ...change, updatedAt: Date.now(), usedAt: match.lastUsed }, ...also);
      announce(match);
    },
    note,
    visit(match) {
      match.lastUsed = now();
      if (match.record.visited) return;
      note(match, { visited: true }).catch((error: unknown) =>
        log.error({ match: match.record.id, err: error }, 'a visit could not be written down'),
      );
    },
    async wipe(...wiped) {
      const ids = wiped.map(({ id }) => id);
      const known = ids.flatMap((id) => matches.get(id) ?? []);
      // Joining is refused while it is being deleted.
      for (const match of known) match.record = { ...match.record, status: 'over' };
      await written(
        known,
        ids.map((id) => ({ kind: 'wipe', id })),
      );
      for (const id of ids) {
        // Looked up again: an evicted one may have been opened in the meantime.
        const match = matches.get(id);
        if (match !== undefined) forget(match);
        creators.remove(id);
        announceGone(id);
      }
      for (const { why } of wiped) onWipe(why);
      log.info({ matches: wiped }, 'matches were deleted');
    },
    forget,
    reportUnreadable,
    evict(match) {
      forget(match);
      announceGone(match.record.id);
    },
    setAside(fault) {
      reportUnreadable(fault.match, fault.message);
      const match = matches.get(fault.match);
      if (match === undefined) return;
      match.setAside = true;
      dropWatchers(match);
      announceGone(fault.match);
    },
    info,
    introduce,
    announce,
    onChange: (listener) => void listeners.push(listener),
  };
};
