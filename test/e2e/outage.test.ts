// The server is restarted in the middle of an evening: players wait, and play on when it is back.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../kit/browser.ts';
import { closeServers } from '../server/kit/server.ts';
import { closeClients } from '../server/kit/testClient.ts';
import { seatPeople, getReady } from '../server/kit/party.ts';
import { FINGER, handsWith, MOUSE } from './kit/mouse.ts';
import { playOn } from './kit/player.ts';
import { promptOf, type Reading } from './kit/reading.ts';
import { openTavernServer } from './kit/tavernServer.ts';
import { INSTANT, visit, withoutOutages } from './kit/visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(async () => {
  closeClients();
  await closeServers();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const nextEvening = ({ evening }: Reading): boolean => evening === 2;

test('a desktop and a phone play on when the server is back', async () => {
  const server = await openTavernServer();
  const seats = await seatPeople(server);
  await getReady(server, seats);
  const [annasLink, bensLink] = seats.map(({ id, key }) => `${server.url}/#/match/${id}/seat/${key}`);
  const [anna, ben] = await Promise.all([
    visit(browser, annasLink!, { ...INSTANT, tableInWords: true }),
    visit(browser, bensLink!, INSTANT, PHONE),
  ]);
  for (const { page } of [anna, ben]) await page.locator('.canvas canvas').waitFor();
  await anna.page.getByRole('button', { name: 'Keep these guests' }).click();

  const { dir, url } = server;
  await server.close();
  for (const { page } of [anna, ben]) await page.getByText('The server is restarting').first().waitFor();
  await openTavernServer({ port: Number(new URL(url).port) }, dir);

  await promptOf(ben.page).getByRole('button', { name: 'Keep these guests' }).waitFor();
  await Promise.all([
    playOn(anna.page, handsWith(MOUSE), nextEvening),
    playOn(ben.page, handsWith(FINGER), nextEvening),
  ]);
  expect([anna, ben].flatMap(({ complaints }) => withoutOutages(complaints))).toEqual([]);
  await Promise.all([anna.leave(), ben.leave()]);
});
