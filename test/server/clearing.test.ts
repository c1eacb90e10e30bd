// Deletion of matches: each is logged and counted with its reason, and old ones are deleted in small batches.
import { afterEach, expect, test, vi } from 'vitest';
import { blankRecord } from '../../server/match/blankRecord.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { metricsOf } from './kit/health.ts';
import { newFolder, openServer, type TestServer } from './kit/server.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

const DAY = 24 * 3_600_000;
const MATCHES = 2000;
const BATCH = 50;

/** The number of matches deleted for this reason, by the metrics. */
const countDeleted = async (server: TestServer, why: string): Promise<number> => {
  const metrics = await metricsOf(server);
  return Number(new RegExp(`tiefenthal_wiped_matches_total\\{why="${why}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
};

test('two thousand old matches go in batches, and all are gone in the end', async () => {
  const dir = await newFolder();
  const storage = openSqlite({ dir, synchronous: 'normal' });
  const records = Array.from({ length: MATCHES }, () => ({ ...blankRecord(0), usedAt: 0, visited: true }));
  await storage.write([
    { kind: 'time', time: 400 * DAY },
    ...records.map((record) => ({ kind: 'record', record }) as const),
  ]);
  await storage.close();
  const server = await openServer({ dir, config: { idleMs: 10, waitingMs: DAY } });
  await vi.waitFor(async () => expect(await countDeleted(server, 'waiting')).toBe(MATCHES), {
    timeout: 30_000,
    interval: 200,
  });
  const batches = server
    .logged()
    .split('\n')
    .filter((line) => line.includes('matches were deleted'))
    .map((line) => (JSON.parse(line) as { matches: { id: string; why: string }[] }).matches);
  expect(Math.max(...batches.map(({ length }) => length))).toBe(BATCH);
  expect(new Set(batches.flat().map(({ id }) => id))).toEqual(new Set(records.map(({ id }) => id)));
  expect((await server.lobby.list()).matches).toEqual([]);
  await server.close();
  const after = openSqlite({ dir, synchronous: 'normal' });
  expect(await after.openMatches(MATCHES)).toEqual([]);
  await after.close();
}, 60_000);

test('the deletion of a match whose last person leaves before it begins is logged and counted', async () => {
  const server = await openServer();
  const anna = await server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
  await server.lobby.leave(anna);
  expect(server.logged()).toContain(`"matches":[{"id":"${anna.id}","why":"left"}],"msg":"matches were deleted"`);
  expect(await countDeleted(server, 'left')).toBe(1);
});
