// When the registry is full, the match that was used longest ago and that nobody watches is put to sleep: it stays on disk
// as it is, does not count, and comes back when somebody opens it.
import type { MatchRegistry } from './registry.ts';
import type { Match } from './match.ts';
import type { RunningGames } from './games.ts';

const isEvictable = ({ record, setAside, watchers, loading, game }: Match): boolean =>
  record.status !== 'over' &&
  !setAside &&
  watchers.size === 0 &&
  loading === null &&
  (game === null || game.thinking.size === 0);

/** True when one match fewer is open. */
export const evictOne = async (registry: MatchRegistry, games: RunningGames): Promise<boolean> => {
  const oldestFirst = [...registry.matches.values()].filter(isEvictable).sort((a, b) => a.lastUsed - b.lastUsed);
  for (const match of oldestFirst) {
    const { lastUsed } = match;
    await games.unload(match);
    // Somebody may have come while its state was written.
    if (match.lastUsed !== lastUsed || match.game !== null || !isEvictable(match)) continue;
    registry.evict(match);
    return true;
  }
  return false;
};
