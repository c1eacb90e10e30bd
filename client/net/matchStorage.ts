// Where boardgame.io keeps the one match of a local game, and what it is told whenever the match moves on.
import { Sync } from 'boardgame.io/internal';
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';

export interface Kept {
  initialState: State;
  state: State;
  log: LogEntry[];
  metadata: Server.MatchData;
}

export class MatchStorage extends Sync {
  private readonly kept: Kept;
  private readonly onMove: (state: State, entries: readonly LogEntry[]) => void;

  constructor(kept: Kept, onMove: (state: State, entries: readonly LogEntry[]) => void) {
    super();
    this.kept = kept;
    this.onMove = onMove;
  }

  override setState(_matchID: string, state: State, entries: LogEntry[] = []): void {
    this.kept.state = state;
    this.kept.log.push(...entries);
    this.onMove(state, entries);
  }

  override setMetadata(_matchID: string, metadata: Server.MatchData): void {
    this.kept.metadata = metadata;
  }

  override fetch(): StorageAPI.FetchResult<{ state: true; log: true; metadata: true; initialState: true }> {
    return { ...this.kept, log: this.kept.log.slice() };
  }

  override wipe(): void {
    this.kept.log = [];
  }
}
