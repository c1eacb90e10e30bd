// The order of test files: those that take longest begin first, so that none of them is left alone at the end. Vitest
// would know this order from an earlier run, which a fresh clone has not had.
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Files that take more than 18 seconds on two cores, the longest first. */
const SLOW = [
  'e2e/widths',
  'e2e/languages',
  'e2e/games/mouse',
  'e2e/axe',
  'e2e/lessonScreens',
  'e2e/languagesAtPlay',
  'e2e/hitTargets',
  'e2e/lessons',
  'e2e/games/keyboard',
  'bots/coach',
  'server/processes',
  'e2e/docks',
  'e2e/online',
  'properties/randomGames',
  'e2e/reload',
  'client/overlay/onlineTable',
  'client/overlay/onlineResult',
  'client/overlay/connectionLoss',
  'bots/levels',
  'client/overlay/review',
  'server/attacks/exhaustion',
  'client/overlay/result',
  'e2e/offline',
  'e2e/others',
  'server/outage',
  'e2e/together',
  'e2e/letters',
  'e2e/loading',
  'e2e/silence',
  'e2e/othersTurns',
  'e2e/coach',
  'client/overlay/replay',
  'client/overlay/prompts',
  'server/backup',
  'server/tiefenthal',
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
