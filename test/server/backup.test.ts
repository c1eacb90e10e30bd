// A backup of a running server, and the database it is put in the place of after a kill.
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { createLobby } from '../../client/net/lobby.ts';
import { buildScripts } from './kit/build.ts';
import { startChild } from './kit/child.ts';
import { newFolder } from './kit/house.ts';
import { refusalOf } from './kit/party.ts';
import { tidy } from './kit/tidy.ts';

afterEach(tidy);

test('a running server is backed up; after a kill the backup is restored, without what came later, and only when it is stopped', async () => {
  const folder = await buildScripts('backup', {
    main: 'server/main.ts',
    botWorker: 'server/bots/botWorker.ts',
    backup: 'server/backup.ts',
  });
  const dir = await newFolder();
  const file = join(await newFolder(), 'backup.sqlite');
  const command = (deed: string) =>
    promisify(execFile)(process.execPath, [resolve(folder, 'backup.js'), deed, file], { env: { DATA_DIR: dir } });
  const server = await startChild(join(folder, 'main.js'), { PORT: '0', DATA_DIR: dir });
  const lobby = createLobby(server.url);
  const kept = await lobby.create({ name: 'Anna', players: 2, modules: 1 });
  expect((await command('backup')).stdout).toContain('1 matches');
  await expect(command('backup')).rejects.toThrow('exists already');
  const later = await lobby.create({ name: 'Ben', players: 2, modules: 1 });
  await expect(command('restore')).rejects.toThrow('another server uses this folder');
  server.process.kill('SIGKILL');
  await server.ended;
  expect((await command('restore')).stdout).toContain('1 matches');
  const again = createLobby((await startChild(join(folder, 'main.js'), { PORT: '0', DATA_DIR: dir })).url);
  expect((await again.get(kept.id)).players[0]?.name).toBe('Anna');
  expect(await refusalOf(again.get(later.id))).toBe('notFound');
});
