// Backups of running servers, put back after the server was killed: of a file, of PostgreSQL, and from one to the
// other. Wrong settings and files that are no backup are refused.
import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { checkBackup } from '../../server/storage/fileBackup.ts';
import { createLobby } from '../../client/net/lobby.ts';
import { serverScript } from './kit/build.ts';
import { type Child, startChild } from './kit/child.ts';
import { newDatabase } from './kit/database.ts';
import { connectClient, type TestClient } from './kit/testClient.ts';
import { newFolder } from './kit/server.ts';
import { playToTheEnd, refusalOf, startMatch } from './kit/party.ts';
import { randomChooser } from './kit/tavern.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

type Place = Readonly<Record<string, string>>;

const command = async (name: 'backup' | 'restore', file: string, place: Place): Promise<string> =>
  (
    await promisify(execFile)(process.execPath, [await serverScript('backup'), name, file], {
      cwd: await newFolder(),
      env: place,
    })
  ).stdout;

const open = async (place: Place): Promise<Child> =>
  startChild(await serverScript(), { PORT: '0', RATE_FACTOR: '1000', BOT_PAUSE_MS: '0', ...place });

const kill = async (server: Child): Promise<void> => {
  server.process.kill('SIGKILL');
  await server.ended;
};

const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  SQLite: async () => ({ DATA_DIR: await newFolder() }),
  PostgreSQL: async () => ({ DATABASE_URL: await newDatabase() }),
};

describe.each(Object.entries(PLACES))('%s', (_name, newPlace) => {
  test('a running server is backed up; the backup replaces the database of a stopped server only, with the matches of its time', async () => {
    const place = await newPlace();
    const file = join(await newFolder(), 'backup.sqlite');
    const server = await open(place);
    const lobby = createLobby(server.url);
    const kept = await lobby.create({ name: 'Anna', players: 2, modules: 1 });
    expect(await command('backup', file, place)).toContain('1 match');
    expect(await readdir(dirname(file))).toEqual(['backup.sqlite']);
    await expect(command('backup', file, place)).rejects.toThrow('exists already');
    const later = await lobby.create({ name: 'Ben', players: 2, modules: 1 });
    await expect(command('restore', file, place)).rejects.toThrow(
      /another server uses this folder|a server uses this database/,
    );
    await kill(server);
    // On PostgreSQL a killed server counts as running until it has been silent for six seconds.
    const restored = expect.poll(() => command('restore', file, place).catch(String), {
      timeout: 20_000,
      interval: 500,
    });
    await restored.toContain('1 match; what was there before is ');
    const again = createLobby((await open(place)).url);
    expect((await again.get(kept.id)).players[0]?.name).toBe('Anna');
    expect(await refusalOf(again.get(later.id))).toBe('notFound');
  });
});

test('every restore keeps the database that was there before, with what a killed server left in its write-ahead log', async () => {
  const place = await PLACES['SQLite']!();
  const { DATA_DIR } = place as { DATA_DIR: string };
  const file = join(await newFolder(), 'backup.sqlite');
  const createMatchesAndKill = async (
    count: number,
    beforeKill: () => Promise<unknown> = async () => undefined,
  ): Promise<void> => {
    const server = await open(place);
    const lobby = createLobby(server.url);
    for (let made = 0; made < count; made++) await lobby.create({ name: 'Anna', players: 2, modules: 1 });
    await beforeKill();
    await kill(server);
  };
  const restore = async (): Promise<string> => {
    let said = '';
    // The system releases a killed server's lock on the folder a moment after the server has ended.
    await expect.poll(async () => (said = await command('restore', file, place).catch(String))).toContain('1 match; ');
    return said;
  };
  await createMatchesAndKill(1, () => command('backup', file, place));
  await restore();
  await createMatchesAndKill(2);
  await restore();
  const kept = (await readdir(DATA_DIR)).filter((name) => /before-restore.*sqlite$/.test(name)).sort();
  expect(kept.map((name) => checkBackup(join(DATA_DIR, name)))).toEqual([1, 3]);
  await rm(DATA_DIR, { recursive: true });
  expect(await restore()).toContain('nothing was there before');
});

test('a setting that is wrong is named, and no file is written', async () => {
  const file = join(await newFolder(), 'backup.sqlite');
  const backedUp = command('backup', file, { DATABASE_URL: 'mysql://tavern' });
  await expect(backedUp).rejects.toThrow('DATABASE_URL is not like postgres://');
  expect(await readdir(dirname(file))).toEqual([]);
});

test.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
])(
  'a server’s data moves from %s to %s in the middle of a game, with its log, its chat and its people',
  async (from, to) => {
    const [before, after] = [await PLACES[from]!(), await PLACES[to]!()];
    const file = join(await newFolder(), 'backup.sqlite');
    const old = await open(before);
    const party = await startMatch({ url: old.url, lobby: createLobby(old.url) }, 2, { modules: 3 });
    const [anna] = party.clients as [TestClient, TestClient];
    await anna.socket.say({ text: 'Räumen wir um? 🍻' });
    const choose = randomChooser('move house');
    for (let times = 0; times < 12; times++)
      for (const { received, socket } of party.clients) {
        const move = choose(received.view!, received.you!);
        if (move !== null) await socket.move(move);
      }
    await command('backup', file, before);
    await kill(old);
    await command('restore', file, after);
    const { url } = await open(after);
    const lobby = createLobby(url);
    const told = (client: TestClient): unknown => client.received.log.map(({ n, seat, move }) => [n, seat, move.type]);
    const kept = await lobby.log(party.id, 0, 500);
    expect(kept.map(({ n, seat, move }) => [n, seat, move.type])).toEqual(told(anna));
    const clients = await Promise.all(party.seats.map(({ id, key }) => connectClient({ url, match: id, key })));
    expect(clients[0]!.received.view).toEqual(anna.received.view);
    expect(clients[0]!.received.chat).toMatchObject([{ text: 'Räumen wir um? 🍻' }]);
    await playToTheEnd({ clients }, choose);
    expect((await lobby.get(party.id)).gameover).toHaveProperty('scores');
  },
);

test('a file that is missing or is no backup is refused, and leaves a new database empty', async () => {
  const file = join(await newFolder(), 'backup.sqlite');
  for (const newPlace of Object.values(PLACES)) {
    const place = await newPlace();
    await expect(command('restore', file, place)).rejects.toThrow('does not exist');
    await writeFile(file, 'no database');
    await expect(command('restore', file, place)).rejects.toThrow();
    const lobby = createLobby((await open(place)).url);
    expect((await lobby.list()).matches).toEqual([]);
    await rm(file);
  }
});
