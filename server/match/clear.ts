// Deletes old matches in small batches, so that running games do not wait: unvisited, never begun, abandoned and finished
// ones. Ages are measured by the server's time (serverTime.ts).
import type { Config } from '../config.ts';
import type { Expired, Storage } from '../storage/storage.ts';
import { isWatched, type Match } from './match.ts';
import type { MatchRegistry } from './registry.ts';

const AT_A_TIME = 50;
const EVERY_MS = 60_000;

interface Deps {
  readonly config: Config;
  readonly registry: MatchRegistry;
  readonly storage: Storage;
}

/** The returned function is to be called every second or so; it clears at most one batch each time. */
export const createClearing = ({ config, registry, storage }: Deps): (() => Promise<void>) => {
  const isInUse = (match: Match): boolean =>
    isWatched(match) || match.game !== null || registry.now() - match.lastUsed <= config.idleMs;

  let next = 0;
  return async () => {
    const now = registry.now();
    if (now < next) return;
    next = now + Math.min(EVERY_MS, config.idleMs);
    const expiry = {
      unvisited: now - config.unvisitedMs,
      waiting: now - config.waitingMs,
      abandoned: now - config.abandonedMs,
      finished: now - config.finishedMs,
    };
    // As many more as may be in use, which are left out of the batch.
    const expired = await storage.expired(expiry, AT_A_TIME + registry.matches.size);
    const isUnused = ({ id }: Expired): boolean => {
      const match = registry.matches.get(id);
      return match === undefined || !isInUse(match);
    };
    const batch = expired.filter(isUnused).slice(0, AT_A_TIME);
    await registry.clear(batch, isInUse);
    if (batch.length === AT_A_TIME) next = now;
  };
};
