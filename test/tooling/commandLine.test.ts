// The commands for developers: a wrong argument is named, and nothing is played.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['fuzz', ['--games', 'ten'], "--games must be a whole number from 1 to 1000000, and is 'ten'."],
  ['fuzz', ['--slow', ''], "--slow must be a number from 0 to 1, and is ''."],
  ['balance', ['--players', '5'], "--players must be a whole number from 2 to 4, and is '5'."],
  ['train', ['--modules', '6'], "--modules must be one of 1, 2, 3, 4, 5, and is '6'."],
  ['arena', ['--budget', '0', 'hard'], "--budget must be a whole number from 1 to 600000, and is '0'."],
  ['arena', ['hrad'], "nobody is called 'hrad'"],
])('npm run %s refuses %j', (command, options, fault) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', `test/${command}/main.ts`, ...options],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(fault);
  expect(stderr).toContain(`npm run ${command}`);
});
