// A raw TCP connection for attacks: sends hand-written HTTP and WebSocket frames, and can leave answers unread.
import { connect, type Socket } from 'node:net';

export interface RawLine {
  readonly socket: Socket;
  isOpen(): boolean;
  /** Resolves when the connection has ended, whichever side ended it. */
  readonly ended: Promise<void>;
  /** Sends the bytes, and waits until they have left this process; false when the connection has ended. */
  send(bytes: Buffer | string): Promise<boolean>;
}

const lines = new Set<Socket>();

export const openLine = (port: number): Promise<RawLine> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    lines.add(socket);
    const ended = new Promise<void>((done) => socket.once('close', () => done()));
    // To be cut off is what an attacker expects.
    socket.on('error', () => undefined);
    void ended.then(() => lines.delete(socket));
    const line: RawLine = {
      socket,
      ended,
      isOpen: () => !socket.destroyed,
      send: (bytes) =>
        Promise.race([
          new Promise<boolean>((done) => socket.write(bytes, (error) => done(!error))),
          ended.then(() => false),
        ]),
    };
    socket.once('connect', () => resolve(line)).once('close', () => resolve(line));
  });

/** For a request that claims to come from no other address. */
export const NO_ADDRESS = '';

/** A request as it goes over the line; `address` is the one it claims to come from. */
export const request = (method: string, path: string, address: string, headers: readonly string[] = [], body = '') =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(address === NO_ADDRESS ? [] : [`X-Forwarded-For: ${address}`]),
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`, 'Content-Type: text/plain;charset=UTF-8']),
    ...headers,
    '',
    body,
  ].join('\r\n');

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** A WebSocket to socket.io that reads no further than its first packet; null when it is turned away. */
export const openWebSocket = async (port: number, address: string, query = ''): Promise<RawLine | null> => {
  const line = await openLine(port);
  let answer = '';
  const isUpgraded = (): boolean => answer.startsWith('HTTP/1.1 101');
  const answered = new Promise<void>((resolve) => {
    line.socket.on('data', function read(data) {
      answer += data.toString('latin1');
      // A packet sent before the server's first one may be lost.
      if (isUpgraded() && !answer.includes('"sid"')) return;
      line.socket.off('data', read).pause();
      resolve();
    });
  });
  await line.send(request('GET', `/socket.io/?EIO=4&transport=websocket${query}`, address, UPGRADE));
  await Promise.race([answered, line.ended]);
  if (isUpgraded()) return line;
  line.socket.destroy();
  return null;
};

/** The first bytes of frames: of a text, and of a ping. */
export const TEXT = 0x81;
export const PING = 0x89;
const MASKED = 0x80;

/**
 * One frame, masked with zeros, with at most 65,535 bytes of payload. Its second byte says that it is masked and how
 * long the payload is, or 126 when two bytes of length follow.
 */
export const frame = (firstByte: number, payload: string): Buffer => {
  const data = Buffer.from(payload);
  const length = data.length < 126 ? [MASKED + data.length] : [MASKED + 126, data.length >> 8, data.length & 0xff];
  return Buffer.concat([Buffer.from([firstByte, ...length, 0, 0, 0, 0]), data]);
};

/** The packet with which socket.io enters a namespace; `auth` is the handshake. */
export const enterPacket = (namespace: string, auth: object): string => `40${namespace},${JSON.stringify(auth)}`;
/** The packet with which socket.io leaves a namespace. */
export const leavePacket = (namespace: string): string => `41${namespace},`;
/** The packet of an event without arguments. */
export const eventPacket = (namespace: string, event: string): string => `42${namespace},${JSON.stringify([event])}`;

/** For the end of an attack, and `afterEach`. */
export const cutRawLines = (): void => {
  for (const socket of lines) socket.destroy();
  lines.clear();
};
