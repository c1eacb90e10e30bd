// A server process that stands still for a while, as on a busy machine: its players notice, and still count as present.
import { afterAll, expect, test } from 'vitest';
import { createLobby } from '../../client/net/lobby.ts';
import { serverScript } from './kit/build.ts';
import { startChild } from './kit/child.ts';
import { seatPeople, getReady } from './kit/party.ts';
import { newFolder } from './kit/server.ts';
import { randomChooser } from './kit/tavern.ts';
import { connectClient, type TestClient } from './kit/testClient.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterAll(closeEverything);

const isOpen = ({ status }: TestClient['received']): boolean => status === 'open';

test('a client notices a server that hangs for a while, and the server does not take it for gone afterwards', async () => {
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: await newFolder(), RATE_FACTOR: '1000', LOG_LEVEL: 'info' };
  const child = await startChild(await serverScript(), env);
  const { url } = child;
  const server = { url, lobby: createLobby(url) };
  const seats = await seatPeople(server);
  await getReady(server, seats);
  const [anna, ben] = await Promise.all(seats.map(({ id, key }) => connectClient({ url, match: id, key })));
  const choose = randomChooser('standstill');

  child.process.kill('SIGSTOP');
  await anna!.until('Anna has no connection', ({ status }) => status === 'lost');
  const made = anna!.socket.move(choose(anna!.received.view!, 0)!);
  let wasAway = false;
  // On a server that is right this never happens, and `until` rejects when its time is up.
  ben!
    .until('Anna is taken for gone', ({ match }) => (wasAway ||= match.players[0]?.isConnected === false))
    .catch(() => undefined);
  child.process.kill('SIGCONT');
  expect(await made).toBeNull();
  await Promise.all([anna!.until('Anna is back', isOpen), ben!.until('Ben is back', isOpen)]);
  await ben!.until('Anna has moved', ({ log }) => log.length === 1);
  expect(anna!.received.log).toHaveLength(1);
  expect(wasAway).toBe(false);
});
