// Loads parts of the client on demand, and tells a part that cannot be loaded from any other error.

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
 * Browsers and Vite remember a module that failed until the page is reloaded. The game is kept by then, in the browser or
 * on the server. Rejects while the server cannot be reached: the browser would replace the page by an error page.
 */
export async function reloadPage(): Promise<void> {
  await fetch(location.pathname, { cache: 'no-store' });
  location.reload();
}
