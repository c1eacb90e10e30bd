// Runs every check under a heading of its own, also after one has failed, and counts passed tests and failures.
// ESLint runs beside the other checks, as it takes long.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Fault, run as runProgram } from '../server/command.js';
import { install } from '../server/install.js';
import { countTests } from './tooling/countTests.js';

const folder = mkdtempSync(join(tmpdir(), 'tiefenthal-'));
const results = join(folder, 'vitest.json');

/** @typedef {[heading: string, script: string, ...args: string[]]} Check */
/** @type {Check} */
const lint = ['Lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'];
/** @type {Check[]} */
const checksBeforeTests = [
  ['Types', 'test/types.js'],
  ['Format', 'node_modules/prettier/bin/prettier.cjs', '--check', '.'],
  [
    'Unused code',
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--include',
    'files,dependencies,unlisted,unresolved,exports,duplicates',
  ],
  ['Build', 'server/build.js'],
];
/** @type {Check} */
const vitest = [
  'Tests',
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=./test/tooling/reportRetries.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${results}`,
];

/** Each tool sets NODE_ENV as it needs it. */
const env = { ...process.env };
delete env.NODE_ENV;

/**
 * Resolves with the verdict on a check, and whether it passed.
 * @param {Check} check @param {'inherit' | number} output
 */
const run = async ([heading, ...args], output) => {
  const begin = performance.now();
  const isClean = (await runProgram(process.execPath, args, { env, output })) === 0;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  return { isClean, verdict: `── ${heading}: ${isClean ? 'passed' : 'FAILED'} (${seconds} s)` };
};

/** Runs a check and shows its output. @param {Check} check */
const runAloud = async (check) => {
  console.log(`\n── ${check[0]}`);
  const { isClean, verdict } = await run(check, 'inherit');
  console.log(verdict);
  return isClean;
};

/** Shows only the verdict, as other checks write meanwhile. Resolves with the output of a check that failed. @param {Check} check */
const runQuietly = async (check) => {
  const outputFile = join(folder, check[0]);
  const output = openSync(outputFile, 'w');
  const { isClean, verdict } = await run(check, output).finally(() => closeSync(output));
  console.log(verdict);
  return isClean ? null : readFileSync(outputFile, 'utf8');
};

/** Vitest's report; undefined if it has written none. */
const readResults = () => {
  try {
    return readFileSync(results, 'utf8');
  } catch {
    return undefined;
  }
};

/** Tests that passed. */
let passed = 0;
/** Tests and other checks that failed. */
let failed = 0;

const runAllButLint = async () => {
  for (const check of checksBeforeTests) if (!(await runAloud(check))) failed += 1;
  const isClean = await runAloud(vitest);
  const tests = countTests(readResults(), { isClean });
  passed += tests.passed;
  failed += tests.failed;
};

try {
  await install();
  // Both have ended before anything else is done, also when one of them was stopped.
  const [linted, others] = await Promise.allSettled([runQuietly(lint), runAllButLint()]);
  if (linted.status === 'rejected') throw linted.reason;
  if (linted.value !== null) {
    console.log(`\n── Lint\n${linted.value}`);
    failed += 1;
  }
  if (others.status === 'rejected') throw others.reason;
} catch (fault) {
  console.error(fault instanceof Fault ? fault.message : fault);
  failed += 1;
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
