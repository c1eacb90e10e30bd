// Rereads matches in memory that may be out of date: another process wrote, or a write failed without telling what the
// database has of it.
import type { Storage } from '../storage/storage.ts';
import type { Creators } from './creators.ts';
import { type Match, noteAway } from './match.ts';
import type { Memory } from './memory.ts';
import type { MatchRecord } from './record.ts';

interface Deps {
  readonly memory: Memory;
  readonly storage: Storage;
  readonly creators: Creators;
  readonly now: () => number;
  /** The version of the rules that are played here. */
  readonly rules: number;
  readonly announce: (match: Match) => void;
  readonly announceGone: (id: string) => void;
}

type Listener = (match: Match, before: MatchRecord) => Promise<void>;

export interface Rereading {
  /** Within a decision: reads the record, and whatever depends on it, from the database again. */
  readonly reread: (id: string) => Promise<void>;
  /** Marks the match in memory as possibly out of date. */
  readonly markUncertain: (id: string) => void;
  readonly isUncertain: (id: string) => boolean;
  /** The matches that may be out of date. */
  readonly uncertain: () => readonly string[];
  /** The match was deleted from the database: nothing can be done in it any more. */
  readonly dropDeleted: (match: Match) => void;
  /** Called after the record was reread, within a decision about the match. */
  readonly onReread: (listener: Listener) => void;
}

export const createRereading = ({ memory, storage, creators, now, rules, announce, announceGone }: Deps): Rereading => {
  const uncertain = new Set<string>();
  const listeners: Listener[] = [];

  const dropDeleted = (match: Match): void => {
    const { id } = match.record;
    match.record = { ...match.record, status: 'over' };
    memory.forget(match);
    creators.remove(id);
    announceGone(id);
  };

  const adopt = async (match: Match, record: MatchRecord): Promise<void> => {
    const before = match.record;
    match.record = record;
    match.lastUsed = Math.max(match.lastUsed, record.usedAt);
    noteAway(match, now());
    if (record.status === 'over') creators.remove(record.id);
    if (record.status !== 'waiting' && record.rules !== rules && !match.setAside) memory.setAside(match);
    announce(match);
    for (const listener of listeners) await listener(match, before);
  };

  return {
    async reread(id) {
      const match = memory.matches.get(id);
      if (match === undefined) return;
      const stored = await storage.stored(id);
      uncertain.delete(id);
      if (stored === null) dropDeleted(match);
      else if (stored.record !== null) await adopt(match, stored.record);
    },
    markUncertain: (id) => void uncertain.add(id),
    isUncertain: (id) => uncertain.has(id),
    uncertain() {
      for (const id of uncertain) if (!memory.matches.has(id)) uncertain.delete(id);
      return [...uncertain];
    },
    dropDeleted,
    onReread: (listener) => void listeners.push(listener),
  };
};
