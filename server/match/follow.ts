// Follows other processes: brings matches and games here up to date with what they wrote, and tells those who watch.
import type { Logger } from 'pino';
import type { Change, Storage } from '../storage/storage.ts';
import { tellLine } from './chatLines.ts';
import type { RunningGames } from './games.ts';
import type { Leader } from './leader.ts';
import type { Match } from './match.ts';
import type { MatchRegistry } from './registry.ts';

interface Deps {
  readonly storage: Storage;
  readonly registry: MatchRegistry;
  readonly games: RunningGames;
  readonly leader: Leader;
  /** Sends a sync to everybody who watches. */
  readonly syncAll: (match: Match) => Promise<void>;
  readonly log: Logger;
}

export const followOthers = ({ storage, registry, games, leader, syncAll, log }: Deps): void => {
  /**
   * Makes the moves here; a game that nobody needs here is dropped instead, and read from the database when somebody needs
   * it.
   */
  const catchUp = async (match: Match, entries: Change['entries']): Promise<void> => {
    if (match.watchers.size === 0 && !leader.playsBotsOf(match)) games.drop(match);
    if (match.game !== null || match.loading !== null)
      await registry.inTurn(match, () => games.catchUp(match, entries));
  };

  registry.onReread(async (match, before) => {
    await games.catchUp(match);
    const hasBegun = before.status === 'waiting' && match.record.status === 'playing';
    if (hasBegun && match.watchers.size > 0) await syncAll(match);
  });

  const follow = async ({ match: id, what, lines, entries }: Change): Promise<void> => {
    if (what.includes('record') || what.includes('wipe')) await registry.recordChangedElsewhere(id);
    const match = registry.matches.get(id);
    if (match === undefined) return;
    if (what.includes('entry')) await catchUp(match, entries);
    for (const line of lines) tellLine(match, line);
    if (what.includes('presence')) registry.updatePresence(match);
    leader.wakeBots(match);
  };

  storage.follow((changes) => {
    for (const change of changes)
      follow(change).catch((error: unknown) => {
        registry.markUncertain(change.match);
        log.error({ match: change.match, err: error }, 'a change could not be followed');
      });
  });
};
