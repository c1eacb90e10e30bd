// News of the others' turns covers nothing that is needed for an answer, or leaves by itself.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asks, keptGame } from '../kit/keptGames.ts';
import { startClient } from './kit/browserAndServer.ts';
import { bring, INSTANT, visit } from './kit/visit.ts';

const started = startClient();

/** The last of four to serve in the fifth evening. */
const game = keptGame(
  { id: 'last', modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Carla'] },
  (table) => table.round === 5 && table.start === 1 && asks('serve')(table),
);

const lines = (page: Page) => page.getByRole('region', { name: 'What the others did' });

async function come(width: number, height: number) {
  const { page, leave } = await visit(started.browser, `${started.client.url}#/rules`, INSTANT, {
    viewport: { width, height },
  });
  await bring(page, game);
  await page.goto(`${started.client.url}#/play/last`);
  await page.locator('.canvas canvas').waitFor();
  await lines(page).waitFor();
  return { page, leave };
}

test('on a wide screen it stands above the table', async () => {
  const { page, leave } = await come(1280, 720);
  const [told, table] = await Promise.all([lines(page).boundingBox(), page.locator('.easel').boundingBox()]);
  expect(await lines(page).getByRole('listitem').count()).toBeGreaterThan(0);
  expect(told!.y + told!.height).toBeLessThanOrEqual(table!.y);
  await leave();
});

test('on a phone it is put away and brought back by a button', async () => {
  const { page, leave } = await come(390, 844);
  const told = () => lines(page).getByRole('listitem').count();
  const button = lines(page).getByRole('button', { name: 'What the others did' });
  const isOpen = (await told()) > 0;
  await button.click();
  await expect.poll(async () => (await told()) > 0).toBe(!isOpen);
  await button.click();
  await expect.poll(async () => (await told()) > 0).toBe(isOpen);
  await leave();
});
