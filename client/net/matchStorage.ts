// The storage that boardgame.io's local master keeps its match in; calls back whenever the match has changed.
import { Sync } from 'boardgame.io/internal';
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';

export interface Kept {
  initialState: State;
  state: State;
  log: LogEntry[];
  metadata: Server.MatchData;
}

type OnMove = (state: State, entries: readonly LogEntry[]) => void;

export class MatchStorage extends Sync {
  #match: { readonly kept: Kept; readonly onMove: OnMove } | null;

  constructor(kept: Kept, onMove: OnMove) {
    super();
    this.#match = { kept, onMove };
  }

  override setState(_matchID: string, state: State, entries: LogEntry[] = []): void {
    if (this.#match === null) return;
    this.#match.kept.state = state;
    this.#match.kept.log.push(...entries);
    this.#match.onMove(state, entries);
  }

  override setMetadata(_matchID: string, metadata: Server.MatchData): void {
    if (this.#match !== null) this.#match.kept.metadata = metadata;
  }

  override fetch(): StorageAPI.FetchResult<{ state: true; log: true; metadata: true; initialState: true }> {
    if (this.#match === null) throw new Error('This match was closed.');
    const { kept } = this.#match;
    return { ...kept, log: kept.log.slice() };
  }

  /** boardgame.io never releases a local match, so its data is released here. */
  override wipe(): void {
    this.#match = null;
  }
}
