// Our matches behind boardgame.io's storage interface. It returns only public information, never a game's state, a key or a
// secret. Lobby and running games write through our own storage, so the writing methods here refuse.
import { createRequire } from 'node:module';
import type { StorageAPI } from 'boardgame.io';
import type { MatchRegistry } from '../match/registry.ts';

const require = createRequire(import.meta.url);
const { Async } = require('boardgame.io/internal') as typeof import('boardgame.io/internal');

const refuse = async (): Promise<never> => {
  throw new Error("boardgame.io's own handlers write nothing here");
};

class Db extends Async {
  readonly #registry: MatchRegistry;
  constructor(registry: MatchRegistry) {
    super();
    this.#registry = registry;
  }
  connect(): void {
    // The storage is open before the server is made.
  }
  async fetch<O extends StorageAPI.FetchOpts>(matchID: string, { metadata }: O): Promise<StorageAPI.FetchResult<O>> {
    const match = metadata === true ? await this.#registry.find(matchID) : null;
    return (match === null ? {} : { metadata: this.#registry.info(match) }) as unknown as StorageAPI.FetchResult<O>;
  }
  override listMatches = async (): Promise<string[]> =>
    [...this.#registry.matches.values()].filter(({ record }) => record.public).map(({ record }) => record.id);
  override createMatch = refuse;
  setState = refuse;
  setMetadata = refuse;
  wipe = refuse;
}

export const createDb = (registry: MatchRegistry): StorageAPI.Async => new Db(registry);
