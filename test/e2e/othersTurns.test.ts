// News of the others' turns, and reasons for refusals, cover nothing that is needed for an answer.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asks, savedGame } from '../kit/savedGames.ts';
import { startClient } from './kit/browserAndServer.ts';
import { promptOf } from './kit/reading.ts';
import { INSTANT, visitTable } from './kit/visit.ts';

const started = startClient();

/** Anna is the last of four to serve in the fifth evening. */
const game = savedGame(
  { id: 'last', modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Carla'] },
  (table) => table.round === 5 && table.start === 1 && asks('serve')(table),
);

const newsOn = (page: Page) => page.getByRole('region', { name: 'What the others did' });

async function openTable(width: number, height: number) {
  const { page, leave } = await visitTable(started.browser, started.client.url, game, INSTANT, {
    viewport: { width, height },
    hasTouch: width < 1000,
    isMobile: width < 1000,
  });
  await newsOn(page).waitFor();
  const [news, table] = await Promise.all([newsOn(page).boundingBox(), page.locator('.easel').boundingBox()]);
  expect(await newsOn(page).getByRole('listitem').count()).toBeGreaterThan(0);
  return { page, news: news!, table: table!, leave };
}

test.each([
  [1280, 720],
  [390, 844],
  [360, 640],
])('at %i × %i the news of the others’ turns stands above the table', async (width, height) => {
  const { news, table, leave } = await openTable(width, height);
  expect(news.y + news.height).toBeLessThanOrEqual(table.y);
  await leave();
});

test('on a phone on its side the news stands in the panel beside the table', async () => {
  const { news, table, leave } = await openTable(844, 390);
  expect(news.x).toBeGreaterThanOrEqual(table.x + table.width);
  expect(news.y + news.height).toBeLessThanOrEqual(390);
  await leave();
});

test('on a phone on its side, in large letters, the news leaves room for the button that ends the turn', async () => {
  const { page, leave } = await visitTable(
    started.browser,
    started.client.url,
    game,
    { ...INSTANT, textSize: 160 },
    { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  );
  const end = promptOf(page).getByRole('button', { name: 'End your turn' });
  await end.waitFor();
  await expect.poll(async () => (await end.boundingBox())?.height).toBeGreaterThan(40);
  const seats = await page.locator('.seats').boundingBox();
  const { y, height } = (await end.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(seats!.y + 1);
  await leave();
});

test.each([
  [390, 844],
  [844, 390],
])(
  'at %i × %i the reason for a refusal hides nothing of the table and nothing that is asked',
  async (width, height) => {
    const { page, table, leave } = await openTable(width, height);
    await page.getByRole('tab', { name: 'Table in words' }).tap();
    await page.getByRole('tabpanel').locator('.item', { hasText: 'This takes' }).first().dispatchEvent('click');
    const isApart = async () => {
      const toast = (await page.locator('.toast').boundingBox())!;
      const prompt = (await page.locator('.prompt').boundingBox())!;
      // The toast is beside each of them, or above it and over its edge by no more than 8 pixels.
      return [table, prompt].map(
        (other) =>
          toast.y + toast.height <= other.y + 8 || toast.x >= other.x + other.width || toast.x + toast.width <= other.x,
      );
    };
    await expect.poll(isApart).toEqual([true, true]);
    await leave();
  },
);
