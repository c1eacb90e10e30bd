// The canvas: a whole game by mouse, an evening by touch, and a window that was resized to nothing and back.
import { expect, test } from 'vitest';
import { SHORTCUTS } from '../../../client/overlay/keys/shortcuts.ts';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { FINGER, handsWith, MOUSE } from '../kit/mouse.ts';
import { playOn } from '../kit/player.ts';
import type { Reading } from '../kit/reading.ts';
import { startClient } from '../kit/browserAndServer.ts';
import { INSTANT, visit, visitTable } from '../kit/visit.ts';

const started = startClient();

test('a whole game of all modules by mouse', async () => {
  const { page, complaints, leave } = await visit(started.browser, started.client.url, INSTANT);
  await page.getByRole('combobox', { name: 'Modules' }).selectOption('5');
  await page.getByRole('combobox', { name: 'Bots', exact: true }).selectOption('1');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.canvas canvas').waitFor();
  const { bought } = await playOn(page, handsWith(MOUSE));
  await page.getByRole('region', { name: 'The last light goes out' }).waitFor();
  expect(bought).not.toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

test('an evening by finger on a phone', async () => {
  const { page, complaints, leave } = await visit(started.browser, started.client.url, INSTANT, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('combobox', { name: 'Bots', exact: true }).selectOption('1');
  await page.getByRole('button', { name: 'Play now' }).tap();
  await page.locator('.canvas canvas').waitFor();
  await playOn(page, handsWith(FINGER), ({ evening }) => evening === 2);
  // Nothing overflows sideways, and all buttons but skip links and those of the log are large enough for a finger.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const small = await page.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 1 && !button.closest('.log') && Math.min(width, height) < 44 && !button.classList.contains('skip')
        ? [button.textContent]
        : [];
    }),
  );
  expect(small).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});

test('a window that was resized to nothing and back shows the present table', async () => {
  const game = savedGame({ id: 'folded', modules: 1 }, asks('guests'));
  const { page, complaints, leave } = await visitTable(started.browser, started.client.url, game);
  for (const size of [
    { width: 390, height: 300 },
    { width: 320, height: 110 },
    { width: 200, height: 40 },
  ]) {
    await page.setViewportSize(size);
    const plates = page.getByRole('region', { name: 'Players' }).getByRole('button');
    for (const seat of [1, 0]) await plates.nth(seat).press('Enter');
  }
  await page.keyboard.press(SHORTCUTS.done);
  await page.getByRole('heading', { name: 'Your turn: take a die' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 720 });
  const hasOwnDie = ({ buttons }: Reading) => buttons.some((name) => name.endsWith(', not placed'));
  await playOn(page, handsWith(MOUSE), hasOwnDie);
  expect(complaints).toEqual([]);
  await leave();
});
