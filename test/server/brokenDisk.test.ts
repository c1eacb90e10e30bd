// A disk that cannot be written: /readyz answers 503, the log names the cause, nothing is acknowledged, and what
// was acknowledged before is kept.
import { execFileSync } from 'node:child_process';
import { chmod, chown, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLobby } from '../../client/net/lobby.ts';
import { serverScript } from './kit/build.ts';
import { type Child, type ChildOptions, startChild } from './kit/child.ts';
import { type Duel, pick } from './kit/duel.ts';
import { metricsOf, readyzBecomes } from './kit/health.ts';
import { connectClient } from './kit/testClient.ts';
import { openServer, newFolder } from './kit/server.ts';
import { type Party, refusalOf, startMatch } from './kit/party.ts';
import { randomChooser } from './kit/tavern.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

/** A file system of one megabyte; null where tests may not mount one. */
const smallDisk = async (): Promise<string | null> => {
  const dir = await newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dir], { stdio: 'ignore' });
    return dir;
  } catch {
    return null;
  }
};

const disk = await smallDisk();
// Only root can mount a disk to fill. The last test below limits the size of files instead, which works for every user.
if (disk !== null)
  test('a full disk takes no move, the log names the true cause, and the match goes on when there is room again', async () => {
    try {
      const server = await openServer({ dir: disk });
      const { clients } = await startMatch(server);
      const [anna, ben] = clients;
      expect(await anna!.socket.move(pick(3))).toBeNull();
      await writeFile(join(disk, 'ballast'), Buffer.alloc(2_000_000)).catch(() => undefined);
      await readyzBecomes(server, 503);
      expect(await ben!.socket.move(pick(4))).toEqual({ code: 'notSaved' });
      expect(await refusalOf(server.lobby.create({ name: 'Carla', players: 2, modules: 1 }))).toBe('notSaved');
      expect(server.logged()).toMatch(/"why":"database or disk is full"/);
      expect(server.logged()).not.toContain('cannot rollback');
      expect(await metricsOf(server)).toMatch(/tiefenthal_storage_up 0/);
      await rm(join(disk, 'ballast'));
      await readyzBecomes(server, 200);
      expect(await ben!.socket.move(pick(4))).toBeNull();
      expect((ben!.received.view!.G as Duel).picks).toEqual({ 0: 'hidden', 1: 4 });
      await server.close();
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  });

describe('a database file', () => {
  test.each(['deleted', 'replaced'] as const)(
    'that was %s while the server runs takes no move, and does again when it is back',
    async (how) => {
      const server = await openServer();
      const { clients } = await startMatch(server);
      const file = join(server.dir, 'tiefenthal.sqlite');
      await rename(file, `${file}.away`);
      if (how === 'replaced') await writeFile(file, 'another file');
      const answer = await clients[0]!.socket.move(pick(3));
      expect(answer).toEqual({ code: 'notSaved' });
      await readyzBecomes(server, 503);
      expect(server.logged()).toContain(`was ${how} while the server runs`);
      await rename(`${file}.away`, file);
      await readyzBecomes(server, 200);
      await clients[0]!.until('is back', ({ status }) => status === 'open');
      expect(await clients[0]!.socket.move(pick(3))).toBeNull();
    },
  );
});

/** The server in a process of its own. */
const startServer = async (dir: string, options: ChildOptions = {}): Promise<Child> => {
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dir, RATE_FACTOR: '1000' };
  return startChild(await serverScript(), env, options);
};
const startMatchAt = ({ url }: Child): Promise<Party> => startMatch({ url, lobby: createLobby(url) });

describe('a server in a process of its own', () => {
  test.each(['folder', 'database file'] as const)(
    'whose %s becomes read-only takes no move, and does again when it can write',
    async (what) => {
      const dir = await newFolder();
      // Permissions do not bind root: when root runs the tests, `nobody` runs the server.
      const isRoot = process.getuid?.() === 0;
      const nobody = 65_534;
      if (isRoot) await chown(dir, nobody, nobody);
      const server = await startServer(dir, isRoot ? { user: nobody } : {});
      const { clients } = await startMatchAt(server);
      const moveAs = async (seat: number) => {
        return clients[seat]!.socket.move(randomChooser('read-only')(clients[seat]!.received.view!, seat)!);
      };
      expect(await moveAs(0)).toBeNull();
      const [path, readOnly, writable] =
        what === 'folder' ? [dir, 0o500, 0o700] : [join(dir, 'tiefenthal.sqlite'), 0o400, 0o600];
      await chmod(path, readOnly);
      expect(await moveAs(1)).toEqual({ code: 'notSaved' });
      await readyzBecomes(server, 503);
      await vi.waitFor(() =>
        expect(server.output()).toMatch(/"why":"EACCES: permission denied, access[^]*the database cannot be written/),
      );
      await chmod(path, writable);
      await readyzBecomes(server, 200);
      await clients[1]!.until('is back', ({ status }) => status === 'open');
      expect(await moveAs(1)).toBeNull();
    },
    30_000,
  );

  test('that reaches the end of its space refuses what it cannot keep, and has kept what it acknowledged', async () => {
    const dir = await newFolder();
    // 500 KiB: a block has 512 bytes.
    const small = await startServer(dir, { fileBlocks: 1000 });
    const { clients, id } = await startMatchAt(small);
    const said: string[] = [];
    for (;;) {
      const text = `line ${said.length} ${'la '.repeat(80)}`.trim();
      const refusal = await clients[0]!.socket.say({ text });
      if (refusal !== null) {
        expect(refusal).toEqual({ code: 'notSaved' });
        break;
      }
      said.push(text);
    }
    await readyzBecomes(small, 503);
    await vi.waitFor(() => expect(small.output()).toContain('the database cannot be written'));
    expect(small.output()).not.toContain('cannot rollback');
    small.process.kill('SIGKILL');
    await small.ended;
    const later = await startServer(dir);
    await readyzBecomes(later, 200);
    const spectator = await connectClient({ url: later.url, match: id });
    const kept = spectator.received.chat.map((line) => ('text' in line ? line.text : ''));
    expect(kept).toEqual(said.slice(-kept.length));
    expect(kept.length).toBeGreaterThan(0);
  }, 60_000);
});
