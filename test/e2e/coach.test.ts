// The coach in a real browser: it is asked by click and by key, it thinks in a worker, and its advice is played.
// A finished game is reviewed, with a jump into the replay and back.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asks, savedGame } from '../kit/savedGames.ts';
import { startClient } from './kit/browserAndServer.ts';
import { INSTANT, visit, visitTable } from './kit/visit.ts';

const started = startClient();

const NAMES = ['Anna', 'Alma', 'Bruno'];
const planning = savedGame(
  { id: 'planning', modules: 3, names: NAMES },
  (state) => state.round === 3 && asks('plan')(state),
);
const drafting = savedGame({ id: 'drafting', modules: 1, names: NAMES }, asks('draft'));
const over = savedGame({ id: 'over', modules: 3, names: NAMES }, asks('over'));

const advice = (page: Page) => page.getByRole('region', { name: 'What the coach says' });
const placed = (page: Page) => page.getByRole('button', { name: /^(white|coloured) \d, on / });

test('at a table the coach is asked by click and by key, and its advice is shown and played', async () => {
  const { page, complaints, leave } = await visitTable(started.browser, started.client.url, planning);

  await page.getByRole('button', { name: 'What would you do?' }).first().click();
  const best = advice(page).getByRole('listitem').first();
  await best.waitFor();
  expect(page.workers().some((worker) => worker.url().includes('coachWorker'))).toBe(true);
  expect(await best.getByRole('button', { name: /^Show on the table/ }).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await advice(page).waitFor({ state: 'detached' });

  await page.keyboard.press('a');
  await best.waitFor();
  expect(await placed(page).count()).toBe(0);
  await best.getByRole('button', { name: /^Do it/ }).click();
  await expect.poll(() => placed(page).count()).toBeGreaterThan(0);
  // Asks what would be better than the plan on the table.
  await page.keyboard.press('b');
  await advice(page).getByText('The coach would leave the dice as they lie.').waitFor();

  expect(complaints).toEqual([]);
  await leave();
});

test('advice that is followed is gone while the move is animated', async () => {
  const { page, leave } = await visitTable(started.browser, started.client.url, drafting, { ...INSTANT, speed: 1 });
  await page.getByRole('button', { name: 'What would you do?' }).first().click();
  await advice(page)
    .getByRole('button', { name: /^Do it/ })
    .first()
    .click();
  expect(await advice(page).count()).toBe(0);
  await leave();
});

test('after a game the coach reviews it, with a jump to a mistake and back', async () => {
  const url = `${started.client.url}#/play/over`;
  const { page, complaints, leave } = await visit(started.browser, url, INSTANT, { games: [over] });
  await page.getByRole('button', { name: 'Review my game' }).click();
  const review = page.getByRole('region', { name: 'Your game, reviewed' });
  const mistakes = review.getByRole('region', { name: 'The costliest mistakes' });
  await mistakes.getByRole('listitem').first().waitFor({ timeout: 120_000 });
  expect(await mistakes.getByRole('listitem').count()).toBe(3);

  const told = await mistakes.getByRole('listitem').first().innerText();
  const [, evening] = /^Evening (\d)/.exec(told) ?? [];
  await mistakes
    .getByRole('button', { name: /^Show this moment/ })
    .first()
    .click();
  await review.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: `Evening ${evening} of 8` }).waitFor();
  await page.locator('.canvas canvas').waitFor();
  await page.getByRole('button', { name: 'Review my game' }).click();
  await mistakes.getByRole('listitem').first().waitFor();

  expect(complaints).toEqual([]);
  await leave();
});
