// The namespace of matches. A handshake that introduces itself speaks our protocol, one with an empty `auth` boardgame.io's.
import { Refused } from '../http/errors.ts';
import { MATCH_NAMESPACE } from '../wire/protocol.ts';
import { admitSockets } from './admission.ts';
import { createOurProtocol } from './ourProtocol.ts';
import { type AnySocket, type Io, type Next, requireOurProtocol } from './sockets.ts';
import { createStockProtocol } from './stockProtocol.ts';
import type { VisitDeps, Visits } from './visits.ts';

interface Deps extends VisitDeps {
  readonly io: Io;
  readonly visits: Visits;
}

export const serveMatchSockets = ({ io, visits, ...deps }: Deps): void => {
  const admit = admitSockets({ registry: deps.lobby.registry, ...deps, visits });
  const welcomeOurs = createOurProtocol(deps, visits);
  const welcomeStock = createStockProtocol(deps, visits);
  const isStock = new WeakSet<AnySocket>();

  const namespace = io.of(MATCH_NAMESPACE);
  namespace.use((socket: AnySocket, next: Next) => {
    if (Object.keys(socket.handshake.auth).length === 0) {
      isStock.add(socket);
      next();
    } else requireOurProtocol(socket, (refusal) => (refusal === undefined ? admit(socket, next) : next(refusal)));
  });
  namespace.on('connection', (socket: AnySocket) => {
    // The room of its own that socket.io makes for every socket would only take memory.
    void socket.leave(socket.id);
    if (isStock.has(socket)) welcomeStock(socket);
    else welcomeOurs(socket);
  });
};

/** The namespace of matches in protocol 3 and earlier: pages that connect there are told to reload themselves. */
export const turnOldPagesAway = (io: Io): void => {
  io.of('/table').use((_socket: AnySocket, next: Next) => next(new Refused('outdated')));
};
