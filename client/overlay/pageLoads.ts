// Counts what the open page is still loading, so that prefetching waits until the page is complete.

const running = new Set<Promise<unknown>>();

/** Counts a load until its promise is settled. */
export function countLoad<T>(load: Promise<T>): Promise<T> {
  const settled = () => running.delete(load);
  running.add(load);
  load.then(settled, settled);
  return load;
}

/** Resolves when nothing is being loaded; `rendered` waits until what was loaded is rendered, which may load more. */
export async function pageLoaded(rendered: () => Promise<void>): Promise<void> {
  while (running.size > 0) {
    await Promise.allSettled(running);
    await rendered();
  }
}
