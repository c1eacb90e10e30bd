// The order of test files: those that take longest begin first, so that none of them is left alone at the end. Vitest would know
// this from an earlier run, which a fresh clone has not had.
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Files that take more than 18 seconds on two cores, the longest first. */
const SLOW = [
  'e2e/games/mouse',
  'bots/coach',
  'e2e/widths',
  'e2e/languages',
  'e2e/axe',
  'e2e/hitTargets',
  'server/processes',
  'e2e/lessons',
  'properties/randomGames',
  'e2e/languagesAtPlay',
  'e2e/online',
  'client/overlay/connectionLoss',
  'server/attacks/exhaustion',
  'server/outage',
  'client/overlay/onlineTable',
  'e2e/games/keyboard',
  'e2e/reload',
  'e2e/offline',
  'bots/levels',
  'e2e/others',
  'e2e/silence',
  'e2e/together',
  'server/backup',
  'e2e/outage',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = SLOW.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return at < 0 ? SLOW.length : at;
};

/** Groups of projects still follow each other: Vitest sees to that itself. */
export class SlowFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}
