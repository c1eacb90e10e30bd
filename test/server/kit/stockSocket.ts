// A raw connection that speaks boardgame.io's protocol to our server and can send anything.
import { io, type Socket } from 'socket.io-client';
import { MATCH_NAMESPACE } from '../../../server/wire/protocol.ts';
import type { ServerRefusal } from '../../../server/wire/refusals.ts';

export interface StockSocket {
  readonly raw: Socket;
  /** Every packet that came, as [event, ...arguments]. */
  readonly heard: readonly unknown[][];
  /** Sends the packet, and resolves with the refusal that answers it. */
  readonly refusal: (event: string, ...args: unknown[]) => Promise<ServerRefusal | 'cut off'>;
}

const sockets = new Set<Socket>();

export const stockSocket = async (url: string, options: object = {}): Promise<StockSocket> => {
  const raw = io(`${url}${MATCH_NAMESPACE}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...options,
  });
  sockets.add(raw);
  const heard: unknown[][] = [];
  raw.onAny((...packet: unknown[]) => heard.push(packet));
  await new Promise((resolve, reject) => {
    raw.once('connect', () => resolve(undefined));
    raw.once('connect_error', reject);
  });
  return {
    raw,
    heard,
    refusal: (event, ...args) =>
      new Promise((resolve) => {
        raw.once('refused', (_match: unknown, refusal: ServerRefusal) => resolve(refusal));
        raw.once('disconnect', () => resolve('cut off'));
        raw.emit(event, ...args);
      }),
  };
};

/** For `afterEach`. */
export const closeStockSockets = (): void => {
  for (const socket of sockets) socket.disconnect();
  sockets.clear();
};
