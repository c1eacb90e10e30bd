// The HTTP server itself: how long a request may take, and how many TCP connections one address may have.
import { createServer, type Server } from 'node:http';
import type { Config } from '../config.ts';
import { normalise } from '../limits/address.ts';
import { createCounts } from '../limits/counts.ts';
import { TCP_PER_ADDRESS } from '../limits/limits.ts';

const SECOND = 1000;

export const createHttp = ({ trustProxy, rateFactor }: Config, refused: () => void): Server => {
  const http = createServer({
    // A request takes its time, but not for ever; Node looks at the clock only as often as it is told to.
    headersTimeout: 10 * SECOND,
    requestTimeout: 30 * SECOND,
    connectionsCheckingInterval: 2 * SECOND,
  });
  // Longer than a poll waits; whoever does not read their answer in this time is cut off.
  http.timeout = 60 * SECOND;

  const crowd = createCounts();
  // All of a proxy's connections come from its own address.
  if (trustProxy === 0) {
    http.on('connection', (socket) => {
      const address = normalise(socket.remoteAddress ?? '') ?? 'unknown';
      if (crowd.size(address) >= TCP_PER_ADDRESS * rateFactor) {
        refused();
        socket.destroy();
        return;
      }
      crowd.enter(address);
      socket.once('close', () => crowd.leave(address));
    });
  }
  // Nobody but socket.io upgrades. Engine.io would only half close what it does not know.
  http.on('upgrade', (request, socket) => {
    if (request.url?.startsWith('/socket.io/') !== true) socket.destroy();
  });
  return http;
};
