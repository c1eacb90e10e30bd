// The namespace of tables. A handshake that introduces itself speaks our protocol, one that says nothing boardgame.io's.
import { TABLES } from '../wire/protocol.ts';
import { admitSockets } from './admission.ts';
import { createOurTable } from './ourTable.ts';
import { type AnySocket, ConnectionRefused, type Io, onlyOurs } from './sockets.ts';
import { createStockTable } from './stockTable.ts';
import type { VisitDeps, Visits } from './visits.ts';

interface Deps extends VisitDeps {
  readonly io: Io;
  readonly visits: Visits;
}

type Next = (refusal?: Error) => void;

export const serveTables = ({ io, visits, ...deps }: Deps): void => {
  const admit = admitSockets({ registry: deps.lobby.registry, ...deps, visits });
  const welcomeOurs = createOurTable(deps, visits);
  const welcomeStock = createStockTable(deps, visits);
  const isStock = new WeakSet<AnySocket>();

  const room = io.of(TABLES);
  room.use((socket: AnySocket, next: Next) => {
    if (Object.keys(socket.handshake.auth).length > 0) return onlyOurs(socket, next);
    isStock.add(socket);
    next();
  });
  room.use((socket: AnySocket, next: Next) => {
    if (isStock.has(socket)) next();
    else admit(socket, next);
  });
  room.on('connection', (socket: AnySocket) => {
    // The room of its own that socket.io makes for every socket would only take memory.
    void socket.leave(socket.id);
    if (isStock.has(socket)) welcomeStock(socket);
    else welcomeOurs(socket);
  });
};

/** The namespace of tables in protocol 3 and earlier: pages that connect there are told to reload themselves. */
export const turnOldPagesAway = (io: Io): void => {
  io.of('/table').use((_socket: AnySocket, next: Next) => next(new ConnectionRefused('outdated')));
};
