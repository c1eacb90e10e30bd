// The storage that boardgame.io's local master keeps its match in; calls back after every move.
import { Sync } from 'boardgame.io/internal';
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';

export interface LocalMatch {
  initialState: State;
  state: State;
  log: LogEntry[];
  metadata: Server.MatchData;
}

type OnMove = (state: State, entries: readonly LogEntry[]) => void;

export class MatchStorage extends Sync {
  #match: { readonly stored: LocalMatch; readonly onMove: OnMove } | null;

  constructor(stored: LocalMatch, onMove: OnMove) {
    super();
    this.#match = { stored, onMove };
  }

  override setState(_matchID: string, state: State, entries: LogEntry[] = []): void {
    if (this.#match === null) return;
    this.#match.stored.state = state;
    this.#match.stored.log.push(...entries);
    this.#match.onMove(state, entries);
  }

  override setMetadata(_matchID: string, metadata: Server.MatchData): void {
    if (this.#match !== null) this.#match.stored.metadata = metadata;
  }

  override fetch(): StorageAPI.FetchResult<{ state: true; log: true; metadata: true; initialState: true }> {
    if (this.#match === null) throw new Error('This match was closed.');
    const { stored } = this.#match;
    return { ...stored, log: stored.log.slice() };
  }

  /** boardgame.io keeps the last local match after it was closed, so the data of the match is released here. */
  override wipe(): void {
    this.#match = null;
  }
}
