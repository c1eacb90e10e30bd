// A minimal socket.io client for load tests: connects, answers pings, and passes every other packet on as text, with
// its size in bytes.
import { WebSocket } from 'ws';

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

/** The beginnings of packets: the first digit is engine.io's type, the second socket.io's. */
const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';
const CONNECT_ERROR = '44';

/** With a WebSocket header of two bytes, or of four from 126 bytes on; the longer ones from 64 KiB on count as four. */
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
      send: (event, ...args) => socket.send(`${EVENT}${namespace},${JSON.stringify([event, ...args])}`),
      close: () => socket.close(),
    };
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const packet = data.toString();
      if (packet === PING) socket.send(PONG);
      else if (packet.startsWith(OPEN))
        socket.send(`${CONNECT}${namespace},${auth === undefined ? '' : JSON.stringify(auth)}`);
      else if (packet.startsWith(`${CONNECT}${namespace}`)) resolve(line);
      else if (packet.startsWith(`${CONNECT_ERROR}${namespace}`)) reject(new Error(packet));
      else onPacket(packet, sizeOf(packet));
    });
  });
