// Every match the house knows: found, made, changed on disk first and then announced, forgotten again.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Journal } from '../storage/journal.ts';
import type { Storage, Write } from '../storage/storage.ts';
import { diff } from '../transport/diff.ts';
import type { MatchInfo } from '../wire.ts';
import { infoOf } from './info.ts';
import { createMatch, type Match } from './match.ts';
import type { MatchRecord } from './record.ts';

export interface House {
  /** Matches that are not over, and finished ones that somebody looks at. */
  readonly matches: ReadonlyMap<string, Match>;
  find(id: string): Promise<Match | null>;
  /** How many matches are waiting or being played. */
  open(): number;
  add(record: MatchRecord): Promise<Match>;
  /** Takes effect at once, so that nothing can come between; resolves, and is announced, when it is on disk. */
  change(match: Match, change: Partial<MatchRecord>, ...also: readonly Write[]): Promise<void>;
  wipe(match: Match): Promise<void>;
  /** Drops the match from memory; the next who asks reads it from disk. */
  forget(match: Match): void;
  info(match: Match): MatchInfo;
  /** Tells watchers and lobby what has changed since they were told last, and says what they know now. */
  announce(match: Match): MatchInfo;
  /** The lobby's ear: null when a match is gone. */
  onChange(listener: (id: string, match: Match | null) => void): void;
}

interface Deps {
  readonly config: Config;
  readonly storage: Storage;
  readonly journal: Journal;
  /** The version of the rules that are played here. */
  readonly rules: number;
  readonly log: Logger;
}

export const openHouse = async ({ config, storage, journal, rules, log }: Deps): Promise<House> => {
  const now = Date.now();
  const matches = new Map((await storage.openRecords()).map((record) => [record.id, createMatch(record, rules, now)]));
  const setAside = [...matches.values()].filter((match) => match.setAside).map(({ record }) => record.id);
  if (setAside.length > 0) log.warn({ rules, matches: setAside }, 'matches begun with other rules are set aside');
  const announced = new WeakMap<Match, MatchInfo>();
  const listeners: ((id: string, match: Match | null) => void)[] = [];
  const info = (match: Match): MatchInfo => infoOf(match, config, Date.now());

  const announce = (match: Match): MatchInfo => {
    const before = announced.get(match);
    const after = info(match);
    const patch = diff(before, after);
    if (before !== undefined && patch === null) return before;
    announced.set(match, after);
    for (const watcher of match.watchers) if (patch !== null) watcher.tell('match', patch);
    for (const listener of listeners) listener(match.record.id, match);
    return after;
  };

  const forget = (match: Match): void => {
    if (matches.get(match.record.id) === match) matches.delete(match.record.id);
    for (const watcher of match.watchers) watcher.drop();
    match.table = null;
  };

  const written = async (match: Match, writes: readonly Write[]): Promise<void> => {
    try {
      await journal.write(...writes);
    } catch (error) {
      // Memory is ahead of a disk that refused: what is on disk is the truth.
      forget(match);
      if (match.record.status !== 'over') await reload(match.record.id);
      throw error;
    }
  };

  const reload = async (id: string): Promise<Match | null> => {
    const record = await storage.record(id);
    if (record === null) return null;
    const known = matches.get(id);
    if (known !== undefined) return known;
    const match = createMatch(record, rules, Date.now());
    matches.set(id, match);
    return match;
  };

  return {
    matches,
    find: async (id) => matches.get(id) ?? reload(id),
    open: () => [...matches.values()].filter(({ record, setAside }) => record.status !== 'over' && !setAside).length,
    async add(record) {
      const match = createMatch(record, rules, Date.now());
      matches.set(record.id, match);
      await written(match, [{ kind: 'record', record }]);
      announce(match);
      return match;
    },
    async change(match, change, ...also) {
      const record = { ...match.record, ...change, updatedAt: Date.now() };
      match.record = record;
      match.lastUsed = Date.now();
      await written(match, [{ kind: 'record', record }, ...also]);
      match.stored = record;
      announce(match);
    },
    async wipe(match) {
      // Nobody joins what is being cleared away.
      match.record = { ...match.record, status: 'over' };
      await written(match, [{ kind: 'wipe', id: match.record.id }]);
      forget(match);
      for (const listener of listeners) listener(match.record.id, null);
    },
    forget,
    info,
    announce,
    onChange: (listener) => void listeners.push(listener),
  };
};
