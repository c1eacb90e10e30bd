// A connection of engine.io, as far as we watch and count its packets, and how to cut one.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';

export interface Packet {
  readonly data?: string | Buffer;
}

/** A listener gets the connection as `this`, so that one function serves all connections: there are many. */
type Listener = (this: Connection) => void;

export interface Connection {
  readonly id: string;
  request: IncomingMessage;
  readonly transport: {
    readonly name: string;
    readonly socket?: WebSocket;
    /** The answer to the poll that waits. */
    readonly res?: ServerResponse | null;
  };
  on(event: 'packetCreate', listener: (this: Connection, packet: Packet) => void): this;
  on(event: 'close' | 'packet' | 'upgrade', listener: Listener): this;
  close(discard: boolean): void;
}

/** Ends a connection at once, dropping what waits to be sent: a normal close would wait for a client that does not read. */
export const cut = (connection: Connection): void => {
  connection.transport.socket?.terminate();
  connection.close(true);
};
