// At most one server runs on a folder: a second one names the first and ends, and a killed one leaves no lock behind.
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { serverScript } from './kit/build.ts';
import { startChild } from './kit/child.ts';
import { newFolder } from './kit/server.ts';
import { closeEverything } from './kit/closeEverything.ts';

let script = '';
beforeAll(async () => {
  script = await serverScript();
});
afterEach(closeEverything);

test('a second server on the same folder names the first and ends; the first goes on', async () => {
  const dir = await newFolder();
  const first = await startChild(script, { PORT: '0', DATA_DIR: dir });
  const { pid } = first.process;
  await expect(startChild(script, { PORT: '0', DATA_DIR: dir })).rejects.toThrow(
    new RegExp(`ended \\(1\\)[^]*another server uses this folder \\(process ${pid} on [^]*stop it[^]*DATA_DIR`),
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  // A server with another database is not affected.
  await startChild(script, { PORT: '0', DATA_DIR: await newFolder() });
});

test('the lock of a server that was killed is free for the next one', async () => {
  const dir = await newFolder();
  const killed = await startChild(script, { PORT: '0', DATA_DIR: dir });
  killed.process.kill('SIGKILL');
  await killed.ended;
  const next = await startChild(script, { PORT: '0', DATA_DIR: dir });
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
});

test('of two servers that start in the same instant one serves, and the other ends', async () => {
  const dir = await newFolder();
  const starts = await Promise.allSettled([0, 1].map(() => startChild(script, { PORT: '0', DATA_DIR: dir })));
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a folder is free again when its database is closed, also after a failed attempt to open it twice', async () => {
  const dir = await newFolder();
  const storage = openSqlite({ dir, synchronous: 'normal' });
  expect(() => openSqlite({ dir, synchronous: 'normal' })).toThrow('another server uses this folder');
  await storage.close();
  await openSqlite({ dir, synchronous: 'normal' }).close();
});
