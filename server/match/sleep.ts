// When the house is full, the match that was used longest ago and that nobody watches is put to sleep: it stays on disk
// as it is, does not count, and comes back when somebody opens it.
import type { House } from './house.ts';
import type { Match } from './match.ts';
import type { Tables } from './tables.ts';

const canSleep = ({ record, setAside, watchers, loading, table }: Match): boolean =>
  record.status !== 'over' &&
  !setAside &&
  watchers.size === 0 &&
  loading === null &&
  (table === null || table.thinking.size === 0);

/** True when one match fewer is open. */
export const putOneToSleep = async (house: House, tables: Tables): Promise<boolean> => {
  const oldestFirst = [...house.matches.values()].filter(canSleep).sort((a, b) => a.lastUsed - b.lastUsed);
  for (const match of oldestFirst) {
    const { lastUsed } = match;
    await tables.rest(match);
    // Somebody may have come while its state was written.
    if (match.lastUsed !== lastUsed || match.table !== null || !canSleep(match)) continue;
    house.sleep(match);
    return true;
  }
  return false;
};
