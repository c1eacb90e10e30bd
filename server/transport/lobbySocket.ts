// The lobby's socket: says that the list of public matches has changed, once a second at most. Pages then ask for their part.
import { Refused } from '../http/errors.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Match } from '../match/match.ts';
import type { MatchInfo } from '../wire/match.ts';
import { type AnySocket, type Io, type Next, requireOurProtocol } from './sockets.ts';

const PAUSE_MS = 1000;

/**
 * The part of a match whose changes are told. The number of spectators, which the list shows as well, is no part of
 * it, and neither are deadlines.
 */
const toldPartOf = ({ status, setupData, host, players, round, offersBots }: MatchInfo): string =>
  JSON.stringify([
    status,
    setupData,
    host,
    round,
    players.map(({ name, isConnected, data }) => [name, isConnected, data?.bot, data?.ready]),
    offersBots,
  ]);

/** Calls `act` now, or at the end of the pause after the last call. */
const atMostEvery = (pauseMs: number, act: () => void): (() => void) => {
  let last = -Infinity;
  let later: NodeJS.Timeout | null = null;
  const actNow = (): void => {
    later = null;
    last = performance.now();
    act();
  };
  return () => {
    const leftMs = last + pauseMs - performance.now();
    if (leftMs <= 0 && later === null) actNow();
    else later ??= setTimeout(actNow, leftMs).unref();
  };
};

/** Allows one subscription for each connection: entering again requires a new connection. */
const onlyOnce = () => {
  const entered = new WeakSet<object>();
  return ({ conn }: AnySocket, next: Next): void => {
    if (entered.has(conn)) return next(new Refused('tooFast'));
    entered.add(conn);
    next();
  };
};

export const serveLobby = (io: Io, { registry }: Lobby): void => {
  const namespace = io.of('/lobby');
  const listed = new Map<string, string>();
  const tellAll = atMostEvery(PAUSE_MS, () => namespace.emit('changed'));

  /** Returns true when a change has to be told. */
  const update = (id: string, match: Match | null): boolean => {
    if (match === null || !match.record.public || match.record.status === 'over' || match.setAside)
      return listed.delete(id);
    const told = toldPartOf(registry.info(match));
    if (listed.get(id) === told) return false;
    listed.set(id, told);
    return true;
  };

  for (const [id, match] of registry.matches) update(id, match);
  registry.onChange((id, match) => {
    if (update(id, match)) tellAll();
  });
  namespace.use(requireOurProtocol);
  namespace.use(onlyOnce());
};
