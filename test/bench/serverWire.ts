// A minimal socket.io client for load tests: counts bytes and reads only the version of the table.
import { createRequire } from 'node:module';
import type { WebSocket as Ws } from 'ws';

// The copy that socket.io brings.
const require = createRequire(import.meta.url);
const { WebSocket } = require('ws') as { WebSocket: typeof Ws };

export interface Line {
  readonly send: (event: string, ...args: readonly unknown[]) => void;
  readonly close: () => void;
}

export interface LineOptions {
  readonly url: string;
  readonly namespace: string;
  /** The handshake's `auth`. */
  readonly auth?: object;
  readonly onPacket: (packet: string, bytes: number) => void;
}

/** WebSocket headers have two bytes, four from 126 bytes on. */
const sizeOf = (text: string): number => {
  const bytes = Buffer.byteLength(text);
  return bytes + (bytes < 126 ? 2 : 4);
};

export const openLine = ({ url, namespace, auth, onPacket }: LineOptions): Promise<Line> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    const line: Line = {
      send: (event, ...args) => socket.send(`42${namespace},${JSON.stringify([event, ...args])}`),
      close: () => socket.close(),
    };
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const packet = data.toString();
      if (packet === '2') socket.send('3');
      else if (packet.startsWith('0')) socket.send(`40${namespace},${auth === undefined ? '' : JSON.stringify(auth)}`);
      else if (packet.startsWith(`40${namespace}`)) resolve(line);
      else if (packet.startsWith(`44${namespace}`)) reject(new Error(packet));
      else onPacket(packet, sizeOf(packet));
    });
  });
