// Reads Vitest's JSON report: how many tests passed, and how many things failed.

/** @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile */
/** @typedef {{ numPassedTests: number, testResults: TestFile[] }} Report */

/**
 * A file that breaks before its first test counts as one failure, and so does a run that fails without naming a test.
 * @param {string | undefined} report its text; undefined if Vitest has written none
 * @param {{ isClean: boolean }} run `isClean` if Vitest ended without a failure
 */
export const countTests = (report, { isClean }) => {
  if (report === undefined) return { passed: 0, failed: 1 };
  /** @type {Report} */
  const { numPassedTests, testResults } = JSON.parse(report);
  let failed = 0;
  for (const { status, assertionResults } of testResults) {
    const tests = assertionResults.filter((test) => test.status === 'failed').length;
    failed += status === 'failed' ? Math.max(1, tests) : tests;
  }
  return { passed: numPassedTests, failed: failed === 0 && !isClean ? 1 : failed };
};
