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
import { createMatch, type Match, noteAway, type Watcher } from './match.ts';
import { createCreators } from './creators.ts';
import { createDecisions } from './decisions.ts';
import type { MatchRecord } from './record.ts';

export interface Wiped {
  readonly id: string;
  /** `left`: its last person left before it began. */
  readonly why: Expired['why'] | 'left';
}

/** Writes that are stored together with a new match, in one transaction. */
interface Beside {
  /** The change of another match, which the caller decides about. */
  readonly change?: readonly [Match, Partial<MatchRecord>];
  readonly also?: readonly Write[];
}

export interface MatchRegistry {
  /** Matches in memory: those that are not over and not evicted, and finished ones in use. */
  readonly matches: ReadonlyMap<string, Match>;
  /** The server's time, by which deadlines and ages are judged. */
  now(): number;
  /** The match as it is in the database now. Not to be called within a decision about it, which is given the match. */
  find(id: string): Promise<Match | null>;
  /**
   * Looks at the match as it is in the database now, decides and changes it. One decision about a match at a time; when
   * another process has changed it meanwhile, the decision is made again from the start.
   */
  decide<T>(id: string, decision: (match: Match | null) => Promise<T>): Promise<T>;
  /** The same for decisions that are made by what is known here, as long as no other process proves to be ahead. */
  inTurn<T>(match: Match, decision: () => Promise<T>): Promise<T>;
  /** Number of matches in memory that are waiting or being played. */
  open(): number;
  /** Number of matches that are not over and were made from this address, evicted or not. */
  openFrom(address: string): number;
  /** Of decisions with the same name one is made at a time. */
  alone<T>(name: string, decision: () => Promise<T>): Promise<T>;
  add(record: MatchRecord, address: string, beside?: Beside): Promise<Match>;
  /** Within a decision: takes effect, and is announced, when it is on disk. */
  change(match: Match, change: Partial<MatchRecord>, ...also: readonly Write[]): Promise<void>;
  /** Like a change, but it does not count as a use of the match and is not announced. */
  note(match: Match, change: Partial<MatchRecord>, ...also: readonly Write[]): Promise<void>;
  /** Notes that somebody has opened the match. */
  visit(match: Match): void;
  /** Within a decision: deletes the match from memory and from disk. */
  wipe(match: Match, why: Wiped['why']): Promise<void>;
  /** Deletes those of the matches that are not in use when it comes to them; logs and counts them. */
  clear(expired: readonly Expired[], isInUse: (match: Match) => boolean): Promise<void>;
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
  /** Another process has changed the record of the match: it is brought up to date, or is known from now on. */
  hear(id: string): Promise<void>;
  /** Marks the match as possibly out of date: it is read from the database before it is used. */
  doubt(id: string): void;
  /** Reads the matches anew of which the database could not say what became of a write, or what others wrote. */
  renewUncertain(): Promise<void>;
  /** Connections to the match have come or gone, here or at another process. */
  readonly presenceChanged: (match: Match) => void;
  /** Tells other processes who is connected to the match here. */
  readonly tellPresence: (match: Match) => void;
  /** Called after the record was read anew, within a decision about the match. */
  onRenewal(renewal: (match: Match, before: MatchRecord) => Promise<void>): void;
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
    if (record !== null) {
      const match = createMatch(record, rules, now());
      match.elsewhere = storage.elsewhere(id);
      noteAway(match, now());
      return match;
    }
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
  const creators = createCreators(await storage.secret(), await storage.creators());
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
    if (match.watchers.size > 0) storage.present(match.record.id, []);
    for (const watcher of match.watchers) setImmediate(() => watcher.drop());
  };

  const tellPresence = (match: Match): void => {
    const { id } = match.record;
    // A match that was forgotten says nothing against one that was read again.
    if (!storage.isShared || matches.get(id) !== match) return;
    const here = [...match.watchers].map(({ keyHash, name, isSilent }) => ({ keyHash, name, isSilent }));
    storage.present(id, here);
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
  const current = async (id: string): Promise<Match | null> => matches.get(id) ?? reload(id);

  /** A match that is gone from the database: nothing can be done in it any more. */
  const lose = (match: Match): void => {
    const { id } = match.record;
    match.record = { ...match.record, status: 'over' };
    forget(match);
    creators.remove(id);
    announceGone(id);
  };

  /** Matches that others changed and that wait for being read again. */
  const toRenew = new Set<string>();
  /** Matches of which it is not known what the database has: a write failed, or a read of what others wrote. */
  const uncertain = new Set<string>();

  const renewals: ((match: Match, before: MatchRecord) => Promise<void>)[] = [];
  const adopt = async (match: Match, record: MatchRecord): Promise<void> => {
    const before = match.record;
    match.record = record;
    match.lastUsed = Math.max(match.lastUsed, record.usedAt);
    noteAway(match, now());
    if (record.status === 'over') creators.remove(record.id);
    if (record.status !== 'waiting' && record.rules !== rules && !match.setAside) {
      match.setAside = true;
      dropWatchers(match);
    }
    announce(match);
    for (const renewal of renewals) await renewal(match, before);
  };
  /** Reads the record anew, and whatever depends on it. */
  const renew = async (id: string): Promise<void> => {
    const match = matches.get(id);
    if (match === undefined) return;
    const stored = await storage.stored(id);
    uncertain.delete(id);
    if (stored === null) lose(match);
    else if (stored.record !== null) await adopt(match, stored.record);
  };

  const decisions = createDecisions();
  const inTurn: MatchRegistry['inTurn'] = ({ record: { id } }, decision) =>
    decisions.run(
      id,
      decision,
      () => renew(id),
      () => uncertain.has(id),
    );
  const isOld = (id: string): boolean => storage.isShared || uncertain.has(id);
  const decide: MatchRegistry['decide'] = (id, decision) =>
    decisions.run(
      id,
      async () => decision(await current(id)),
      () => renew(id),
      () => isOld(id),
    );

  const written = async (id: string, writes: readonly Write[]): Promise<void> => {
    try {
      await journal.write(...writes);
    } catch (error) {
      uncertain.add(id);
      throw error;
    }
  };

  const note: MatchRegistry['note'] = async (match, change, ...also) => {
    const record = { ...match.record, ...change, revision: match.record.revision + 1 };
    await written(record.id, [{ kind: 'record', record }, ...also]);
    match.record = record;
  };

  const change: MatchRegistry['change'] = async (match, changed, ...also) => {
    match.lastUsed = now();
    await note(match, { ...changed, updatedAt: Date.now(), usedAt: match.lastUsed }, ...also);
    // It may have been evicted since this request found it.
    if (!matches.has(match.record.id)) matches.set(match.record.id, match);
    if (match.record.status === 'over') creators.remove(match.record.id);
    announce(match);
  };

  const remove = async (id: string, match: Match | null): Promise<void> => {
    const asKnown: Write[] = match === null ? [] : [{ kind: 'unchanged', id, revision: match.record.revision }];
    await written(id, [...asKnown, { kind: 'wipe', id }]);
    if (match !== null) lose(match);
  };
  const reportWiped = (wiped: readonly Wiped[]): void => {
    for (const { why } of wiped) onWipe(why);
    if (wiped.length > 0) log.info({ matches: wiped }, 'matches were deleted');
  };

  return {
    matches,
    now,
    find: async (id) => (isOld(id) ? decide(id, async (match) => match) : current(id)),
    decide,
    inTurn,
    open: () => [...matches.values()].filter(({ record, setAside }) => record.status !== 'over' && !setAside).length,
    openFrom: creators.count,
    alone: (name, decision) =>
      decisions.run(
        name,
        decision,
        () => Promise.resolve(),
        () => false,
      ),
    async add(made, address, { change: other, also = [] } = {}) {
      const record = { ...made, creator: creators.of(address), usedAt: now() };
      const match = createMatch(record, rules, now());
      // Counted at once, so that the limits hold for requests that come while it is written.
      matches.set(record.id, match);
      creators.add(record.id, record.creator);
      const write: Write = { kind: 'record', record };
      try {
        await (other === undefined ? written(record.id, [write, ...also]) : change(...other, write, ...also));
      } catch (error) {
        matches.delete(record.id);
        creators.remove(record.id);
        throw error;
      }
      announce(match);
      return match;
    },
    change,
    note,
    visit(match) {
      match.lastUsed = now();
      if (match.record.visited) return;
      inTurn(match, async () => {
        if (!match.record.visited) await note(match, { visited: true });
      }).catch((error: unknown) =>
        log.error({ match: match.record.id, err: error }, 'a visit could not be written down'),
      );
    },
    async wipe(match, why) {
      await remove(match.record.id, match);
      reportWiped([{ id: match.record.id, why }]);
    },
    async clear(expired, isInUse) {
      const cleared = expired.map(({ id, why }) =>
        decisions.run(
          id,
          async () => {
            const match = matches.get(id) ?? null;
            if (match !== null && isInUse(match)) return [];
            await remove(id, match);
            return [{ id, why }];
          },
          () => renew(id),
          () => uncertain.has(id),
        ),
      );
      reportWiped((await Promise.all(cleared)).flat());
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
    async hear(id) {
      if (matches.has(id)) {
        if (toRenew.has(id)) return;
        toRenew.add(id);
        await decisions.run(
          id,
          async () => {
            // Forgotten only now, so that later writes are reported again.
            toRenew.delete(id);
            await renew(id);
          },
          () => Promise.resolve(),
          () => false,
        );
        return;
      }
      const stored = await storage.stored(id);
      if (stored === null || stored.status === 'over' || matches.has(id)) return;
      const match = matchOf(stored);
      matches.set(id, match);
      creators.add(id, match.record.creator);
      announce(match);
    },
    doubt: (id) => void uncertain.add(id),
    async renewUncertain() {
      for (const id of uncertain) {
        if (matches.has(id)) await decide(id, async () => undefined);
        else uncertain.delete(id);
      }
    },
    presenceChanged(match) {
      match.elsewhere = storage.elsewhere(match.record.id);
      noteAway(match, now());
      if (matches.get(match.record.id) === match) announce(match);
    },
    tellPresence,
    onRenewal: (renewal) => void renewals.push(renewal),
  };
};
