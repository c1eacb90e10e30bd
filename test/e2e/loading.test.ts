// The loading of the client: the weight of the home page, what is fetched ahead, pages that do not move when something
// arrives late, and parts that fail to load, for which a notice offers “Try again”.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { firstScripts } from '../kit/firstScripts.ts';
import { savedGame } from '../kit/savedGames.ts';
import { startClient } from './kit/browserAndServer.ts';
import { bring, INSTANT, visit, type Visit } from './kit/visit.ts';

const started = startClient();
const game = savedGame({ id: 'loading', modules: 1 }, ({ round }) => round === 2);
let anna: Visit | null = null;

afterEach(async () => {
  await anna?.leave();
  anna = null;
});

/** Opens the page while this chunk of the client cannot be loaded. */
async function openWithout(chunk: string, hash: string): Promise<Page> {
  anna = await visit(started.browser, 'about:blank', INSTANT);
  const { page } = anna;
  // Blocked before any page is opened, because every page loads the table's code ahead.
  await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
  await page.goto(`${started.client.url}#/rules`);
  await bring(page, game);
  await page.goto(`${started.client.url}#/${hash}`);
  return page;
}

/** Lets everything load again, and presses the button. */
const tryAgain = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
};

test('the home page has at most 65 KiB of JavaScript, in few enough files to be asked for all at once', async () => {
  started.client.forget();
  anna = await visit(started.browser, started.client.url, INSTANT);
  await anna.page.getByRole('button', { name: 'Play now' }).waitFor();
  const { sent } = started.client;
  const bytes = (await firstScripts(started.browser, started.client.url)).map((path) => sent.get(path) ?? Infinity);
  expect(bytes.length).toBeGreaterThan(0);
  // Browsers hold six connections to a server; one is for the styles.
  expect(bytes.length).toBeLessThanOrEqual(5);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(65 * 1024);
});

test('the table is fetched while the home page is read, and costs that page no time until a game is opened', async () => {
  anna = await visit(started.browser, 'about:blank', INSTANT);
  const { page, complaints } = anna;
  await page.addInitScript(() => {
    window.hasPhaser = false;
    const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (kind: string) => unknown;
    const watched = function (this: HTMLCanvasElement, ...asked: [string]) {
      // Phaser tries WebGL as soon as its code runs.
      if (asked[0] === 'webgl') window.hasPhaser = true;
      return getContext.apply(this, asked);
    };
    Object.assign(HTMLCanvasElement.prototype, { getContext: watched });
  });
  started.client.forget();
  await page.goto(started.client.url);
  const sent = (): string => [...started.client.sent.keys()].join(' ');
  const tableFiles = [/table-[^.]*\.js/, /table-[^.]*\.css/, /stage-[^.]*\.js/, /game-[^.]*\.js/];
  for (const file of tableFiles) await expect.poll(sent).toMatch(file);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.hasPhaser)).toBe(false);
  started.client.forget();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.canvas canvas').waitFor();
  expect(await page.evaluate(() => window.hasPhaser)).toBe(true);
  for (const file of tableFiles) expect(sent()).not.toMatch(file);
  expect(complaints).toEqual([]);
});

test('what stands below the faces of the bots on the home page does not move when they arrive', async () => {
  anna = await visit(started.browser, 'about:blank', INSTANT);
  const { page } = anna;
  let show = (): void => {};
  const later = new Promise<void>((resolve) => (show = resolve));
  await page.route('**/assets/people-*.js', async (route) => later.then(() => route.continue()));
  await page.goto(started.client.url);
  await page.getByText('More options').click();
  const below = page.getByRole('link', { name: 'Rules' });
  await page.evaluate(() => document.fonts.ready);
  const before = await below.boundingBox();
  show();
  await page.locator('.botFace svg').first().waitFor();
  expect(await below.boundingBox()).toEqual(before);
});

test.each(['table', 'stage'])(
  'when the chunk %s fails to load, the page says so, and “Try again” loads it',
  async (chunk) => {
    const page = await openWithout(chunk, `play/${game.id}`);
    await page.getByText('A part of the game could not be loaded').waitFor();
    await tryAgain(page);
    await page.locator('.canvas canvas').waitFor();
    expect(await page.getByRole('heading', { name: 'Evening 2 of 8' }).count()).toBe(1);
  },
);

test('when the texts of all pages fail to load, the notice is in the language of the browser', async () => {
  anna = await visit(started.browser, 'about:blank', INSTANT, { locale: 'de-AT' });
  const { page } = anna;
  await page.route('**/assets/pages-*.js', (route) => route.abort());
  await page.goto(started.client.url);
  await page.getByRole('heading', { name: 'Etwas fehlt' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await page.getByRole('button', { name: 'Jetzt spielen' }).waitFor();
});

test('when a page of the lobby fails to load, “Try again” loads it', async () => {
  const page = await openWithout('findPage', 'find');
  await page.getByRole('heading', { name: 'Something is missing' }).waitFor();
  await tryAgain(page);
  await page.getByRole('heading', { name: 'Find a match' }).waitFor();
});

test('without a connection “Try again” says so, and loads the table once the connection is back', async () => {
  const page = await openWithout('table', `play/${game.id}`);
  await page.getByText('A part of the game could not be loaded').waitFor();
  await page.context().setOffline(true);
  await tryAgain(page);
  await page.getByText('The server cannot be reached').waitFor();
  await page.context().setOffline(false);
  await tryAgain(page);
  await page.locator('.canvas canvas').waitFor();
});

declare global {
  interface Window {
    /** The sum of all layout shifts. */
    shifted: number;
    /** Phaser's code has run. */
    hasPhaser: boolean;
  }
}

test('a page does not move when its fonts arrive late', async () => {
  anna = await visit(started.browser, 'about:blank', INSTANT, { viewport: { width: 412, height: 823 } });
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
  // The load event waits for the fonts, which the page preloads.
  await page.goto(`${started.client.url}#/rules`, { waitUntil: 'commit' });
  await page.getByText('An evening in seven steps').waitFor();
  send();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => document.fonts.check('450 16px "Alegreya Variable"'))).toBe(true);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.05);
});
