// Admits a socket of our protocol to its match, or refuses it, before any of its events is handled.
import type { Logger } from 'pino';
import * as v from 'valibot';
import { Refused } from '../http/errors.ts';
import type { Limits } from '../limits/limits.ts';
import { cleanName } from '../lobby/names.ts';
import { keyHashAt, seatWithKey } from '../match/match.ts';
import type { MatchRegistry } from '../match/registry.ts';
import type { RefusalCode } from '../wire/refusals.ts';
import { HandshakeData } from '../wire/frames.ts';
import { addressOfSocket, type AnySocket, type Next } from './sockets.ts';
import { Visitor } from './visitor.ts';
import type { Visits } from './visits.ts';

const FORGOTTEN = Object.freeze({});

interface Deps {
  readonly registry: MatchRegistry;
  readonly limits: Limits;
  readonly log: Logger;
  readonly visits: Visits;
}

export const admitSockets = ({ registry, limits, log, visits }: Deps) => {
  const admit = async (socket: AnySocket): Promise<Visitor> => {
    const address = addressOfSocket(socket);
    // Only attempts without a right match and key take from `enter`: after a restart everyone reconnects at once.
    const turnAway = (code: RefusalCode) => new Refused(limits.enter.take(address) ? code : 'tooFast');
    const said = v.safeParse(HandshakeData, socket.handshake.auth);
    if (!said.success) throw turnAway('malformed');
    const { match: id, key, name } = said.output;
    const match = await registry.find(id);
    if (match === null) throw turnAway('notFound');
    const seat = seatWithKey(match, key ?? null);
    if (key !== undefined && seat === null) throw turnAway('wrongKey');
    if (match.setAside) throw new Refused('setAside');
    const keyHash = keyHashAt(match.record, seat);
    if (!visits.hasRoom(match, { keyHash })) throw new Refused('tooManySpectators');
    return new Visitor(socket, { match, keyHash, name: cleanName(name ?? ''), address });
  };

  // One handshake at a time for each connection: until the first has succeeded, socket.io takes further ones, and each
  // would become a visitor.
  const beingAdmitted = new Set<unknown>();
  return (socket: AnySocket, next: Next): void => {
    const { conn } = socket;
    if (beingAdmitted.has(conn)) {
      next(new Refused('tooFast'));
      return;
    }
    beingAdmitted.add(conn);
    admit(socket)
      .then(
        (visitor) => {
          socket.data = visitor;
          // The handshake holds the key, which is not kept in memory any longer.
          Object.assign(socket, { handshake: FORGOTTEN });
          next();
        },
        (error: unknown) => {
          if (!(error instanceof Refused)) log.error({ err: error }, 'a connection failed');
          next(error instanceof Refused ? error : new Refused('failed'));
        },
      )
      .finally(() => beingAdmitted.delete(conn));
  };
};
