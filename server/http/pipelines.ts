// Ends connections that pipeline many requests: all would be started at once and their answers kept in memory.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The most requests that one received chunk may hold, counted by the blank lines that end their headers. */
const HEADS_AT_ONCE = 16;
/** The most requests in progress on one connection: two, as the next may arrive before the last answer has closed. */
const AT_ONCE = 2;

/**
 * Call after all other request listeners are attached: the one added here is put before them. It has to see every
 * request, and socket.io hides those of its path from the listeners that were attached before its own.
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
  // After an upgrade the connection carries a WebSocket, and no requests.
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
