// Says whether this process leads, and if it does, plays the bots of watched matches, whose games it keeps in memory.
import type { Logger } from 'pino';
import type { Storage } from '../storage/storage.ts';
import type { RunningGames } from './games.ts';
import { botAt, isWatched, type Match } from './match.ts';
import type { MatchRegistry } from './registry.ts';

interface Deps {
  readonly storage: Storage;
  readonly registry: MatchRegistry;
  readonly games: RunningGames;
  readonly log: Logger;
}

export interface Leader {
  readonly leads: () => boolean;
  /** Has the match's bots play, if they play here; called when another process changed the match or its watchers. */
  readonly wakeBots: (match: Match) => void;
  /** True when this process plays the match's bots. */
  readonly playsBotsOf: (match: Match) => boolean;
}

const hasBots = ({ record }: Match): boolean => record.seats.some((_seat, at) => botAt(record, at) !== null);

export const createLeader = ({ storage, registry, games, log }: Deps): Leader => {
  let leading = false;
  const playsBotsOf = (match: Match): boolean =>
    leading && !match.setAside && match.record.status === 'playing' && hasBots(match) && isWatched(match);
  const wakeBots = (match: Match): void => {
    if (!playsBotsOf(match)) return;
    games
      .askBots(match)
      .catch((error: unknown) => log.error({ match: match.record.id, err: error }, 'bots could not be asked'));
  };
  storage.lead((leads) => {
    leading = leads;
    if (storage.isShared) log.info(leads ? 'this process leads' : 'this process no longer leads');
    if (leads) registry.matches.forEach(wakeBots);
  });
  return { leads: () => leading, wakeBots, playsBotsOf };
};
