// The weight of the first page; and a part of the client that fails to load: a notice with “Try again”, which loads it; the game is kept.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Save } from '../../client/net/saves.ts';
import { launchBrowser } from '../kit/browser.ts';
import { serveClient, type ClientServer } from '../kit/clientServer.ts';
import { firstScripts } from '../kit/firstScripts.ts';
import { savedGame } from '../kit/savedGames.ts';
import { bring, INSTANT, visit, type Visit } from './kit/visit.ts';

let browser: Browser;
let client: ClientServer;
let game: Save;
let anna: Visit | null = null;

beforeAll(async () => {
  [browser, client] = await Promise.all([launchBrowser(), serveClient()]);
  game = savedGame({ id: 'loading', modules: 1 }, ({ round }) => round === 2);
});
afterEach(async () => {
  await anna?.leave();
  anna = null;
});
afterAll(async () => {
  await browser.close();
  await client.close();
});

/** Blocks the file until “Try again” is pressed. */
async function openWithout(chunk: string, hash: string): Promise<Page> {
  anna = await visit(browser, 'about:blank', INSTANT);
  const { page } = anna;
  // Before the first page, which loads the table's code ahead.
  await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
  await page.goto(`${client.url}#/rules`);
  await bring(page, game);
  await page.goto(`${client.url}#/${hash}`);
  return page;
}

const tryAgain = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
};

test('the first page has at most 65 KiB of JavaScript, in few enough files to be asked for all at once', async () => {
  client.forget();
  anna = await visit(browser, client.url, INSTANT);
  await anna.page.getByRole('button', { name: 'Play now' }).waitFor();
  const { sent } = client;
  const bytes = (await firstScripts(browser, client.url)).map((path) => sent.get(path) ?? Infinity);
  expect(bytes.length).toBeGreaterThan(0);
  // Browsers hold six connections to a server; one is for the styles.
  expect(bytes.length).toBeLessThanOrEqual(5);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(65 * 1024);
});

test('nothing on the first page moves when the faces of the bots arrive', async () => {
  anna = await visit(browser, 'about:blank', INSTANT);
  const { page } = anna;
  let show = (): void => {};
  const later = new Promise<void>((resolve) => (show = resolve));
  await page.route('**/assets/people-*.js', async (route) => later.then(() => route.continue()));
  await page.goto(client.url);
  await page.getByText('More options').click();
  const below = page.getByRole('link', { name: 'Rules' });
  await page.evaluate(() => document.fonts.ready);
  const before = await below.boundingBox();
  show();
  await page.locator('.botFace svg').first().waitFor();
  expect(await below.boundingBox()).toEqual(before);
});

test.each(['table', 'stage'])('%s, at the table', async (chunk) => {
  const page = await openWithout(chunk, `play/${game.id}`);
  await page.getByText('A part of the game could not be loaded').waitFor();
  await tryAgain(page);
  await page.locator('.canvas canvas').waitFor();
  expect(await page.getByRole('heading', { name: 'Evening 2 of 8' }).count()).toBe(1);
});

test('the texts of all pages: the notice is in the language of the browser', async () => {
  anna = await visit(browser, 'about:blank', INSTANT, { locale: 'de-AT' });
  const { page } = anna;
  await page.route('**/assets/pages-*.js', (route) => route.abort());
  await page.goto(client.url);
  await page.getByRole('heading', { name: 'Etwas fehlt' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await page.getByRole('button', { name: 'Jetzt spielen' }).waitFor();
});

test('a page of the lobby, its styles with it', async () => {
  const page = await openWithout('findPage', 'find');
  await page.getByRole('heading', { name: 'Something is missing' }).waitFor();
  await tryAgain(page);
  await page.getByRole('heading', { name: 'Find a match' }).waitFor();
});

test('without a connection the page stays, and is loaded when the connection is back', async () => {
  const page = await openWithout('table', `play/${game.id}`);
  await page.getByText('A part of the game could not be loaded').waitFor();
  await page.context().setOffline(true);
  await tryAgain(page);
  await page.getByText('The house cannot be reached').waitFor();
  await page.context().setOffline(false);
  await tryAgain(page);
  await page.locator('.canvas canvas').waitFor();
});

declare global {
  interface Window {
    /** The sum of all layout shifts. */
    shifted: number;
  }
}

test('letters that come late take the places of those shown until then', async () => {
  anna = await visit(browser, 'about:blank', INSTANT, { viewport: { width: 412, height: 823 } });
  const { page } = anna;
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/*.woff2', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(`${client.url}#/rules`);
  await page.getByText('An evening in seven steps').waitFor();
  send();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => document.fonts.check('450 16px "Alegreya Variable"'))).toBe(true);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.05);
});
