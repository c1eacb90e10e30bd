// Parts of the client that are loaded on demand: a failure to load one has an error class of its own, and a reload of
// the page tries again.

export class LoadingError extends Error {}

/** Wraps a dynamic import: its failure rejects with a LoadingError. */
export const loading =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    try {
      return await load();
    } catch (cause) {
      throw new LoadingError('A part of the client cannot be loaded.', { cause });
    }
  };

/**
 * Reloads the page, because browsers and Vite remember a module that failed to load. No game is lost: it is saved in
 * the browser or on the server. Rejects while the server cannot be reached, when a reload would end on the browser's
 * error page.
 */
export async function reloadPage(): Promise<void> {
  await fetch(location.pathname, { cache: 'no-store' });
  location.reload();
}
