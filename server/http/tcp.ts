// The HTTP server itself: how long a request may take, and how many TCP connections one address may have.
import { createServer, type Server } from 'node:http';
import type { Config } from '../config.ts';
import { normalise } from '../limits/address.ts';
import { createCounts } from '../limits/counts.ts';
import { TCP_PER_ADDRESS } from '../limits/limits.ts';

const SECOND = 1000;

export const createHttp = ({ trustProxy, rateFactor }: Config, refused: () => void): Server => {
  const http = createServer({
    // Node enforces these limits only as often as connectionsCheckingInterval says.
    headersTimeout: 10 * SECOND,
    requestTimeout: 30 * SECOND,
    connectionsCheckingInterval: 2 * SECOND,
  });
  // Longer than a poll waits; a connection that does not read its answer in this time is closed.
  http.timeout = 60 * SECOND;

  const counts = createCounts();
  // All of a proxy's connections come from its own address.
  if (trustProxy === 0) {
    http.on('connection', (socket) => {
      const address = normalise(socket.remoteAddress ?? '') ?? 'unknown';
      if (counts.size(address) >= TCP_PER_ADDRESS * rateFactor) {
        refused();
        socket.destroy();
        return;
      }
      counts.enter(address);
      socket.once('close', () => counts.leave(address));
    });
  }
  // Only socket.io upgrades connections; engine.io would only half close others.
  http.on('upgrade', (request, socket) => {
    if (request.url?.startsWith('/socket.io/') !== true) socket.destroy();
  });
  return http;
};
