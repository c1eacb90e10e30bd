// The part of an engine.io connection that limits use, and how to cut one.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';

interface Packet {
  readonly data?: string | Buffer;
}

export interface Connection {
  readonly id: string;
  request: IncomingMessage;
  readonly transport: {
    readonly name: string;
    readonly socket?: WebSocket;
    /** The answer to the poll that waits. */
    readonly res?: ServerResponse | null;
  };
  on(event: 'packetCreate', heard: (packet: Packet) => void): void;
  on(event: 'close' | 'packet' | 'flush' | 'upgrade', heard: () => void): void;
  close(discard: boolean): void;
}

/** Ends a connection at once, dropping what waits to be sent: a normal close would wait for a client that does not read. */
export const cut = (connection: Connection): void => {
  connection.transport.socket?.terminate();
  connection.close(true);
};
