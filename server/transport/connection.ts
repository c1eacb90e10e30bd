// A connection as engine.io has it: the parts that limits look at, and how it is cut.
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

/** Ends a connection at once, whatever waits to be sent: a polite end would wait for somebody who does not read. */
export const cut = (connection: Connection): void => {
  connection.transport.socket?.terminate();
  connection.close(true);
};
