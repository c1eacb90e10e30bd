// Keeps count of what the open page is still loading, so that what is only loaded ahead waits for it.

const running = new Set<Promise<unknown>>();

/** Counts until the promise is settled. */
export function countLoad<T>(load: Promise<T>): Promise<T> {
  const settled = () => running.delete(load);
  running.add(load);
  load.then(settled, settled);
  return load;
}

/** Resolves when nothing is being loaded; `rendered` resolves when the page has rendered what came, which may ask for more. */
export async function pageLoaded(rendered: () => Promise<void>): Promise<void> {
  while (running.size > 0) {
    await Promise.allSettled(running);
    await rendered();
  }
}
