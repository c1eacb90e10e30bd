// The log of a replay scrolls to the line of the present moment.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { asks, savedGame } from '../kit/savedGames.ts';
import { startClient } from './kit/browserAndServer.ts';
import { visitInWords } from './kit/visit.ts';

const started = startClient();

/** The marked line of the log, if all of it is in view. */
const seenLine = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const line = document.querySelector('.log .now');
    const panel = line?.closest('.tabpanel');
    if (!line || !panel) return null;
    const [inner, outer] = [line.getBoundingClientRect(), panel.getBoundingClientRect()];
    return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1 ? line.textContent : null;
  });

test('the log of a replay follows the moment that is shown', async () => {
  const game = savedGame({ id: 'end', modules: 3 }, asks('over'));
  const url = `${started.client.url}#/replay/end/0`;
  const { page, complaints, leave } = await visitInWords(started.browser, url, { games: [game] });
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.fill(String(game.acts.length - 20));
  await expect.poll(() => seenLine(page)).not.toBeNull();

  for (const press of ['One step on', 'One step back']) {
    // Scrolls to the first line: in a panel that begins at its end (`log.css`), positions are negative.
    await page.locator('.tabpanel').evaluate((panel) => panel.scrollTo(0, -panel.scrollHeight));
    await expect.poll(() => seenLine(page)).toBeNull();
    const before = await page.locator('.log .now').textContent();
    // Not every move has a line of its own.
    for (let step = 0; step < 8 && (await page.locator('.log .now').textContent()) === before; step++) {
      await page.getByRole('button', { name: press }).click();
    }
    await expect.poll(() => seenLine(page)).not.toBeNull();
  }
  expect(complaints).toEqual([]);
  await leave();
});
