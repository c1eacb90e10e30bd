// The PostgreSQL adapter, opened several times as by several processes: writes that conflict, leadership, limits, time,
// and outages of the database.
import { afterEach, expect, test, vi } from 'vitest';
import { Conflict, type Storage, StorageFault } from '../../server/storage/storage.ts';
import { newDatabase } from './kit/database.ts';
import { type PostgresServer, startPostgres } from './kit/postgres.ts';
import {
  anna,
  ben,
  closeStorage,
  closeStorages,
  collectReports,
  newLine,
  newMove,
  newRecord,
  openStorage,
  PATIENCE,
} from './kit/storages.ts';

const servers = new Set<PostgresServer>();
afterEach(async () => {
  await closeStorages();
  for (const server of servers) await server.close();
  servers.clear();
});

/** Listens to what the storage reports of leadership; returns a function that tells whether it leads now. */
const followLead = (storage: Storage): (() => boolean) => {
  let leadsNow = false;
  storage.lead((leads) => (leadsNow = leads));
  return () => leadsNow;
};

test('processes that start on an empty database at the same instant bring it up to date once', async () => {
  const url = await newDatabase();
  const storages = await Promise.all([1, 2, 3, 4].map(() => openStorage(url)));
  await storages[0]!.write([{ kind: 'record', record: newRecord('a') }]);
  for (const storage of storages) expect((await storage.stored('a'))?.record?.id).toBe('a');
});

test('of two processes that store a move under the same number exactly one succeeds, every time, and the log has no holes', async () => {
  const url = await newDatabase();
  const [one, other] = [await openStorage(url), await openStorage(url)];
  for (let n = 0; n < 100; n++) {
    const results = await Promise.allSettled([
      one.write([newMove('a', n, 'one')]),
      other.write([newMove('b', n), newMove('a', n, 'other')]),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict);
    // When `other` failed, its move of match b is missing as well; its next one must not leave a gap.
    const ofB = await one.entries('b', n, n + 1);
    if (ofB.length === 0) await one.write([newMove('b', n)]);
  }
  expect((await one.entries('a', 0, 1000)).map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

test('writers of the same matches in opposite order do not deadlock', async () => {
  const url = await newDatabase();
  const [one, other] = [await openStorage(url), await openStorage(url)];
  const ids = ['a', 'b', 'c'];
  await one.write(ids.map((id) => ({ kind: 'record', record: newRecord(id) })));
  for (let revision = 1; revision <= 50; revision++) {
    const write = (storage: Storage, order: readonly string[]) =>
      storage.write(order.map((id) => ({ kind: 'record', record: { ...newRecord(id), revision } })));
    const results = await Promise.allSettled([write(one, ids), write(other, ids.toReversed())]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict);
  }
});

test('one process leads, and when it ends another does', async () => {
  const url = await newDatabase();
  const storages = [await openStorage(url), await openStorage(url), await openStorage(url)];
  const isLeading = storages.map(followLead);
  expect(isLeading.map((leadsNow) => leadsNow())).toEqual([true, false, false]);
  await closeStorage(storages[0]!);
  await vi.waitFor(() => expect(isLeading.filter((leadsNow) => leadsNow())).toHaveLength(1), PATIENCE);
});

test('a limit counts what was spent at all processes, and each limit and each name is counted by itself', async () => {
  const url = await newDatabase();
  const storages = [await openStorage(url), await openStorage(url)];
  const spend = async (limit: string, name: string, timesAtEach = 4): Promise<number> => {
    const asked = storages.flatMap((storage) =>
      Array.from({ length: timesAtEach }, () => storage.spend(limit, name, { times: 5, seconds: 60 })),
    );
    return (await Promise.all(asked)).filter((wait) => wait === 0).length;
  };
  expect(await spend('enter', 'anna')).toBe(5);
  expect(await spend('enter', 'anna')).toBe(0);
  expect(await spend('create', 'anna')).toBe(5);
  expect(await spend('enter', 'ben', 1)).toBe(2);
});

test('the time of the servers goes on for a process that starts while another runs, and cannot be set back', async () => {
  const url = await newDatabase();
  const one = await openStorage(url);
  await one.write([{ kind: 'time', time: 1_700_000_000_000 }]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const later = await (await openStorage(url)).time();
  expect(later).toBeGreaterThanOrEqual(1_700_000_000_300);
  expect(later).toBeLessThan(1_700_000_060_000);
  await one.write([{ kind: 'time', time: 5 }]);
  expect(await one.time()).toBeGreaterThanOrEqual(1_700_000_000_000);
});

test('while the database is away, reads and writes are refused; when it is back, all goes on by itself', async () => {
  const server = await startPostgres();
  servers.add(server);
  const url = await server.newDatabase();
  const storages = [await openStorage(url), await openStorage(url)];
  const [one, other] = storages as [Storage, Storage];
  const isLeading = storages.map(followLead);
  const heard = collectReports(other);
  await one.write([newMove('a', 0)]);
  one.reportPresence('a', [anna]);
  await vi.waitFor(() => expect(other.presentElsewhere('a')).toEqual([anna]), PATIENCE);
  await server.kill();
  await expect(one.write([newMove('a', 1)])).rejects.toThrow(StorageFault);
  await expect(one.stored('a')).rejects.toThrow(StorageFault);
  await expect(one.probe()).rejects.toThrow(StorageFault);
  await vi.waitFor(() => expect(isLeading.some((leadsNow) => leadsNow())).toBe(false), PATIENCE);
  one.reportPresence('b', [ben]);
  await server.start();
  await vi.waitFor(() => one.probe(), PATIENCE);
  expect((await one.entries('a', 0, 9)).map(({ n }) => n)).toEqual([0]);
  // Written at once, before the connection that receives notifications is back.
  await one.write([newMove('a', 1), newLine('a', 'Anna')]);
  await vi.waitFor(() => expect(heard.speakers).toEqual(['Anna']), PATIENCE);
  await vi.waitFor(() => expect(isLeading.filter((leadsNow) => leadsNow())).toHaveLength(1), PATIENCE);
  await vi.waitFor(
    () => expect([other.presentElsewhere('a'), other.presentElsewhere('b')]).toEqual([[anna], [ben]]),
    PATIENCE,
  );
}, 90_000);

test('a database that is not there is named', async () => {
  await expect(openStorage('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow('ECONNREFUSED 127.0.0.1:1');
});
