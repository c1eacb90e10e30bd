// A whole game without a canvas, by keyboard and accessible names alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../kit/browser.ts';
import { serveClient, type ClientServer } from '../kit/clientServer.ts';
import { pressButton } from './kit/keyboard.ts';
import { playOn } from './kit/player.ts';
import { visitInWords } from './kit/visit.ts';

let browser: Browser;
let client: ClientServer;

beforeAll(async () => {
  [browser, client] = await Promise.all([launchBrowser(), serveClient()]);
});
afterAll(async () => {
  await browser.close();
  await client.close();
});

test('a game is played from the home page to the result without mouse and canvas', async () => {
  const somebody = await visitInWords(browser, client.url);
  const { page } = somebody;
  await page.getByRole('radio', { name: '2 bots' }).focus();
  await page.keyboard.press('ArrowLeft');
  await pressButton(page, 'Play now');
  await page.getByText('This is the table in words').waitFor();
  const { titles } = await playOn(page, { press: pressButton, shop: pressButton });
  expect([...titles]).toEqual(
    expect.arrayContaining([
      'Your guests are here',
      'Your turn: take a die',
      'Place your dice',
      'Your turn: serve your guests',
    ]),
  );
  await page.getByRole('region', { name: 'The last light goes out' }).waitFor();
  expect(await page.getByRole('table').count()).toBe(2);
  await pressButton(page, 'Play again');
  await page.getByRole('heading', { name: 'Evening 1 of 8' }).waitFor();
  expect(somebody.complaints).toEqual([]);
  await somebody.leave();
});
