// Online matches in the browser: an evening of two people and a bot, the clocks, those who are waited for, notices,
// chat and log, and the way to the next game.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SHORTCUTS } from '../../client/overlay/keys/shortcuts.ts';
import { getReady, playToTheEnd, seatPeople, startMatch } from '../server/kit/party.ts';
import { randomChooser } from '../server/kit/tavern.ts';
import { isInSight, SIZES } from './kit/fitting.ts';
import { handsWith, MOUSE } from './kit/mouse.ts';
import { playOn } from './kit/player.ts';
import { promptOf, type Reading } from './kit/reading.ts';
import { startServer } from './kit/browserAndServer.ts';
import { INSTANT, visit } from './kit/visit.ts';

const started = startServer();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const IN_WORDS = { ...INSTANT, tableInWords: true };
const isSecondEvening = ({ evening }: Reading): boolean => evening === 2;

/** The number of these elements that a player sees. */
const countInSight = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll(
    (all) =>
      all.filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return width > 0 && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }).length,
  );

test('two people and a bot play the first evening', async () => {
  const anna = await visit(started.browser, `${started.server.url}/#/create`, IN_WORDS);
  await anna.page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await anna.page.getByRole('radio', { name: '3 players' }).check({ force: true });
  await anna.page.getByRole('radio', { name: '1 bot' }).check({ force: true });
  await anna.page.getByRole('radio', { name: 'Only with the link' }).check({ force: true });
  await button(anna.page, 'Open the table').click();
  const link = await anna.page.getByRole('textbox', { name: 'Link to this table' }).inputValue();

  const ben = await visit(started.browser, link, IN_WORDS);
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await button(ben.page, 'Take a seat').click();
  await button(ben.page, 'I am ready').click();
  await button(ben.page, 'Good evening!').click();
  await anna.page.getByRole('log', { name: 'Chat' }).getByText('Good evening!').waitFor();
  await button(anna.page, 'Begin').click();

  for (const { page } of [anna, ben]) await page.locator('.canvas canvas').waitFor();
  await anna.page.reload();
  await promptOf(anna.page).waitFor();
  await Promise.all([anna, ben].map(({ page }) => playOn(page, handsWith(MOUSE), isSecondEvening)));

  await button(ben.page, /^Anna: /).waitFor();
  await ben.page.getByRole('tab', { name: 'Chat' }).click();
  await ben.page.getByRole('textbox', { name: 'Say something' }).fill('What an evening');
  await ben.page.keyboard.press('Enter');
  await anna.page.getByRole('tab', { name: 'Chat (1)' }).click();
  await anna.page.getByRole('log', { name: 'Chat' }).getByText('What an evening').waitFor();

  // The home page leads back to the table.
  await anna.page.goto(`${started.server.url}/#/`);
  await anna.page.getByRole('link', { name: 'Go on: Anna’s table' }).click();
  await promptOf(anna.page).waitFor();

  expect(anna.complaints).toEqual([]);
  expect(ben.complaints).toEqual([]);
  await Promise.all([anna.leave(), ben.leave()]);
});

test('screens of every size show the clocks of those who are waited for, and that somebody is away', async () => {
  const seats = await seatPeople(started.server, 4, { turnSeconds: 300 });
  await getReady(started.server, seats);
  const { page, leave } = await visit(
    started.browser,
    `${started.server.url}/#/match/${seats[0]!.id}/seat/${seats[0]!.key}`,
    INSTANT,
  );
  await page.locator('.canvas canvas').waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const message = `${size.width} × ${size.height}`;
    // The other three have never connected.
    await expect.poll(() => countInSight(page, '.timeLeft'), { message }).toBe(4);
    await expect.poll(() => countInSight(page, '.gone'), { message }).toBe(3);
  }
  await leave();
});

test('at a table without clocks a wide screen names those who are waited for', async () => {
  const { seats } = await startMatch(started.server);
  const [anna] = seats;
  const { page, leave } = await visit(
    started.browser,
    `${started.server.url}/#/match/${anna!.id}/seat/${anna!.key}`,
    INSTANT,
  );
  const waitedFor = page.locator('.waitedFor .called:visible');
  await expect.poll(() => waitedFor.allInnerTexts()).toEqual(['Anna', 'Ben']);
  await button(page, 'Keep these guests').click();
  await expect.poll(() => waitedFor.allInnerTexts()).toEqual(['Ben']);
  await leave();
});

test('a notice can be closed while the chat is open', async () => {
  const { id } = await startMatch(started.server);
  const { page, leave } = await visit(started.browser, `${started.server.url}/t/${id}`, INSTANT);
  await page.locator('.canvas canvas').waitFor();
  await page.getByRole('tab', { name: 'Chat' }).click();
  const notice = page.locator('.notice', { hasText: 'You are watching.' });
  // It lies in the dock, and hides nothing of the table.
  const [box, dock] = await Promise.all([notice.boundingBox(), page.locator('.dock').boundingBox()]);
  expect(box!.y).toBeGreaterThanOrEqual(dock!.y);
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  await leave();
});

test('the close button of the log is in sight beside its filter, and long lines leave the field of the chat in sight', async () => {
  const { seats, clients } = await startMatch(started.server);
  for (const text of ['A'.repeat(280), 'B'.repeat(280), 'hello']) await clients[1]!.socket.say({ text });
  const [anna] = seats;
  const link = `${started.server.url}/#/match/${anna!.id}/seat/${anna!.key}`;
  const desk = await visit(started.browser, link, INSTANT);
  await desk.page.locator('.canvas canvas').waitFor();
  await desk.page.keyboard.press(SHORTCUTS.log);
  const shut = desk.page.locator('.tabpanel > .shut');
  await expect.poll(() => isInSight(shut)).toBe(true);
  await shut.click();
  await desk.leave();
  const phone = await visit(started.browser, link, INSTANT, PHONE);
  await phone.page.getByRole('tab', { name: 'Chat' }).click();
  await expect.poll(() => isInSight(phone.page.getByRole('textbox', { name: 'Say something' }))).toBe(true);
  await expect.poll(() => isInSight(phone.page.getByText('hello'))).toBe(true);
  await phone.leave();
});

test('over the result a wide screen shows chat and the way to the next game', async () => {
  const party = await startMatch(started.server);
  await playToTheEnd(party, randomChooser('next game'));
  const { page, leave } = await visit(started.browser, `${started.server.url}/t/${party.id}`, INSTANT);
  await page.getByRole('button', { name: 'Watch from the start' }).waitFor();
  await party.clients[0]!.socket.say({ phrase: 'wellPlayed' });
  await expect.poll(() => countInSight(page, '.latestLine')).toBe(1);
  await started.server.lobby.playAgain(party.seats[0]!);
  await page.getByRole('link', { name: 'Watch the next game' }).click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await leave();
});
