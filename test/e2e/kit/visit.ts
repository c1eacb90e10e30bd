// A visit to the built client with a fresh browser profile, given settings, and a record of all errors. Unless the
// options allow it, there is no service worker, which would answer in place of the server.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Save } from '../../../client/net/saves.ts';
import type { Settings } from '../../../client/overlay/settings.ts';
import { storedEntries } from '../../kit/savedGames.ts';
import { installSpokenName } from './spokenName.ts';

export interface Visit {
  readonly page: Page;
  /** Uncaught errors, and errors and warnings of the console, without those that are no fault of the page. */
  readonly complaints: readonly string[];
  readonly leave: () => Promise<void>;
}

/**
 * Messages that are no fault of the page: Playwright's about a service worker that the options do not allow, and the
 * browser's about a connection that was left while it opened or closed.
 */
const HARMLESS = [
  'Service Worker registration blocked by Playwright',
  'WebSocket is closed before the connection is established',
  'WebSocket is already in CLOSING or CLOSED state',
];

export interface VisitOptions extends BrowserContextOptions {
  /** Saved games that are in the browser's storage when the page opens. */
  games?: readonly Save[];
  /** Other entries of the browser's storage. */
  stored?: Readonly<Record<string, string>>;
}

export async function visit(
  browser: Browser,
  url: string,
  settings: Partial<Settings>,
  { games = [], stored = {}, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: 'block',
    ...options,
  });
  await installSpokenName(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const complaint = message.text();
    if (!HARMLESS.some((harmless) => complaint.includes(harmless))) complaints.push(complaint);
  });
  page.on('pageerror', (fault) => complaints.push(fault.stack ?? fault.message));
  const entries = [
    ['tiefenthal.settings', JSON.stringify(settings)],
    ...storedEntries(...games),
    ...Object.entries(stored),
  ];
  await context.addInitScript((kept) => {
    if (location.protocol === 'about:') return;
    // Only on the first page of a visit: a reload finds what was set since.
    if (localStorage.getItem('tiefenthal.settings') !== null) return;
    for (const [key, text] of kept) localStorage.setItem(key!, text!);
  }, entries);
  await page.goto(url);
  return { page, complaints, leave: () => context.close() };
}

/** Opens a saved game at its table. */
export async function visitTable(
  browser: Browser,
  url: string,
  game: Save,
  settings: Partial<Settings> = INSTANT,
  options: VisitOptions = {},
): Promise<Visit> {
  const somebody = await visit(browser, `${url}#/play/${game.id}`, settings, { ...options, games: [game] });
  await somebody.page.locator('.canvas canvas').waitFor();
  return somebody;
}

/** Blocks the canvas, so that everything has to be done in the document. */
export async function visitInWords(browser: Browser, url: string, options?: VisitOptions): Promise<Visit> {
  const { page, complaints, leave } = await visit(browser, 'about:blank', INSTANT, options);
  await page.route('**/assets/stage-*.js', (route) => route.abort());
  await page.goto(url);
  return {
    page,
    get complaints() {
      // The browser's message about the blocked canvas.
      return complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'));
    },
    leave,
  };
}

/** Complaints without those that the browser itself logs about a server that does not answer. */
export const withoutOutages = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !/ERR_CONNECTION_REFUSED|WebSocket connection to/.test(complaint));

/** Turns animation off, so that tests need not wait, and sound. */
export const INSTANT: Partial<Settings> = { speed: 0, sound: false };

/** Puts saved games into the storage of a browser that is on a page already. */
export const bring = (page: Page, ...games: readonly Save[]): Promise<void> =>
  page.evaluate(
    (entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    },
    storedEntries(...games),
  );
