// The HTTP server itself: how long a request may take, and how many TCP connections one address may have.
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { normalise } from '../limits/address.ts';
import { createCounts } from '../limits/counts.ts';
import { TCP_PER_ADDRESS } from '../limits/limits.ts';

const SECOND = 1000;

/** Stands for every address when a proxy is in front: all connections come from it, and none is limited here. */
const PROXY = 'proxy';

export interface TcpServer {
  readonly http: Server;
  /** Ends every connection, also those that have become WebSockets or have not asked for anything yet. */
  readonly cutAll: () => void;
}

export const createHttp = ({ trustProxy, rateFactor }: Config, onRefused: () => void): TcpServer => {
  const http = createServer({
    // Node enforces these limits only as often as connectionsCheckingInterval says.
    headersTimeout: 10 * SECOND,
    requestTimeout: 30 * SECOND,
    connectionsCheckingInterval: 2 * SECOND,
  });
  // Longer than a poll waits; a connection that does not read its answer in this time is closed.
  http.timeout = 60 * SECOND;

  const counts = createCounts();
  const open = new Map<Socket, string>();
  // One function for all connections, to save memory: there are many.
  const leave = function (this: Socket): void {
    const address = open.get(this);
    if (address !== undefined) counts.leave(address);
    open.delete(this);
  };
  http.on('connection', (socket) => {
    const address = trustProxy > 0 ? PROXY : (normalise(socket.remoteAddress ?? '') ?? 'unknown');
    if (address !== PROXY && counts.size(address) >= TCP_PER_ADDRESS * rateFactor) {
      onRefused();
      socket.destroy();
      return;
    }
    counts.enter(address);
    open.set(socket, address);
    socket.on('close', leave);
  });
  // Only socket.io upgrades connections; engine.io would only half close others.
  http.on('upgrade', (request, socket) => {
    if (request.url?.startsWith('/socket.io/') !== true) socket.destroy();
  });
  return { http, cutAll: () => open.forEach((_address, socket) => socket.destroy()) };
};
