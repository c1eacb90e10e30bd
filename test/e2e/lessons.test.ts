// Lessons in a browser: each to its end by keys alone, the first one also by mouse, and with a wrong turn; they go on
// after a reload, and can be left.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pressButton } from './kit/keyboard.ts';
import { handsWith, MOUSE } from './kit/mouse.ts';
import { playOn } from './kit/player.ts';
import type { Reading } from './kit/reading.ts';
import { startClient } from './kit/browserAndServer.ts';
import { INSTANT, visit, visitInWords } from './kit/visit.ts';

const started = startClient();

const lesson = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const said = (page: Page) => lesson(page).locator('p.sentence');

const begin = async (page: Page, title: string) => {
  await page.goto(`${started.client.url}#/learn`);
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await said(page).waitFor();
};

const KEYS = { press: pressButton };
const thirdEvening = ({ evening }: Reading): boolean => evening === 3;
const asked =
  (beginning: string) =>
  ({ title }: Reading): boolean =>
    title.startsWith(beginning);

/** Presses “Go on” whenever the panel of the lesson has that button, until its text contains `end`. */
const readUpTo = (page: Page, end: string, goOn: () => Promise<void>): Promise<void> =>
  expect
    .poll(async () => {
      const text = (await said(page).textContent()) ?? '';
      if (!text.includes(end) && (await lesson(page).getByRole('button', { name: 'Go on' }).isVisible())) await goOn();
      return text;
    })
    .toContain(end);

test.each([
  { title: 'Your first evening', until: thirdEvening, end: 'That was a whole evening' },
  { title: 'Entertainers and schnapps', until: thirdEvening, end: 'some guests and your reputation bring schnapps' },
  { title: 'Bards and reputation', until: thirdEvening, end: 'Thalers and beer in balance' },
  { title: 'Start cards', until: asked('Your turn: take a die'), end: 'The rest is as you know it' },
  { title: 'The guest book', until: asked('Your guests are here'), end: 'Now you know all five modules' },
])('$title is played to its end by keys', async ({ title, until, end }) => {
  const { page, complaints, leave } = await visitInWords(started.browser, started.client.url);
  await begin(page, title);
  await playOn(page, KEYS, until);
  await readUpTo(page, end, () => pressButton(page, 'Go on'));
  await pressButton(page, 'Play on');
  await lesson(page).waitFor({ state: 'detached' });
  await page.goto(`${started.client.url}#/learn`);
  await page.getByRole('region', { name: title }).getByText('Learnt.').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('the first lesson is played to its end by mouse, on the canvas', async () => {
  const { page, complaints, leave } = await visit(started.browser, started.client.url, INSTANT);
  await begin(page, 'Your first evening');
  await page.locator('.canvas canvas').waitFor();
  await playOn(page, handsWith(MOUSE), thirdEvening);
  const goOn = lesson(page).getByRole('button', { name: 'Go on' });
  await readUpTo(page, 'That was a whole evening', () => goOn.click());
  expect(complaints).toEqual([]);
  await leave();
});

test('a wrong turn is told, what would have been better is said, and the lesson goes on', async () => {
  const { page, leave } = await visitInWords(started.browser, started.client.url);
  await begin(page, 'Your first evening');
  await pressButton(page, 'Go on');
  await pressButton(page, 'Go on');
  await expect.poll(() => said(page).textContent()).toContain('keep these guests');
  await pressButton(page, 'Give up a counter guest and draw again');
  // No counter guest is left, so the new guests stay without a question.
  await expect.poll(() => said(page).textContent()).toContain('You gave up the counter guest');
  await pressButton(page, 'Go on');
  // Other guests sit there now, and no server has come.
  await expect.poll(() => said(page).textContent()).toContain('Now the dice. Take a white one from your coaster');
  await leave();
});

test('a lesson goes on where it was after a reload, and can be left', async () => {
  const { page, leave } = await visitInWords(started.browser, started.client.url);
  await begin(page, 'Your first evening');
  await pressButton(page, 'Go on');
  await expect.poll(() => said(page).textContent()).toContain('Three regulars');
  await page.reload();
  await expect.poll(() => said(page).textContent()).toContain('Three regulars');
  await pressButton(page, 'Leave the lesson');
  await pressButton(page, 'Stay');
  await expect.poll(() => said(page).textContent()).toContain('Three regulars');
  await pressButton(page, 'Leave the lesson');
  await pressButton(page, 'Play without it');
  await lesson(page).waitFor({ state: 'detached' });
  await leave();
});
