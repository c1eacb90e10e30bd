// The picture of a tavern: a PNG of the size that chat programs show, saved from the result of a game and from the menu
// during one, or shared with another program.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sizeOfPng } from '../kit/png.ts';
import { asks, savedGame } from '../kit/savedGames.ts';
import { startClient } from './kit/browserAndServer.ts';
import { bring, INSTANT, visit } from './kit/visit.ts';

const started = startClient();

const SIZE = { width: 1200, height: 630 };

async function savePicture(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a picture of your tavern', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tiefenthal.png');
  return readFile(await download.path());
}

test('the result and the menu save a picture of 1200 by 630', async () => {
  const games = [
    savedGame({ id: 'over', modules: 5 }, asks('over')),
    savedGame({ id: 'serve', modules: 1 }, asks('serve')),
  ];
  const url = `${started.client.url}#/play/over`;
  const { page, complaints, leave } = await visit(started.browser, url, INSTANT, { games });
  const ofResult = await savePicture(page);
  expect(sizeOfPng(ofResult)).toEqual(SIZE);
  await page.getByRole('button', { name: 'Saved to your downloads.' }).waitFor();
  await page.goto(`${started.client.url}#/play/serve`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const ofGame = await savePicture(page);
  expect(sizeOfPng(ofGame)).toEqual(SIZE);
  expect(ofGame.equals(ofResult)).toBe(false);
  expect(complaints).toEqual([]);
  await leave();
});

test('where the system can share files, the picture is shared, and the page says nothing of a download', async () => {
  const { page, leave } = await visit(started.browser, started.client.url, INSTANT, { locale: 'de-DE' });
  await page.addInitScript(() => {
    const shared: { name: string; type: string; size: number }[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [] }: ShareData) => {
        for (const { name, type, size } of files) shared.push({ name, type, size });
        return Promise.resolve();
      },
    });
    Object.assign(window, { shared });
  });
  await bring(page, savedGame({ id: 'over', modules: 2, names: ['', 'Ben'] }, asks('over')));
  await page.goto(`${started.client.url}#/play/over`);
  // The address differs in its hash only, which loads no page: only the reload runs the init script.
  await page.reload();
  await page.getByRole('button', { name: 'Bild deiner Taverne speichern', exact: true }).click();
  await page.waitForFunction(() => (window as unknown as { shared: unknown[] }).shared.length > 0);
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([{ name: 'tiefenthal.png', type: 'image/png', size: expect.any(Number) as number }]);
  expect(await page.getByText('Das Bild liegt bei deinen Downloads.').count()).toBe(0);
  await leave();
});
