// Runs every check under a heading of its own, also after one has failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Fault, run } from '../server/command.js';
import { install } from '../server/install.js';
import { countTests } from './tooling/countTests.js';

const folder = mkdtempSync(join(tmpdir(), 'tiefenthal-'));
const results = join(folder, 'vitest.json');

const tsc = 'node_modules/typescript/bin/tsc';
/** @type {[heading: string, script: string, ...args: string[]][]} */
const checks = [
  ['Format', 'node_modules/prettier/bin/prettier.cjs', '--check', '.'],
  ['Lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  [
    'Unused code',
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--include',
    'files,dependencies,unlisted,unresolved,exports,duplicates',
  ],
  ['Types: the pure game', tsc, '-b', 'game'],
  ['Types: the adapter', tsc, '-p', '.'],
  ['Types: client', tsc, '-p', 'client'],
  ['Types: server', tsc, '-p', 'server'],
  ['Types: test', tsc, '-p', 'test'],
  ['Build', 'server/build.js'],
];
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${results}`,
];

/** Each tool sets NODE_ENV as it needs it. */
const env = { ...process.env };
delete env.NODE_ENV;

/** @param {string} heading @param {string[]} args */
const check = async (heading, args) => {
  console.log(`\n── ${heading}`);
  const begin = performance.now();
  const code = await run(process.execPath, args, { env });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`── ${heading}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  return code === 0;
};

const readResults = () => {
  try {
    return readFileSync(results, 'utf8');
  } catch {
    return undefined;
  }
};

let passed = 0;
let failed = 0;
try {
  await install();
  for (const [heading, ...args] of checks) if (!(await check(heading, args))) failed += 1;
  const clean = await check('Tests', vitest);
  const tests = countTests(readResults(), clean);
  passed += tests.passed;
  failed += tests.failed;
} catch (fault) {
  console.error(fault instanceof Fault ? fault.message : fault);
  failed += 1;
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
