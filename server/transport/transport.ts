// The sockets behind boardgame.io's transport interface: those of matches, and those for the changes of the lobby's list.
import type { Server as HttpServer } from 'node:http';
import type { Config } from '../config.ts';
import { MATCH_NAMESPACE } from '../wire/protocol.ts';
import { serveLobby } from './lobbySocket.ts';
import { openSockets } from './sockets.ts';
import { serveMatchSockets, turnOldPagesAway } from './matchSockets.ts';
import { createVisits, type VisitDeps } from './visits.ts';

interface Deps extends VisitDeps {
  readonly http: HttpServer;
  readonly config: Config;
}

export interface SocketTransport {
  /** Called by boardgame.io's Server. */
  init(app: unknown, games: readonly { readonly name?: string }[]): void;
  connections(): number;
  /** Bytes that wait to be sent over all connections. */
  waitingBytes(): number;
  announceRestart(): void;
  close(): Promise<void>;
}

export const createTransport = ({ http, config, ...deps }: Deps): SocketTransport => {
  const { io, waiting } = openSockets({ http, config, ...deps });
  const visits = createVisits(deps);
  return {
    init(_app, games) {
      // Our client connects to MATCH_NAMESPACE, boardgame.io's clients to the game's name: both must be the same.
      if (games.some(({ name }) => `/${name ?? ''}` !== MATCH_NAMESPACE))
        throw new Error(`the game has another name than the namespace ${MATCH_NAMESPACE}`);
      serveMatchSockets({ io, visits, ...deps });
      turnOldPagesAway(io);
      serveLobby(io, deps.lobby);
    },
    connections: () => io.engine.clientsCount,
    waitingBytes: () => waiting.bytes(),
    announceRestart() {
      io.of(MATCH_NAMESPACE).emit('restarting');
      io.of('/lobby').emit('restarting');
    },
    async close() {
      await io.close();
      visits.stop();
    },
  };
};
