// Changes of a match, here of who is ready, are on disk before anybody is told of them.
import { afterEach, expect, test } from 'vitest';
import { connectClient } from './kit/testClient.ts';
import { openServer } from './kit/server.ts';
import { seatPeople } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';
import type { MatchInfo } from '../../server/wire/match.ts';

/** Lets everything be written that the slow disk holds back. */
let writeAll = (): void => undefined;
afterEach(async () => {
  // A server whose writes are held back cannot be closed.
  writeAll();
  await closeEverything();
});

/**
 * A server whose disk writes at once; after `slowDown` it holds each write of a match back until `writeNext` lets it
 * through. The server's time is still written whenever that is due.
 */
const openSlowServer = async () => {
  let isSlow = false;
  const held: (() => void)[] = [];
  const server = await openServer({
    storage: (storage) => ({
      ...storage,
      async write(writes) {
        const ofMatch = writes.some(({ kind }) => kind !== 'time');
        if (isSlow && ofMatch) await new Promise<void>((resolve) => held.push(resolve));
        return storage.write(writes);
      },
    }),
  });
  writeAll = () => {
    isSlow = false;
    for (const write of held.splice(0)) write();
  };
  const disk = {
    slowDown: () => void (isSlow = true),
    writeNext: () => held.shift()?.(),
    waiting: () => held.length,
  };
  return { server, disk };
};

const ready = ({ players }: MatchInfo): (boolean | null)[] => players.map(({ data }) => data?.ready ?? null);

test('each of two changes at the same time is told when it is on disk itself', async () => {
  const { server, disk } = await openSlowServer();
  const [anna, ben] = await seatPeople(server, 3);
  const watching = await connectClient({ url: server.url, match: anna!.id });
  disk.slowDown();
  const first = server.lobby.ready(anna!);
  await expect.poll(disk.waiting).toBe(1);
  const second = server.lobby.ready(ben!);
  disk.writeNext();
  await first;
  await expect.poll(disk.waiting).toBe(1);
  await watching.until('Anna is ready', ({ match }) => ready(match)[0] === true);
  expect(ready(watching.received.match)).toEqual([true, false, false]);
  writeAll();
  await second;
  await watching.until('Ben is ready', ({ match }) => ready(match)[1] === true);
});

test('a change that is not on disk is not told when somebody goes, or asks for the match or the list', async () => {
  const { server, disk } = await openSlowServer();
  const [anna] = await seatPeople(server, 3);
  const watching = await connectClient({ url: server.url, match: anna!.id });
  disk.slowDown();
  const change = server.lobby.ready(anna!);
  await expect.poll(disk.waiting).toBe(1);
  expect(ready(await server.lobby.get(anna!.id))[0]).toBe(false);
  watching.socket.close();
  await expect.poll(async () => (await server.lobby.get(anna!.id)).spectators).toBe(0);
  expect(ready((await server.lobby.list()).matches[0]!)[0]).toBe(false);
  writeAll();
  await change;
  expect(ready(await server.lobby.get(anna!.id))[0]).toBe(true);
});
