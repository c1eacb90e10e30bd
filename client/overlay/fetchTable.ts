// Loads the code of a table while the first screen is read, so that a game opens at once.
import { pageLoaded } from './pageLoads.ts';
import type { Services } from './services.ts';

/** The wait in Safari, which has no `requestIdleCallback`. */
const WAIT_MS = 300;

/** Resolves when the page has nothing better to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, WAIT_MS);
  });

/** Never rejects: what could not be loaded is loaded again, and its failure shown, when a game is opened. */
export async function fetchTable({ localGames, tableTools, loadStage }: Services): Promise<void> {
  await idle();
  await pageLoaded(idle);
  // The faces first: they look out of the windows of the first screen.
  await Promise.allSettled([import('../art/people.ts')]);
  await Promise.allSettled([import('./table/localTable.tsx'), localGames(), tableTools(), loadStage()]);
}
