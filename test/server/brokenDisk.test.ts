// A disk that cannot keep anything: said by /readyz and in the log with its cause, nothing is acknowledged, nothing is harmed.
import { execFileSync } from 'node:child_process';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Duel } from './kit/duel.ts';
import { openHouse, newFolder, type TestHouse } from './kit/house.ts';
import { refusalOf, sitDown } from './kit/party.ts';
import { tidy } from './kit/tidy.ts';

afterEach(tidy);

const readiness = async ({ url }: TestHouse): Promise<number> => (await fetch(`${url}/readyz`)).status;
const becomes = (house: TestHouse, status: number): Promise<void> =>
  vi.waitFor(async () => expect(await readiness(house)).toBe(status), { timeout: 8000, interval: 200 });

/** A file system of one megabyte; null where one may not be made. */
const smallDisk = async (): Promise<string | null> => {
  const dir = await newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dir], { stdio: 'ignore' });
    return dir;
  } catch {
    return null;
  }
};

test('a full disk takes no move, is named with its true cause, and the match goes on when there is room again', async () => {
  const dir = await smallDisk();
  // Only where the tests may mount a file system.
  if (dir === null) return;
  try {
    const house = await openHouse({ dir });
    const { guests } = await sitDown(house);
    const [anna, ben] = guests;
    expect(await anna!.table.move('pick', [3])).toBeNull();
    await writeFile(join(dir, 'ballast'), Buffer.alloc(2_000_000)).catch(() => undefined);
    await becomes(house, 503);
    expect(await ben!.table.move('pick', [4])).toEqual({ code: 'unsaved' });
    expect(await refusalOf(house.lobby.create({ name: 'Carla', players: 2, modules: 1 }))).toBe('unsaved');
    expect(house.logged()).toMatch(/"why":"database or disk is full"/);
    expect(house.logged()).not.toContain('cannot rollback');
    expect(await (await fetch(`${house.url}/metrics`)).text()).toMatch(/tiefenthal_storage_up 0/);
    await rm(join(dir, 'ballast'));
    await becomes(house, 200);
    expect(await ben!.table.move('pick', [4])).toBeNull();
    expect((ben!.told.view!.G as Duel).picks).toEqual({ 0: 'hidden', 1: 4 });
    await house.close();
  } finally {
    execFileSync('umount', ['-l', dir]);
  }
});

describe('a database file', () => {
  test.each(['deleted', 'replaced'] as const)(
    'that was %s while the server runs takes no move, and does again when it is back',
    async (how) => {
      const house = await openHouse();
      const { guests } = await sitDown(house);
      const file = join(house.dir, 'tiefenthal.sqlite');
      await rename(file, `${file}.away`);
      if (how === 'replaced') await writeFile(file, 'another file');
      const answer = await guests[0]!.table.move('pick', [3]);
      expect(answer).toEqual({ code: 'unsaved' });
      await becomes(house, 503);
      expect(house.logged()).toContain(`was ${how} while the server runs`);
      await rename(`${file}.away`, file);
      await becomes(house, 200);
      await guests[0]!.until('is back', ({ status }) => status === 'open');
      expect(await guests[0]!.table.move('pick', [3])).toBeNull();
    },
  );
});
