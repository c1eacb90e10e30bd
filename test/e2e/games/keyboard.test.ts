// A whole game without a canvas, by keyboard and accessible names alone.
import { expect, test } from 'vitest';
import { pressButton } from '../kit/keyboard.ts';
import { playOn } from '../kit/player.ts';
import { startClient } from '../kit/browserAndServer.ts';
import { visitInWords } from '../kit/visit.ts';

const started = startClient();

test('a game is played from the home page to the result without mouse and canvas', async () => {
  const somebody = await visitInWords(started.browser, started.client.url);
  const { page } = somebody;
  await page.getByRole('combobox', { name: 'Bots', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await pressButton(page, 'Play now');
  await page.getByText('This is the table in words').waitFor();
  const { titles, bought } = await playOn(page, { press: pressButton });
  expect([...titles]).toEqual(
    expect.arrayContaining([
      'Your guests are here',
      'Your turn: take a die',
      'Place your dice',
      'Your turn: serve your guests',
    ]),
  );
  expect(bought).not.toEqual([]);
  await page.getByRole('region', { name: 'The last light goes out' }).waitFor();
  // The points by source, and the points after each evening.
  expect(await page.getByRole('table').count()).toBe(2);
  await pressButton(page, 'Play again');
  await page.getByRole('heading', { name: 'Evening 1 of 8' }).waitFor();
  expect(somebody.complaints).toEqual([]);
  await somebody.leave();
});
