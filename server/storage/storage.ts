// What the server asks of a database; every adapter passes test/server/storage.test.ts.
//
// boardgame.io's own storage interface overwrites whole states and knows no transactions. This one only appends:
// a move is one small row, written together with whatever else it changed, and a state is a snapshot now and then
// plus the moves since, replayed through boardgame.io's reducer. So a move costs one short write and none is half stored.
import type { Entry, MatchRecord } from '../match/record.ts';
import type { ChatLine } from '../wire.ts';

export type Write =
  | { readonly kind: 'record'; readonly record: MatchRecord }
  | { readonly kind: 'entry'; readonly id: string; readonly entry: Entry }
  /** The state after `n` moves. The first (n = 0) and the latest are kept. */
  | { readonly kind: 'snapshot'; readonly id: string; readonly n: number; readonly state: unknown }
  | { readonly kind: 'line'; readonly id: string; readonly line: ChatLine }
  | { readonly kind: 'wipe'; readonly id: string };

export interface SavedGame {
  readonly state: unknown;
  /** The moves made since that state, in order. */
  readonly entries: readonly Entry[];
}

export interface FinishedQuery {
  /** Only matches that ended before this instant: the previous page's last `updatedAt`. */
  readonly before: number;
  readonly limit: number;
}

export interface Storage {
  /** All or nothing, in order. Rejects an entry that is not the next of its match. */
  write(writes: readonly Write[]): Promise<void>;
  record(id: string): Promise<MatchRecord | null>;
  /** Every match that is not over. */
  openRecords(): Promise<readonly MatchRecord[]>;
  /** Public finished matches, the latest first. */
  finished(query: FinishedQuery): Promise<readonly MatchRecord[]>;
  finishedBefore(time: number): Promise<readonly string[]>;
  beginning(id: string): Promise<unknown>;
  game(id: string): Promise<SavedGame | null>;
  /** Entries with `from` ≤ n < `to`, in order. */
  entries(id: string, from: number, to: number): Promise<readonly Entry[]>;
  /** The latest lines, oldest first. */
  lines(id: string, limit: number): Promise<readonly ChatLine[]>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
