// Ends connections that pipeline many requests: all would be started at once and their answers kept in memory.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Most ends of headers in one received chunk. */
const HEADS_AT_ONCE = 16;
/** Requests in progress on one connection: the next may arrive before the last answer has closed. */
const AT_ONCE = 2;

/**
 * Call after all other request listeners are attached: this one has to run before them, and for every request.
 * socket.io hides the requests of its path from the listeners that were attached before its own.
 */
export const endPipelines = (http: Server, refused: () => void): void => {
  const end = (socket: Socket): void => {
    refused();
    socket.destroy();
  };

  const check = function (this: Socket, chunk: Buffer): void {
    if ([...chunk.toString('latin1').matchAll(/\n\r?\n/g)].length <= HEADS_AT_ONCE) return;
    // Node would still parse the rest of the chunk into requests, so the chunk is blanked.
    chunk.fill(0);
    end(this);
  };
  http.on('connection', (socket) => socket.prependListener('data', check));
  // Everything after an upgrade is a WebSocket.
  http.on('upgrade', (_request, socket) => socket.off('data', check));

  const inProgress = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const now = (inProgress.get(socket) ?? 0) + change;
    if (now === 0) inProgress.delete(socket);
    else inProgress.set(socket, now);
    return now;
  };
  http.prependListener('request', ({ socket }, response) => {
    response.once('close', () => count(socket, -1));
    if (count(socket, 1) > AT_ONCE && !socket.destroyed) end(socket);
  });
};
