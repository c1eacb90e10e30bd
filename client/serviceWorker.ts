// The service worker: keeps the files of its build, and answers requests for them, so that the game starts without a
// network. Everything else is left to the browser: the lobby, sockets, health and metrics are never answered here.

/** Written in front of this file by server/clientBuild/precache.js. */
declare const PRECACHE: {
  /** A hash over the list below and the code of this file. */
  readonly version: string;
  /** Each with its hash as `integrity`, so that files of two builds are never kept together. */
  readonly files: readonly (readonly [path: string, integrity: string])[];
};

// The types of service workers and those of pages exclude each other.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const skipWaiting: () => Promise<void>;
declare const clients: { claim(): Promise<void> };

const PREFIX = 'tiefenthal-';
const CACHE = PREFIX + PRECACHE.version;
const PAGE = '/index.html';
/** Paths of pages: the home page, and tables by their links. */
const PAGES = /^\/($|t\/)/;
/** Files here have a hash in their name and never change. */
const HASHED = '/assets/';
const kept = new Set(PRECACHE.files.map(([path]) => path));

interface Events {
  install: WorkerEvent;
  activate: WorkerEvent;
  message: MessageEvent<unknown>;
  fetch: FetchEvent;
}
const on = <K extends keyof Events>(name: K, listener: (event: Events[K]) => void): void =>
  addEventListener(name, listener as EventListener);

const find = async (path: string): Promise<Response | undefined> =>
  (await (await caches.open(CACHE)).match(path, { ignoreVary: true })) ??
  // A page that was opened before an update still asks for files of its own build.
  (path.startsWith(HASHED) ? caches.match(path, { ignoreVary: true }) : undefined);

const keepAll = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const keep = async ([path, integrity]: readonly [string, string]): Promise<void> => {
    // A file with a hash in its name may be kept from an earlier build.
    const known = await find(path);
    if (known !== undefined) {
      await cache.put(path, known);
      return;
    }
    const answer = await fetch(path, { integrity, cache: path.startsWith(HASHED) ? 'default' : 'no-cache' });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    await cache.put(path, answer);
  };
  await Promise.all(PRECACHE.files.map(keep));
};

/** Deletes all caches but that of this build and that of the build before it, which open pages may still use. */
const dropOldBuilds = async (): Promise<void> => {
  // `keys` lists caches in the order in which they were created.
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};

on('install', (event) => event.waitUntil(keepAll()));
on('activate', (event) => event.waitUntil(dropOldBuilds().then(() => clients.claim())));
// Sent when the player accepts the new version; until then the new service worker waits.
on('message', ({ data }) => {
  if (data === 'take over') void skipWaiting();
});

on('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // `no-store` finds out whether the server can be reached.
  if (request.method !== 'GET' || origin !== location.origin || request.cache === 'no-store') return;
  const path = request.mode === 'navigate' && PAGES.test(pathname) ? PAGE : pathname;
  if (!kept.has(path) && !path.startsWith(HASHED)) return;
  event.respondWith(find(path).then((found) => found ?? fetch(request)));
});
