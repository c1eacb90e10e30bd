// The interface of a storage adapter; test/server/storage.test.ts checks every adapter against it.
//
// boardgame.io's own storage interface overwrites whole states and knows no transactions. This one appends moves: each
// is one small row, written together with whatever else it changed, and a state is a snapshot now and then plus the
// moves since, replayed through boardgame.io's reducer. So a move costs one short write and none is half stored.
//
// Several processes may use one database where `isShared` is true. The database decides who comes first: the second
// gets a Conflict, reads again and decides again. Each process is told what the others wrote (`follow`), who is
// connected to them (`presentElsewhere`), and whether it leads (`lead`).
import type { MoveEntry, MatchRecord, StoredLine } from '../match/record.ts';
import type { Status } from '../wire/constants.ts';

export type Write =
  /** Its `revision` is the stored one plus 1; a new match's is 0. */
  | { readonly kind: 'record'; readonly record: MatchRecord }
  | { readonly kind: 'entry'; readonly id: string; readonly entry: MoveEntry }
  /** The state after `n` moves. The first (n = 0) and the latest are kept. */
  | { readonly kind: 'snapshot'; readonly id: string; readonly n: number; readonly state: unknown }
  | { readonly kind: 'line'; readonly id: string; readonly line: StoredLine }
  | { readonly kind: 'wipe'; readonly id: string }
  /** Writes nothing. A Conflict if the record has another revision by now than when the batch was decided. */
  | { readonly kind: 'unchanged'; readonly id: string; readonly revision: number }
  /** Stores `id` as the newest match under `name`; a Conflict when `before` is not the newest any more. */
  | { readonly kind: 'newest'; readonly name: string; readonly id: string; readonly before: string | null }
  /** The server's time, from which the next start continues. */
  | { readonly kind: 'time'; readonly time: number };

/** The database cannot be read, or cannot be written: a folder that is gone, a full disk. */
export class StorageFault extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Another process was first: a record has changed, a move is not the next one, or another match is the newest. */
export class Conflict extends Error {
  /** The match's id; for the newest match, the name under which it is stored. */
  readonly about: string;
  constructor(about: string, what: string) {
    super(`another process was first with ${what} of ${about}`);
    this.about = about;
  }
}

/** A row of one match cannot be parsed. */
export class Unreadable extends Error {
  readonly match: string;
  constructor(match: string, message: string) {
    super(message);
    this.match = match;
  }
}

/** A record as it is on disk: `record` is null when it cannot be read. */
export interface StoredMatch {
  readonly id: string;
  readonly status: Status;
  readonly public: boolean;
  /** The record's `updatedAt`, by the machine's clock. */
  readonly updatedAt: number;
  readonly record: MatchRecord | null;
}

/** For each reason to delete a match: the latest server time (match/serverTime.ts) of its last use. */
export interface Expiry {
  readonly unvisited: number;
  readonly waiting: number;
  readonly abandoned: number;
  readonly finished: number;
}

export interface Expired {
  readonly id: string;
  readonly why: keyof Expiry;
}

export interface SavedGame {
  readonly state: unknown;
  /** The moves made since that state, in order. */
  readonly entries: readonly MoveEntry[];
}

/** The position of a match among the finished ones, which are ordered by `updatedAt` and then by id. */
export interface MatchEnd {
  readonly id: string;
  readonly updatedAt: number;
}

export interface FinishedQuery {
  /** Only matches before this position in time; for a further page, that of the previous page's last match. */
  readonly before: MatchEnd;
  readonly limit: number;
}

/** Changes of one match by other processes since the last report. */
export interface Change {
  readonly match: string;
  /** `presence`: who is connected to it elsewhere. */
  readonly what: readonly ('record' | 'entry' | 'line' | 'wipe' | 'presence')[];
  /** The lines that were said, oldest first; none of those that were missed in a long outage. */
  readonly lines: readonly StoredLine[];
  /** The moves that were made, oldest first; null when they have to be read. */
  readonly entries: readonly MoveEntry[] | null;
}

/** A rate limit for one name. */
export interface Allowance {
  readonly times: number;
  readonly seconds: number;
}

export interface Creation {
  readonly id: string;
  readonly creator: string;
}

/** One connection to a match. */
export interface Present {
  /** The hash of the seat's key; null for a spectator. */
  readonly keyHash: string | null;
  /** The name of a spectator who has given one. */
  readonly name: string | null;
  readonly isSilent: boolean;
}

/** Reads of one match's game, moves or chat reject with Unreadable when its rows cannot be parsed. */
export interface Storage {
  /** Other processes may use the database, too: what was read may have changed since. */
  readonly isShared: boolean;
  /**
   * All or nothing, in order. Rejects with a Conflict when a record or an entry is not the next of its match, or
   * `unchanged` or `newest` does not hold any more, and with a StorageFault when nothing can be written.
   */
  write(writes: readonly Write[]): Promise<void>;
  stored(id: string): Promise<StoredMatch | null>;
  /** Matches that are not over, the latest used first. */
  openMatches(limit: number): Promise<readonly StoredMatch[]>;
  /** Public finished matches, the latest first. */
  finished(query: FinishedQuery): Promise<readonly StoredMatch[]>;
  /** The known creators of the matches that are not over. */
  creators(): Promise<readonly Creation[]>;
  expired(expiry: Expiry, limit: number): Promise<readonly Expired[]>;
  /**
   * The server's time as it was written last, plus what has passed since then if another process runs; null in a new
   * database.
   */
  time(): Promise<number | null>;
  /** The game's state before the first move; null when there is none. */
  firstState(id: string): Promise<unknown>;
  game(id: string): Promise<SavedGame | null>;
  /** Entries with `from` ≤ n < `to`, in order. */
  entries(id: string, from: number, to: number): Promise<readonly MoveEntry[]>;
  /** The id that was stored last as the newest match under this name; null when none was. */
  newest(name: string): Promise<string | null>;
  /** The latest lines, oldest first. */
  lines(id: string, limit: number): Promise<readonly StoredLine[]>;
  /** Reports what other processes write from now on, in order; what was missed in an outage is reported after it. */
  follow(listener: (changes: readonly Change[]) => void): void;
  /** Reports when this process begins to lead and when it no longer does. At most one process leads at a time. */
  lead(listener: (leads: boolean) => void): void;
  /**
   * Tells the other processes who is connected to the match here, instead of what was told before. Never fails: it is
   * told as soon as the database can be written. It lapses some seconds after this process has died.
   */
  reportPresence(id: string, here: readonly Present[]): void;
  /** The connections to the match at other processes, as far as this one knows. */
  presentElsewhere(id: string): readonly Present[];
  /** A secret of this installation, made with its database. */
  secret(): Promise<string>;
  /**
   * Counts one use of the name's allowance, which all processes share. Resolves with 0 when it was allowed, or else with the
   * milliseconds until the next is; never rejects: without a database each process goes by its own count.
   */
  spend(limit: string, name: string, allowed: Allowance): Promise<number>;
  /** Tries to write; rejects with a StorageFault when moves cannot be kept now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
