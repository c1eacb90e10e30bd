// The sockets behind boardgame.io's transport interface: tables, and the changes of the lobby's list.
import type { Logger } from 'pino';
import type { Server as HttpServer } from 'node:http';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Metrics } from '../metrics.ts';
import { TABLES } from '../wire/protocol.ts';
import type { RefusalCode } from '../wire/refusals.ts';
import { serveLobby } from './lobbySocket.ts';
import { watchPulse } from './pulse.ts';
import { openSockets } from './sockets.ts';
import { serveTables, turnOldPagesAway } from './tables.ts';

interface Deps {
  readonly http: HttpServer;
  readonly config: Config;
  readonly lobby: Lobby;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The refusal while the server takes no changes; null otherwise. */
  readonly closedFor: () => RefusalCode | null;
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

export const createTransport = ({ http, config, lobby, limits, metrics, log, closedFor }: Deps): SocketTransport => {
  const { io, waiting } = openSockets({ http, config, limits, metrics });
  const pulse = watchPulse();
  return {
    init(_app, games) {
      // Our page knows the namespace by the same name.
      if (games.some(({ name }) => `/${name ?? ''}` !== TABLES)) throw new Error(`the game is not called ${TABLES}`);
      serveTables({ io, lobby, limits, metrics, log, closedFor, pulse });
      turnOldPagesAway(io);
      serveLobby(io, lobby);
    },
    connections: () => io.engine.clientsCount,
    waitingBytes: () => waiting.bytes(),
    announceRestart() {
      io.of(TABLES).emit('restarting');
      io.of('/lobby').emit('restarting');
    },
    async close() {
      await io.close();
      pulse.stop();
    },
  };
};
