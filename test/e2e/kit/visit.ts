// A visit to the built client: a fresh browser profile, settings as wished, and a record of everything that goes wrong.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Save } from '../../../client/net/saves.ts';
import type { Settings } from '../../../client/overlay/settings.ts';
import { onTheShelf } from '../../kit/keptGames.ts';

export interface Visit {
  readonly page: Page;
  /** What the console complained of. */
  readonly complaints: readonly string[];
  readonly leave: () => Promise<void>;
}

export async function visit(
  browser: Browser,
  url: string,
  settings: Partial<Settings>,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (fault) => complaints.push(fault.stack ?? fault.message));
  await context.addInitScript((kept) => {
    if (location.protocol === 'about:') return;
    // Only the first page of a visit: a reload finds what was set since.
    if (localStorage.getItem('tiefenthal.settings') === null) localStorage.setItem('tiefenthal.settings', kept);
  }, JSON.stringify(settings));
  await page.goto(url);
  return { page, complaints, leave: () => context.close() };
}

/** No canvas comes: everything can be read and done in the document, and nothing has to be painted. */
export async function visitInWords(browser: Browser, url: string): Promise<Visit> {
  const { page, complaints, leave } = await visit(browser, 'about:blank', INSTANT);
  await page.route('**/assets/stage-*.js', (route) => route.abort());
  await page.goto(url);
  return {
    page,
    get complaints() {
      // The browser's own word for the canvas that did not come.
      return complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'));
    },
    leave,
  };
}

/** Nothing moves, so that tests need not wait. */
export const INSTANT: Partial<Settings> = { speed: 0, sound: false };

/** Games that this browser has kept, as if they had been played in it. */
export const bring = (page: Page, ...games: readonly Save[]): Promise<void> =>
  page.evaluate(
    (entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    },
    onTheShelf(...games),
  );
