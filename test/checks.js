// Runs every check under a heading of its own, also after one has failed; two at a time, then the tests.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Fault, run } from '../server/command.js';
import { install } from '../server/install.js';
import { countTests } from './tooling/countTests.js';

const folder = mkdtempSync(join(tmpdir(), 'tiefenthal-'));
const results = join(folder, 'vitest.json');

const tsc = 'node_modules/typescript/bin/tsc';
/** @typedef {[heading: string, script: string, ...args: string[]]} Check */
/**
 * The lanes run side by side, as none of these tools keeps two cores busy; each lane takes about half of the time.
 * The pure game is compiled first: the other TypeScript programs read the declarations that this writes.
 * @type {Check[][]}
 */
const lanes = [
  [['Lint', 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.']],
  [
    ['Types: the pure game', tsc, '-b', 'game'],
    ['Types: the adapter', tsc, '-p', '.'],
    ['Types: client', tsc, '-p', 'client'],
    ['Types: server', tsc, '-p', 'server'],
    ['Types: test', tsc, '-p', 'test'],
    ['Format', 'node_modules/prettier/bin/prettier.cjs', '--check', '.'],
    [
      'Unused code',
      'node_modules/knip/bin/knip.js',
      '--no-progress',
      '--include',
      'files,dependencies,unlisted,unresolved,exports,duplicates',
    ],
    ['Build', 'server/build.js'],
  ],
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

/** @param {string} heading @param {string[]} args @param {'inherit' | number} [output] */
const check = async (heading, args, output = 'inherit') => {
  const begin = performance.now();
  const code = await run(process.execPath, args, { env, output });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  return { isClean: code === 0, verdict: `── ${heading}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)` };
};

/**
 * Resolves with the number of checks that failed. The output of a check is shown when it has ended, as the other lane's check
 * runs at the same time.
 * @param {Check[]} lane @param {number} index
 */
const checkLane = async (lane, index) => {
  const outputFile = join(folder, `lane ${index}`);
  let failed = 0;
  for (const [heading, ...args] of lane) {
    const output = openSync(outputFile, 'w');
    const { isClean, verdict } = await check(heading, args, output).finally(() => closeSync(output));
    console.log(`\n── ${heading}\n${readFileSync(outputFile, 'utf8')}${verdict}`);
    if (!isClean) failed += 1;
  }
  return failed;
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
  // Both lanes have ended before anything else is done, also when one of them was stopped.
  const lanesDone = await Promise.allSettled(lanes.map(checkLane));
  for (const lane of lanesDone) {
    if (lane.status === 'rejected') throw lane.reason;
    failed += lane.value;
  }
  console.log('\n── Tests');
  const { isClean, verdict } = await check('Tests', vitest);
  console.log(verdict);
  const tests = countTests(readResults(), { isClean });
  passed += tests.passed;
  failed += tests.failed;
} catch (fault) {
  console.error(fault instanceof Fault ? fault.message : fault);
  failed += 1;
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
