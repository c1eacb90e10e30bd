// Registers the service worker, and offers a newer version of the game once all of it is in the browser.

const CHECK_EVERY_MS = 3_600_000;

/** `offer` is given the function that changes to the new version, which reloads the page. */
export async function watchVersions(offer: (change: () => void) => void): Promise<void> {
  // Browsers have no service workers on insecure pages.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/serviceWorker.js');
  const change = (): void => {
    // Another tab may have changed already.
    if (registration.waiting === null) {
      location.reload();
      return;
    }
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage('take over');
  };
  // A first service worker is no new version: nothing controls the page before it.
  const offerIfWaiting = (): void => {
    if (registration.waiting !== null && serviceWorker.controller !== null) offer(change);
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offerIfWaiting),
  );
  offerIfWaiting();
  // The browser itself checks only when a page is opened.
  const check = (): void => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
  setInterval(check, CHECK_EVERY_MS);
}
