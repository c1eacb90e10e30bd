// A TCP proxy that can fail: it drops or delays bytes without closing a connection, closes new connections at once, or
// closes only the server's side of those that are open.
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Directions as seen from the client: `up` to the server, `down` from it. */
export type Direction = 'up' | 'down';

export interface BlackHole {
  readonly url: string;
  /**
   * Drops all bytes in these directions until `restore`, and the ends and resets of connections. Dropped bytes are lost
   * for good: a connection that has lost any stays silent in that direction, also after `restore`.
   */
  swallow(...directions: readonly Direction[]): void;
  /** Delays the bytes of open connections in these directions until `restore`, as a network that retransmits does. */
  hold(...directions: readonly Direction[]): void;
  /** Closes every new connection at once, until `restore`. */
  refuse(): void;
  restore(): void;
  /** Closes the server's side of all connections; while `down` is swallowed the client does not notice. */
  endServerSide(): void;
  close(): Promise<void>;
}

interface Pipe {
  readonly direction: Direction;
  readonly to: Socket;
  /** Bytes were dropped, so later bytes would be misread and are dropped, too. */
  isBroken: boolean;
  isHeld: boolean;
  readonly held: (() => void)[];
}

/** `target` is the address of the server behind the proxy. */
export const openBlackHole = async (target: string): Promise<BlackHole> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const pipes = new Set<Pipe>();
  const swallowed = new Set<Direction>();
  let isRefusing = false;

  const carry = (pipe: Pipe, deliver: () => void): void => {
    if (swallowed.has(pipe.direction)) pipe.isBroken = true;
    if (pipe.isBroken) return;
    if (pipe.isHeld) pipe.held.push(deliver);
    else deliver();
  };
  const lay = (direction: Direction, from: Socket, to: Socket): void => {
    const pipe: Pipe = { direction, to, isBroken: false, isHeld: false, held: [] };
    pipes.add(pipe);
    sockets.add(from);
    from.on('data', (bytes) => carry(pipe, () => to.write(bytes)));
    from.on('end', () => carry(pipe, () => to.end()));
    // A direction that drops bytes drops resets, too.
    from.on('error', () => carry(pipe, () => to.destroy()));
    from.on('close', () => {
      sockets.delete(from);
      carry(pipe, () => to.end());
    });
  };

  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (isRefusing) {
      client.destroy();
      return;
    }
    const behind = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    lay('up', client, behind);
    lay('down', behind, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    swallow: (...directions) => directions.forEach((direction) => swallowed.add(direction)),
    hold: (...directions) => {
      for (const pipe of pipes) pipe.isHeld ||= directions.includes(pipe.direction);
    },
    refuse: () => void (isRefusing = true),
    restore() {
      isRefusing = false;
      swallowed.clear();
      for (const pipe of pipes) {
        pipe.isHeld = false;
        for (const deliver of pipe.held.splice(0)) deliver();
      }
    },
    endServerSide: () => {
      for (const { direction, to } of pipes) if (direction === 'up') to.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
