// The last line of `npm test` counts the tests that Vitest reports, and counts a broken run as a failure.
import { expect, test } from 'vitest';
import { countTests } from './countTests.js';

const file = (status: string, tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});
const report = (numPassedTests: number, ...testResults: unknown[]) => JSON.stringify({ numPassedTests, testResults });

test('passed and failed tests are counted', () => {
  const twoFiles = report(2, file('passed', ['passed']), file('failed', ['passed', 'failed', 'failed']));
  expect(countTests(twoFiles, { isClean: false })).toEqual({ passed: 2, failed: 2 });
});

test('a file that breaks before its first test is one failure', () => {
  expect(countTests(report(1, file('passed', ['passed']), file('failed', [])), { isClean: false })).toEqual({
    passed: 1,
    failed: 1,
  });
});

test('a run that fails without naming a test is one failure', () => {
  expect(countTests(report(1, file('passed', ['passed'])), { isClean: false })).toEqual({ passed: 1, failed: 1 });
  expect(countTests(undefined, { isClean: false })).toEqual({ passed: 0, failed: 1 });
});

test('a run that passes has no failure', () => {
  expect(countTests(report(1, file('passed', ['passed'])), { isClean: true })).toEqual({ passed: 1, failed: 0 });
});
