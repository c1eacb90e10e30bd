// The `verify` command: says what it has checked and exits with 0, or names the fault and exits with 1.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { playedRecord } from '../kit/records.ts';
import { newFolder } from './kit/server.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

const verify = (...files: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'server/verify/main.ts', ...files],
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

const saved = async (text: string): Promise<string> => {
  const file = join(await newFolder(), 'game.json');
  await writeFile(file, text);
  return file;
};

test('an honest game passes, and each player is said to have given a number or none', async () => {
  const { code, out } = await verify(await saved(JSON.stringify(playedRecord())));
  expect(code).toBe(0);
  expect(out).toMatch(/^All \d+ rolls and \d+ shuffles are what was promised\.\n/);
  expect(out).toContain('  Player 1: gave a number\n');
  expect(out).toContain('  Player 3: gave none\n');
});

test('a roll that was changed is named', async () => {
  const record = playedRecord();
  const event = record.moves.flatMap(({ events }) => events).find(({ type }) => type === 'rolled');
  if (event?.type !== 'rolled') throw new Error('Nothing was rolled.');
  event.dice[0] = event.dice[0] === 6 ? 1 : 6;
  const { code, err } = await verify(await saved(JSON.stringify(record)));
  expect(code).toBe(1);
  expect(err).toMatch(/^This is not what was promised: roll 1, in move \d+: \d is recorded, \d was promised\.\n$/);
});

test('a file that is no saved game, a missing one, and a missing name are each reported', async () => {
  const [broken, missing, none] = await Promise.all([verify(await saved('{')), verify('no-such-file'), verify()]);
  expect([broken.code, missing.code, none.code]).toEqual([1, 1, 1]);
  expect(broken.err).toBe('This is no saved game: it is not JSON, or it was cut off.\n');
  expect(missing.err).toContain('no-such-file cannot be read: ');
  expect(none.err).toBe('Which game? npm run verify -- FILE\n');
});
