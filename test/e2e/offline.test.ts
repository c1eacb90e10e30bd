// With the service worker: the game starts and is played without a server, and a new version is offered, and forced
// only on a page that is too old for the server.
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { precache } from '../../server/clientBuild/precache.js';
import { PROTOCOL_HEADER } from '../../server/wire/protocol.ts';
import { launchBrowser } from '../kit/browser.ts';
import { buildClient } from '../kit/clientServer.ts';
import { closeServers, newFolder, type TestServer } from '../server/kit/server.ts';
import { pressButton } from './kit/keyboard.ts';
import { handsWith, MOUSE } from './kit/mouse.ts';
import { playOn } from './kit/player.ts';
import { openTavernServer } from './kit/tavernServer.ts';
import { INSTANT, visit, withoutOutages, type Visit } from './kit/visit.ts';

let browser: Browser;
let clientDir: string;
let server: TestServer;
let anna: Visit;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(async () => {
  await anna.leave();
  await closeServers();
});
afterAll(() => browser.close());

/** A first visit, until everything is kept for the next. */
async function firstVisit(): Promise<Page> {
  clientDir = join(await newFolder(), 'client');
  await cp(await buildClient(), clientDir, { recursive: true });
  server = await openTavernServer({ clientDir });
  anna = await visit(browser, server.url, INSTANT, { serviceWorkers: 'allow' });
  await untilControlled(anna.page);
  return anna.page;
}

const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Another build of the client in the same place, known by a word in its page. */
async function deploy(): Promise<void> {
  const index = join(clientDir, 'index.html');
  await writeFile(index, (await readFile(index, 'utf8')).replace('<noscript>', '<noscript>The newest house. '));
  await precache(clientDir);
  // The server would send the compressed copies, which are those of the earlier build.
  for (const name of ['index.html', 'serviceWorker.js'])
    for (const ending of ['br', 'gz']) await rm(join(clientDir, `${name}.${ending}`), { force: true });
}

/** Runs in the page. */
const isNewest = () => document.body.innerHTML.includes('The newest house');

/** The page looks for a new version whenever it is seen again. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const untilNewVersionWaits = (page: Page) =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration !== undefined && registration.waiting !== null;
  });

test('after the first visit an evening is played, the coach asked and the rules read with the server gone', async () => {
  const page = await firstVisit();
  await server.close();
  await page.reload();
  await pressButton(page, 'Play now');
  await page.locator('.canvas canvas').waitFor();
  await page.getByRole('heading', { name: 'Your guests are here' }).waitFor();
  await page.getByRole('button', { name: 'What would you do?' }).first().click();
  await page.locator('.coach[aria-busy=false]').waitFor();
  await page.keyboard.press('Escape');
  await playOn(page, handsWith(MOUSE), ({ evening }) => evening === 2);
  await page.reload();
  await page.locator('.canvas canvas').waitFor();
  await page.getByRole('heading', { name: 'Evening 2 of 8' }).waitFor();
  await page.goto(`${server.url}/#/rules`);
  await page.getByRole('heading', { name: 'How to play', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'How to play', level: 1 }).waitFor();
  expect(withoutOutages(anna.complaints)).toEqual([]);
});

test('the lobby says that there is no network, and goes on by itself when the network is back', async () => {
  const page = await firstVisit();
  await page.context().setOffline(true);
  await server.close();
  await page.goto(`${server.url}/#/find`);
  await page.getByText('There is no network.').waitFor();
  server = await openTavernServer({ clientDir, port: Number(new URL(server.url).port) }, server.dir);
  await page.context().setOffline(false);
  await page.getByText('No tables like this at the moment.').waitFor();
  expect(await page.getByText('There is no network.').count()).toBe(0);
});

test('all files of the client are kept, those of every bot among them, and no answer of the server', async () => {
  const page = await firstVisit();
  await page.goto(`${server.url}/#/find`);
  await page.getByText('No tables like this at the moment.').waitFor();
  for (const path of ['/livez', '/version', '/metrics'])
    await page.evaluate((asked) => fetch(asked).then((answer) => answer.text()), path);
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  const built = (await readdir(join(clientDir, 'assets'))).filter((name) => !/\.(br|gz)$/.test(name));
  expect(kept).toEqual(expect.arrayContaining(['/index.html', ...built.map((name) => `/assets/${name}`)]));
  expect(
    kept.filter((path) => !/^\/(assets\/.+|index\.html|icon[\w-]*\.(svg|png)|manifest\.webmanifest)$/.test(path)),
  ).toEqual([]);
});

test('a new version is offered after the game, and comes when it is asked for', async () => {
  const page = await firstVisit();
  await pressButton(page, 'Play now');
  await page.locator('.canvas canvas').waitFor();
  await deploy();
  await comeBack(page);
  await untilNewVersionWaits(page);
  expect(await page.getByText('A new version is ready.').count()).toBe(0);
  expect(await page.locator('.canvas canvas').count()).toBe(1);
  await page.goto(`${server.url}/#/`);
  await page.getByText('A new version is ready.').waitFor();
  await page.reload();
  await page.getByText('A new version is ready.').waitFor();
  expect(await page.evaluate(isNewest)).toBe(false);
  await pressButton(page, 'Switch to it');
  await page.waitForFunction(isNewest);
  await page.getByRole('heading', { name: 'Left unfinished' }).waitFor();
  expect(await page.getByText('A new version is ready.').count()).toBe(0);
});

test('a page that is too old for the server gets the newest one', async () => {
  const page = await firstVisit();
  await deploy();
  // Requests name the first version of the protocol, until the page is loaded anew.
  await page.route('**/games/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), [PROTOCOL_HEADER]: '1' } }),
  );
  const unrouted = page.waitForEvent('load').then(() => page.unrouteAll());
  await page.evaluate(() => location.assign('#/find'));
  await unrouted;
  await page.waitForFunction(isNewest);
});
