// Evicts a match from memory when there are too many: the least recently used one that nobody watches. It stays on
// disk and in its address's count of open matches, but not in the server's; it is loaded when somebody opens it.
import type { MatchRegistry } from './registry.ts';
import { isWatched, type Match } from './match.ts';
import type { RunningGames } from './games.ts';

const isEvictable = (match: Match): boolean =>
  match.record.status !== 'over' &&
  !match.setAside &&
  !isWatched(match) &&
  match.loading === null &&
  (match.game === null || match.game.thinking.size === 0);

/** Resolves with true when a match was evicted. */
export const evictOne = async (registry: MatchRegistry, games: RunningGames): Promise<boolean> => {
  const oldestFirst = [...registry.matches.values()].filter(isEvictable).sort((a, b) => a.lastUsed - b.lastUsed);
  for (const match of oldestFirst) {
    const { lastUsed } = match;
    await games.unload(match);
    // While its snapshot was written, a watcher may have connected, or another call may have evicted it.
    const isUnused = match.lastUsed === lastUsed && match.game === null && isEvictable(match);
    if (!isUnused || !registry.isKnown(match)) continue;
    registry.evict(match);
    return true;
  }
  return false;
};
