// The registry of matches, as the rest of the server knows it: finds, adds, changes, evicts and deletes them.
import type { Expired, Unreadable, Write } from '../storage/storage.ts';
import type { MatchInfo } from '../wire/match.ts';
import type { Match, Watcher } from './match.ts';
import type { MatchRecord } from './record.ts';

export interface Wiped {
  readonly id: string;
  /** `left`: its last person left before it began. */
  readonly why: Expired['why'] | 'left';
}

/** Writes that are stored together with a new match, in one transaction. */
interface AddOptions {
  /** The change of another match: `add` is called within a decision about that one. */
  readonly changeOfOther?: { readonly match: Match; readonly change: Partial<MatchRecord> };
  readonly also?: readonly Write[];
}

export interface MatchRegistry {
  /**
   * Matches in memory: those that are not over, except evicted ones and those that were too many to be read at the
   * start; and finished ones in use.
   */
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
  /** The same with the match in memory, which is reread only if it was marked uncertain, or after a Conflict. */
  inTurn<T>(match: Match, decision: () => Promise<T>): Promise<T>;
  /** Number of matches in memory that are neither over nor set aside. */
  countOpen(): number;
  /** Number of matches that are not over and were made from this address, evicted or not. */
  countOpenFrom(address: string): number;
  /** Runs decisions with the same name one after another; one that ends in a Conflict is made again. */
  oneAtATime<T>(name: string, decision: () => Promise<T>): Promise<T>;
  add(record: MatchRecord, address: string, options?: AddOptions): Promise<Match>;
  /** Within a decision: takes effect, and is announced, when it is on disk. */
  change(match: Match, change: Partial<MatchRecord>, ...also: readonly Write[]): Promise<void>;
  /** The same, but it is not announced and does not count as a use of the match. */
  changeQuietly(match: Match, change: Partial<MatchRecord>, ...also: readonly Write[]): Promise<void>;
  /** Notes that somebody has opened the match. */
  visit(match: Match): void;
  /** Within a decision: deletes the match from memory and from disk. */
  wipe(match: Match, why: Wiped['why']): Promise<void>;
  /** Deletes those of the matches that are not in use when their turn comes; logs and counts the deleted ones. */
  clear(expired: readonly Expired[], isInUse: (match: Match) => boolean): Promise<void>;
  /** Drops the match from memory and closes its watchers' connections; the next find reads it from disk. */
  forget(match: Match): void;
  /** False for a match that was forgotten, even if it was read again since. */
  isKnown(match: Match): boolean;
  /** Forgets a match that nobody watches and takes it off the lobby's list until somebody opens it. */
  evict(match: Match): void;
  /** Logs, once for each match, that what is on disk of it cannot be read. */
  readonly reportUnreadable: (match: string, why: string) => void;
  /** Closes a match that cannot be read: it stays on disk as it is. */
  setAside(fault: Unreadable): void;
  info(match: Match): MatchInfo;
  /** The whole info for a watcher, who gets patches to it from then on. */
  readonly fullInfo: (match: Match, watcher: Watcher) => MatchInfo;
  /** Sends changes of the info to watchers and lobby: at once, or when the shortest interval has passed. */
  readonly announce: (match: Match) => void;
  /**
   * Another process has changed or deleted the match: brings it up to date or drops it if it is in memory, and
   * otherwise reads it into memory unless it is over.
   */
  recordChangedElsewhere(id: string): Promise<void>;
  /** Marks the match as possibly out of date: it is reread before the next decision about it. */
  markUncertain(id: string): void;
  /** Rereads the matches that are marked as possibly out of date. */
  rereadUncertain(): Promise<void>;
  /** Notes who is away, and announces it, after connections to the match changed here or at another process. */
  readonly updatePresence: (match: Match) => void;
  /** Tells other processes who is connected to the match here. */
  readonly sharePresence: (match: Match) => void;
  /** Called after the record was reread, within a decision about the match. */
  onReread(listener: (match: Match, before: MatchRecord) => Promise<void>): void;
  /** The listener is called with each match that has changed, and with null for one that is gone from the lobby's list. */
  onChange(listener: (id: string, match: Match | null) => void): void;
}
