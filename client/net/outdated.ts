// Reloads a page that is older than the server: when the server no longer speaks the protocol of the page.
import { PROTOCOL } from '../../server/wire/protocol.ts';
import type { Introduction } from '../../server/wire/frames.ts';
import type { ServerRefusal } from '../../server/wire/refusals.ts';

export const INTRODUCTION: Introduction = { protocol: PROTOCOL };

/** The part of `window` that is used; in Node some of it, or all, is missing. */
interface Page {
  readonly location?: Pick<Location, 'reload'>;
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem'>;
  readonly navigator?: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration'> };
}

const STORAGE_KEY = 'tiefenthal.renewed';

/** Takes the service worker away, which would answer the reload with the same old page; the next page registers it again. */
const unregister = async (worker: Pick<ServiceWorkerContainer, 'getRegistration'>): Promise<void> => {
  await (await worker.getRegistration())?.unregister();
};

/** The reload loses nothing: the match is in the address, and the key of the seat in the browser's storage. */
export const renewIfOutdated = ({ code }: ServerRefusal, page: Page = globalThis): void => {
  if (code !== 'outdated') return;
  try {
    const { sessionStorage: storage } = page;
    // Only once: a page that is as old after the reload would reload for ever. Then the refusal is shown.
    if (storage === undefined || storage.getItem(STORAGE_KEY) === String(PROTOCOL)) return;
    storage.setItem(STORAGE_KEY, String(PROTOCOL));
  } catch {
    // Storage is forbidden: without it nothing would stop a second reload.
    return;
  }
  const reload = (): void => page.location?.reload();
  const worker = page.navigator?.serviceWorker;
  if (worker === undefined) reload();
  else unregister(worker).then(reload, reload);
};
