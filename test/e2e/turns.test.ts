// A hidden choice, or the decision to keep the guests, can be taken back while others decide; on a hidden page a bell
// and a notification tell players of their turn.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MatchView } from '../../game/boardgame.ts';
import { legal, type Seat } from '../../game/index.ts';
import { asks, savedGame } from '../kit/savedGames.ts';
import type { TestClient } from '../server/kit/testClient.ts';
import { startMatch } from '../server/kit/party.ts';
import { isInSight } from './kit/fitting.ts';
import { pressButton } from './kit/keyboard.ts';
import { namesOf, promptOf } from './kit/reading.ts';
import { startServer } from './kit/browserAndServer.ts';
import { INSTANT, visit, visitInWords } from './kit/visit.ts';

const started = startServer();

const heading = (page: Page, name: string) => promptOf(page).getByRole('heading', { name });
const MY_TURN = /^● Your turn/;

/** Ben makes the first of the hidden choices that he may make, through the protocol, without a browser. */
async function benChooses(ben: TestClient): Promise<void> {
  const match = ben.received.view?.G as MatchView;
  const seat = ben.received.you as Seat;
  const move = legal(match.table, seat).find((one) => one.type === 'choose');
  if (move === undefined) throw new Error('Ben has nothing to choose.');
  expect(await ben.socket.move(move)).toBeNull();
}

test('a start card is named when it is chosen, and can be changed by keyboard while another player chooses', async () => {
  const { seats, clients } = await startMatch(started.server, 2, { modules: 5 });
  const { page, complaints, leave } = await visitInWords(
    started.browser,
    `${started.server.url}/#/match/${seats[0]!.id}/seat/${seats[0]!.key}`,
  );
  await heading(page, 'Choose your start card').waitFor();
  await expect.poll(() => page.title()).toMatch(MY_TURN);
  const choices = promptOf(page).getByRole('button', { name: /^Choose start card/ });
  const [first = '', second = ''] = await choices.evaluateAll(namesOf);
  expect(first).toMatch(/^Choose start card \d: .{5,}/);
  for (const choice of [first, second]) {
    await pressButton(page, choice);
    await heading(page, 'Your choice is made').waitFor();
    const named = choice.replace('Choose ', '');
    await promptOf(page).getByText(`Your choice: ${named}`).waitFor();
    // The text view marks the chosen option and no other.
    const cards = page.getByRole('toolbar', { name: 'Start cards', exact: true });
    const marked = cards.getByRole('button').filter({ has: page.getByText('Your choice.', { exact: true }) });
    await expect
      .poll(() => marked.locator('b').allInnerTexts())
      .toEqual([/start card \d/.exec(named)?.[0].replace('s', 'S')]);
    await expect.poll(() => page.title()).not.toMatch(MY_TURN);
    if (choice !== first) break;
    await pressButton(page, 'Change your choice');
    await heading(page, 'Choose your start card').waitFor();
    await expect.poll(() => page.title()).toMatch(MY_TURN);
  }
  await benChooses(clients[1]!);
  await page
    .getByRole('log', { name: 'Log' })
    .getByText(`You begin with ${second.replace('Choose ', '')}.`)
    .waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
])('the button to change a choice is in sight at $width × $height', async (viewport) => {
  const { seats } = await startMatch(started.server, 2, { modules: 5 });
  const place = `${started.server.url}/#/match/${seats[0]!.id}/seat/${seats[0]!.key}`;
  const { page, leave } = await visit(started.browser, place, INSTANT, { viewport, hasTouch: true, isMobile: true });
  await page.locator('.canvas canvas').waitFor();
  const choices = promptOf(page).getByRole('button', { name: /^Choose start card/ });
  await choices.first().waitFor();
  // The card with the longest text leaves the least room.
  const names = await choices.evaluateAll(namesOf);
  const lengths = names.map(({ length }) => length);
  await choices.nth(lengths.indexOf(Math.max(...lengths))).tap();
  const change = promptOf(page).getByRole('button', { name: 'Change your choice' });
  await change.waitFor();
  // In view without scrolling, once the panel has come to rest.
  await expect.poll(() => isInSight(change), { timeout: 10_000 }).toBe(true);
  await leave();
});

test('keeping the guests can be taken back while another player decides', async () => {
  const { seats } = await startMatch(started.server, 2, { modules: 1 });
  const { page, leave } = await visitInWords(
    started.browser,
    `${started.server.url}/#/match/${seats[0]!.id}/seat/${seats[0]!.key}`,
  );
  await pressButton(page, 'Keep these guests');
  await heading(page, 'Your guests are seated').waitFor();
  await expect.poll(() => page.title()).not.toMatch(MY_TURN);
  await pressButton(page, 'Think again');
  await heading(page, 'Your guests are here').waitFor();
  await expect.poll(() => page.title()).toMatch(MY_TURN);
  await leave();
});

test('in pass and play a choice can be changed before the hand-over, and the title announces no turn', async () => {
  const games = [savedGame({ id: 'together', modules: 5, people: 2 }, asks('startCard'))];
  const { page, leave } = await visitInWords(started.browser, `${started.server.url}/#/play/together`, { games });
  await heading(page, 'Choose your start card').waitFor();
  expect(await page.title()).not.toMatch(MY_TURN);
  await promptOf(page)
    .getByRole('button', { name: /^Choose start card/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Anna thinks again' }).click();
  await heading(page, 'Choose your start card').waitFor();
  await page.getByRole('button', { name: 'I am Ben' }).waitFor({ state: 'detached' });
  await leave();
});

test('a turn that comes while the tab is hidden rings, and shows a notification that was allowed in the settings', async () => {
  const { seats, clients } = await startMatch(started.server, 2, { modules: 5 });
  const { page, complaints, leave } = await visit(started.browser, `${started.server.url}/#/settings`, INSTANT);
  const context = page.context();
  // Records the page's notifications; the browser's own class still shows them.
  await context.addInitScript(() => {
    const notices: string[] = [];
    class Recorded extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        notices.push(`${title}: ${options?.body ?? ''}`);
      }
    }
    Object.assign(window, { Notification: Recorded, notices });
  });
  await page.reload();
  const permission = () => page.evaluate(() => Notification.permission);
  expect(await permission()).not.toBe('granted');
  await context.grantPermissions(['notifications'], { origin: started.server.url });
  await page.reload();
  await page.getByRole('switch', { name: 'Also show a notification' }).check();

  const debug = await context.newCDPSession(page);
  const audioNodes: string[] = [];
  debug.on('WebAudio.audioNodeCreated', ({ node }) => audioNodes.push(node.nodeType));
  await debug.send('WebAudio.enable');
  await page.goto(`${started.server.url}/#/match/${seats[0]!.id}/seat/${seats[0]!.key}`);
  await heading(page, 'Choose your start card').waitFor();
  await promptOf(page)
    .getByRole('button', { name: /^Choose start card/ })
    .first()
    .click();
  await heading(page, 'Your choice is made').waitFor();
  // A headless browser never hides a tab, so the page is told that it is hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(audioNodes).toEqual([]);
  await benChooses(clients[1]!);
  await expect.poll(() => audioNodes.filter((type) => /oscillator/i.test(type)).length).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { notices: string[] }).notices))
    .toEqual([expect.stringMatching(/^Your turn: .*the others wait for you\.$/i)]);
  await expect.poll(() => page.title()).toMatch(MY_TURN);
  expect(complaints).toEqual([]);
  await leave();
});
