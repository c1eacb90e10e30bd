// A reporter for Vitest that prints the faults of tests that passed only when they were tried again.
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Message and stack of each failed try, without the lines of packages. */
const faultsOf = (test: TestCase): string[] => {
  const { state, errors } = test.result();
  if (state !== 'passed') return [];
  return (errors ?? []).map(({ message, stack = message }) =>
    stack
      .split('\n')
      .filter((line) => !line.includes('/node_modules/'))
      .join('\n'),
  );
};

export default class ReportRetries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests())
        for (const fault of faultsOf(test))
          process.stdout.write(`\nPassed when tried again: ${module.relativeModuleId} > ${test.fullName}\n${fault}\n`);
  }
}
