// Shutdown: ends in time and in order, even with clients that never answer.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { serverScript } from './kit/build.ts';
import { startChild } from './kit/child.ts';
import { newFolder } from './kit/server.ts';
import { closeEverything } from './kit/closeEverything.ts';

const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await closeEverything();
});

const UPGRADE = `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r
Host: localhost\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
Sec-WebSocket-Version: 13\r
\r
`;
const SILENT: [what: string, said: string][] = [
  ['say nothing at all', ''],
  ['are half a request', 'POST /games/tiefenthal/create HTTP/1.1\r\nHost: localhost\r\n'],
  [
    'never send all of their body',
    'POST /games/tiefenthal/create HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
  ['are websockets that never read', UPGRADE],
  ['poll', 'GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: localhost\r\n\r\n'],
];

test.each(SILENT)('connections that %s do not keep a server from closing', async (_what, said) => {
  const dir = await newFolder();
  const server = await startChild(await serverScript(), { PORT: '0', DATA_DIR: dir, SHUTDOWN_SECONDS: '4' });
  const { port } = new URL(server.url);
  for (let i = 0; i < 5; i++) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    sockets.add(socket);
    socket.on('error', () => undefined).pause();
    await once(socket, 'connect');
    socket.write(said);
  }
  // When the server answers a later connection, it has accepted the earlier ones.
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('closing took too long');
});
