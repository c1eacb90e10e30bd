// A reload in the middle of each phase of an evening finds the table as it was, and the game goes on from there.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PromptKind } from '../../client/model/prompt.ts';
import { launchBrowser } from '../kit/browser.ts';
import { serveClient, type ClientServer } from '../kit/clientServer.ts';
import { asks, choosing, keptGame, type Moment } from '../kit/keptGames.ts';
import { handsWith, MOUSE } from './kit/mouse.ts';
import { playOn } from './kit/player.ts';
import { promptOf, read } from './kit/reading.ts';
import { bring, visit, visitInWords, type Visit } from './kit/visit.ts';

let browser: Browser;
let client: ClientServer;

beforeAll(async () => {
  [browser, client] = await Promise.all([launchBrowser(), serveClient()]);
});
afterAll(async () => {
  await browser.close();
  await client.close();
});

interface Evening {
  readonly phase: string;
  readonly asks: PromptKind;
  /** What is done first, by the names of buttons: so much of the phase is over. */
  readonly done: readonly RegExp[];
}

const EVENING: readonly Evening[] = [
  { phase: 'the start cards', asks: 'startCard', done: [] },
  { phase: 'removing regulars for a start card', asks: 'strike', done: [/^Remove/] },
  { phase: 'the choice of a new evening', asks: 'evening', done: [] },
  { phase: 'the arrival of the guests', asks: 'guests', done: [] },
  { phase: 'taking orders', asks: 'draft', done: [/^Take the \d$/, /^Take the \d$/] },
  { phase: 'planning', asks: 'plan', done: [/, not placed$/, /^Put /] },
  { phase: 'settling the reputation', asks: 'settle', done: [] },
  { phase: 'serving the guests', asks: 'serve', done: [/, on /, / off /] },
  { phase: 'signing the guest book', asks: 'column', done: [] },
  { phase: 'a bonus that turns somebody away', asks: 'deny', done: [] },
  { phase: 'closing time, when the juggler asks', asks: 'keepCard', done: [] },
];

const curious = choosing('card', '3');

/** What is asked, and everything that lies on the table. */
const tableOf = async (page: Page): Promise<string> =>
  `${await promptOf(page).innerText()}\n${await page.getByRole('main').innerText()}`;

async function open(id: string, moment: Moment): Promise<Visit> {
  const somebody = await visitInWords(browser, client.url);
  await bring(somebody.page, keptGame({ id, module: 5, plays: curious }, moment));
  await somebody.page.goto(`${client.url}#/play/${id}`);
  await promptOf(somebody.page).waitFor();
  return somebody;
}

test.each(EVENING)('in the middle of $phase', async ({ asks: kind, done }) => {
  const somebody = await open(kind, asks(kind));
  const { page } = somebody;
  for (const name of done) await promptOf(page).getByRole('button', { name }).first().click();
  const { title } = await read(page);
  const before = await tableOf(page);
  await page.reload();
  await promptOf(page).waitFor();
  await expect.poll(() => tableOf(page)).toBe(before);
  await playOn(page, handsWith(MOUSE), (reading) => reading.title !== title);
  expect(somebody.complaints).toEqual([]);
  await somebody.leave();
});

test('while the servers bring their dice', async () => {
  const { page, complaints, leave } = await visit(browser, client.url, { sound: false, tableInWords: true });
  const serverHere: Moment = (table) => asks('guests')(table) && (table.players[0]?.beside.server ?? 0) > 0;
  await bring(page, keptGame({ id: 'server', module: 1 }, serverHere));
  await page.goto(`${client.url}#/play/server`);
  await page.locator('.canvas canvas').waitFor();
  await page.getByRole('button', { name: 'Keep these guests' }).click();
  // What happens is being shown, and what has happened is kept already.
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.reload();
  await page.getByRole('region', { name: 'Your tavern' }).getByText('coloured').first().waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  const told = page.getByRole('log');
  expect(await told.getByText('Here comes the server.').count()).toBe(1);
  expect(await told.getByText(/^You roll in your own colour: /).count()).toBe(1);
  await page.getByRole('heading', { name: 'Your turn: take a die' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('at the final count', async () => {
  const somebody = await open('over', asks('over'));
  const { page } = somebody;
  const result = page.getByRole('region', { name: 'The last light goes out' });
  const before = await result.innerText();
  await page.reload();
  await expect.poll(() => result.innerText()).toBe(before);
  expect(somebody.complaints).toEqual([]);
  await somebody.leave();
});
