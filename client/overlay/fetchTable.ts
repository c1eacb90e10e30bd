// Fetches the code of a table while the first screen is read, so that a game opens at once.
import { pageLoaded } from './pageLoads.ts';

/** The wait in Safari, which has no `requestIdleCallback`. */
const WAIT_MS = 300;

/** Resolves when the browser is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, WAIT_MS);
  });

/** Resolves when the file has come, or cannot come. */
const fetched = (link: HTMLLinkElement, rel: string): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    link.rel = rel;
  });

/**
 * Never rejects: what could not be loaded is loaded again when a game is opened, and a failure is shown then. The files
 * of the links are not evaluated until then: Phaser alone takes a second on a slow phone, in which the page would not
 * respond.
 */
export async function fetchTable(): Promise<void> {
  await idle();
  await pageLoaded(idle);
  // The faces first: they look out of the windows of the first screen.
  await Promise.allSettled([import('../art/people.ts')]);
  // Written into the page by client/preload.ts without `rel`, so that they load nothing yet; `data-later` is the `rel`
  // that starts them.
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-later]');
  await Promise.all([...links].map((link) => fetched(link, link.dataset['later'] ?? '')));
}
