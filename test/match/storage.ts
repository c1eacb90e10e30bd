// The smallest store that boardgame.io's master can work with.
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { createRequire } from 'node:module';

const { Sync } = createRequire(import.meta.url)('boardgame.io/internal') as typeof import('boardgame.io/internal');

export class Storage extends Sync {
  readonly #states = new Map<string, State>();
  readonly #initialStates = new Map<string, State>();
  readonly #metadata = new Map<string, Server.MatchData>();
  readonly #logs = new Map<string, LogEntry[]>();

  override connect(): void {
    this.#states.clear();
  }
  override createMatch(matchID: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): void {
    this.#initialStates.set(matchID, initialState);
    this.#states.set(matchID, initialState);
    this.#metadata.set(matchID, metadata);
  }
  override setState(matchID: string, state: State, deltalog: LogEntry[] = []): void {
    this.#states.set(matchID, state);
    this.#logs.set(matchID, [...(this.#logs.get(matchID) ?? []), ...deltalog]);
  }
  override setMetadata(matchID: string, metadata: Server.MatchData): void {
    this.#metadata.set(matchID, metadata);
  }
  override fetch<O extends StorageAPI.FetchOpts>(matchID: string, _opts: O): StorageAPI.FetchResult<O> {
    return {
      state: this.#states.get(matchID),
      initialState: this.#initialStates.get(matchID),
      metadata: this.#metadata.get(matchID),
      log: this.#logs.get(matchID) ?? [],
    } as StorageAPI.FetchResult<O>;
  }
  override wipe(matchID: string): void {
    this.#states.delete(matchID);
  }
  override listMatches(): string[] {
    return [...this.#states.keys()];
  }
}
