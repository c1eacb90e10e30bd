// Authenticates a table socket before any of its events is handled.
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import { cleanName } from '../lobby/names.ts';
import { HandshakeData } from '../lobby/schemas.ts';
import { mayEnter, seatWithKey } from '../match/access.ts';
import type { MatchRegistry } from '../match/registry.ts';
import { type Match, spectatorsOf, type Watcher } from '../match/match.ts';
import type { Metrics } from '../metrics.ts';
import type { RefusalCode } from '../wire/refusals.ts';
import { addressOfSocket, type AnySocket, ConnectionRefused } from './sockets.ts';

/** The data of an admitted connection. */
export interface Guest {
  readonly match: Match;
  readonly watcher: Watcher;
  readonly address: string;
}

/** Seats may have any number of connections; those of spectators are limited by MAX_SPECTATORS. */
export const hasRoom = (match: Match, { keyHash }: Pick<Watcher, 'keyHash'>, { maxSpectators }: Config): boolean =>
  keyHash !== null || spectatorsOf(match) < maxSpectators;

const FORGOTTEN = Object.freeze({});

interface Deps {
  readonly config: Config;
  readonly registry: MatchRegistry;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
}

export const admitSockets = ({ config, registry, limits, metrics, log }: Deps) => {
  const admit = async (socket: AnySocket): Promise<Guest> => {
    const address = addressOfSocket(socket);
    // Only failed attempts are rate-limited: after a restart everyone reconnects at once.
    const turnAway = (code: RefusalCode) => new ConnectionRefused(limits.enter.take(address) ? code : 'tooFast');
    const said = v.safeParse(HandshakeData, socket.handshake.auth);
    if (!said.success) throw turnAway('malformed');
    const { match: id, key, invite, name } = said.output;
    const match = await registry.find(id);
    if (match === null) throw turnAway('notFound');
    const seat = seatWithKey(match, key ?? null);
    if (!mayEnter(match, seat, invite)) throw turnAway('notFound');
    if (key !== undefined && seat === null) throw turnAway('wrongKey');
    if (match.setAside) throw new ConnectionRefused('setAside');
    const watcher: Watcher = {
      keyHash: seat === null ? null : (match.record.seats[seat]?.keyHash ?? null),
      name: cleanName(name ?? ''),
      tell(event, ...args) {
        socket.emit(event, ...args);
      },
      drop() {
        socket.conn.close();
      },
      isSilent: false,
    };
    if (!hasRoom(match, watcher, config)) {
      metrics.limited.inc({ limit: 'spectators' });
      throw new ConnectionRefused('tooManySpectators');
    }
    return { match, watcher, address };
  };

  // One handshake at a time for each connection: parallel ones would all pass the spectators' limit.
  const beingAdmitted = new Set<unknown>();
  return (socket: AnySocket, next: (refusal?: Error) => void): void => {
    const { conn } = socket;
    if (beingAdmitted.has(conn)) {
      next(new ConnectionRefused('tooFast'));
      return;
    }
    beingAdmitted.add(conn);
    admit(socket)
      .then(
        (guest) => {
          socket.data = guest;
          // The handshake holds the key, which is not kept in memory any longer.
          Object.assign(socket, { handshake: FORGOTTEN });
          next();
        },
        (error: unknown) => {
          if (!(error instanceof ConnectionRefused)) log.error({ err: error }, 'a connection failed');
          next(error instanceof ConnectionRefused ? error : new ConnectionRefused('failed'));
        },
      )
      .finally(() => beingAdmitted.delete(conn));
  };
};
