// A TCP proxy that can fall silent: it goes on accepting and keeps connections open, but what comes in leads nowhere.
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** As seen from the client: `up` is what it sends, `down` is what it would hear. */
export type Direction = 'up' | 'down';

export interface BlackHole {
  readonly url: string;
  /**
   * From now on bytes in these directions are swallowed, and so is the end of a connection; connections stay open. What was
   * swallowed is lost for good, so the connections of that time are dead and only new ones get through after `restore`.
   */
  swallow(...directions: readonly Direction[]): void;
  /** Holds back what comes over the connections that are open now, as a network does that sends again: `restore` delivers it. */
  hold(...directions: readonly Direction[]): void;
  restore(): void;
  /** Ends the server's side of all connections; with `down` swallowed the client hears nothing of it. */
  endBehind(): void;
  close(): Promise<void>;
}

interface Pipe {
  readonly direction: Direction;
  readonly to: Socket;
  /** Something was lost on the way: nothing that follows would be understood. */
  isBroken: boolean;
  isHeld: boolean;
  readonly held: (() => void)[];
}

/** `target` is the address of the server behind it. */
export const openBlackHole = async (target: string): Promise<BlackHole> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const pipes = new Set<Pipe>();
  const swallowed = new Set<Direction>();

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
    // A reset arrives as nothing at all where bytes do not arrive, either.
    from.on('error', () => carry(pipe, () => to.destroy()));
    from.on('close', () => {
      sockets.delete(from);
      carry(pipe, () => to.end());
    });
  };

  const server = createServer({ allowHalfOpen: true }, (client) => {
    const house = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    lay('up', client, house);
    lay('down', house, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    swallow: (...directions) => directions.forEach((direction) => swallowed.add(direction)),
    hold: (...directions) => {
      for (const pipe of pipes) pipe.isHeld ||= directions.includes(pipe.direction);
    },
    restore() {
      swallowed.clear();
      for (const pipe of pipes) {
        pipe.isHeld = false;
        for (const deliver of pipe.held.splice(0)) deliver();
      }
    },
    endBehind: () => {
      for (const { direction, to } of pipes) if (direction === 'up') to.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
