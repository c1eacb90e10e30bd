// Jumps of the machine's clock, by an hour or a month: no match is deleted, and no seat runs out of time.
import { afterEach, expect, test, vi } from 'vitest';
import { openServer, type TestServer } from './kit/server.ts';
import { startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeEverything();
});

const HOUR = 3_600_000;

test.each([-720, -1, 1, 720])('a jump of %i hours, also across a restart, changes nothing', async (hours) => {
  const config = { idleMs: 10, abandonedMs: 24 * HOUR, waitingMs: HOUR / 2, unvisitedMs: HOUR / 2 };
  const server = await openServer({ config });
  const waiting = await server.lobby.create({ name: 'Carla', players: 2, modules: 1 });
  const { id } = await startMatch(server, 2, { turnSeconds: 60 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR });
  const expectUnharmed = async ({ lobby, registry }: TestServer): Promise<void> => {
    const until = registry.now() + 300;
    await vi.waitFor(() => expect(registry.now()).toBeGreaterThan(until));
    expect((await lobby.get(waiting.id)).status).toBe('waiting');
    expect((await lobby.get(id)).players.map((seat) => seat.data?.replaceable)).toEqual([false, false]);
  };
  await expectUnharmed(server);
  await server.close();
  await expectUnharmed(await openServer({ dir: server.dir, config }));
});
