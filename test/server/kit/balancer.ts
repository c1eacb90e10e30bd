// A minimal load balancer: passes TCP connections to the servers in turn.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly url: string;
  add(url: string): void;
  remove(url: string): void;
  close(): void;
}

export const openBalancer = async (): Promise<Balancer> => {
  const ports: number[] = [];
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((socket) => {
    const port = ports[turn++ % Math.max(1, ports.length)];
    if (port === undefined) {
      socket.destroy();
      return;
    }
    const line = connect(port, '127.0.0.1');
    for (const end of [socket, line]) {
      open.add(end);
      end.setNoDelay();
      end.on('error', () => undefined);
      end.on('close', () => {
        open.delete(end);
        socket.destroy();
        line.destroy();
      });
    }
    socket.pipe(line).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => void ports.push(Number(new URL(url).port)),
    remove(url) {
      const at = ports.indexOf(Number(new URL(url).port));
      if (at !== -1) ports.splice(at, 1);
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};
