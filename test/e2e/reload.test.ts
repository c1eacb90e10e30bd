// A reload in the middle of each phase restores the table, and the game goes on.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { PromptKind } from '../../client/model/prompt.ts';
import type { Save } from '../../client/net/saves.ts';
import { asks, choosingManyQuestions, savedGame, type StopsAt } from '../kit/savedGames.ts';
import { handsWith, MOUSE } from './kit/mouse.ts';
import { drawn, playOn } from './kit/player.ts';
import { promptOf, read } from './kit/reading.ts';
import { startClient } from './kit/browserAndServer.ts';
import { bring, visitInWords, visitTable, type Visit } from './kit/visit.ts';

const started = startClient();
let anna: Visit;
let page: Page;

beforeAll(async () => {
  anna = await visitInWords(started.browser, started.client.url);
  ({ page } = anna);
});

interface Case {
  readonly phase: string;
  readonly asks: PromptKind;
  /** Buttons pressed before the reload. */
  readonly done: readonly RegExp[];
  readonly when?: StopsAt;
}

const CASES: readonly Case[] = [
  { phase: 'the start cards', asks: 'startCard', done: [] },
  { phase: 'removing regulars for a start card', asks: 'strike', done: [/^Remove/] },
  { phase: 'the choice of a new evening', asks: 'evening', done: [] },
  { phase: 'the arrival of the guests', asks: 'guests', done: [] },
  { phase: 'taking orders', asks: 'draft', done: [], when: (table) => table.players[0]?.dice.length === 2 },
  { phase: 'planning', asks: 'plan', done: [/, not placed$/, /^Put /] },
  { phase: 'settling the reputation', asks: 'settle', done: [] },
  { phase: 'serving the guests', asks: 'serve', done: [/, on /, / off /] },
  { phase: 'signing the guest book', asks: 'column', done: [] },
  { phase: 'a bonus that turns somebody away', asks: 'deny', done: [] },
  { phase: 'closing time, when the juggler asks', asks: 'keepCard', done: [] },
];

/** The prompt and the text view. */
const tableNow = async (): Promise<string> =>
  `${await promptOf(page).innerText()}\n${await page.getByRole('main').innerText()}`;

/** Opens a saved game at this moment, coming from a page without a table. */
async function open(id: string, moment: StopsAt): Promise<void> {
  await page.goto(`${started.client.url}#/rules`);
  await page.getByRole('heading', { name: 'How to play' }).waitFor();
  // An open table would write its own game over this one.
  await bring(page, savedGame({ id, modules: 5, chooseMove: choosingManyQuestions }, moment));
  await page.goto(`${started.client.url}#/play/${id}`);
  await promptOf(page).waitFor();
  await page.getByText('This is the table in words').waitFor();
}

test.each(CASES)('a reload in the middle of $phase', async ({ asks: kind, done, when = () => true }) => {
  await open(kind, (state) => asks(kind)(state) && when(state));
  // Bots that are asked at the same time as Anna must have answered: they would change the table during the reload.
  await expect.poll(() => page.locator('.plate.acting').count()).toBe(1);
  for (const name of done) {
    await promptOf(page).getByRole('button', { name }).first().click();
    await drawn(page);
  }
  const { title } = await read(page);
  const before = await tableNow();
  await page.reload();
  await page.getByText('This is the table in words').waitFor();
  await expect.poll(() => tableNow()).toBe(before);
  await playOn(page, handsWith(MOUSE), (reading) => reading.title !== title);
  expect(anna.complaints).toEqual([]);
});

test('a reload while the servers bring their dice', async () => {
  const animated = { sound: false, tableInWords: true };
  const serverHere: StopsAt = (table) => asks('guests')(table) && (table.players[0]?.beside.server ?? 0) > 0;
  const game = savedGame({ id: 'server', modules: 1 }, serverHere);
  const { page: tab, complaints, leave } = await visitTable(started.browser, started.client.url, game, animated);
  const actsKept = async () => {
    const save = await tab.evaluate(() => localStorage.getItem('tiefenthal.game.server'));
    return (JSON.parse(save ?? '{"acts":[]}') as Pick<Save, 'acts'>).acts.length;
  };
  const before = await actsKept();
  await tab.getByRole('button', { name: 'Keep these guests' }).click();
  // The move is still being animated, and already saved.
  await expect.poll(actsKept).toBeGreaterThan(before);
  await tab.reload();
  await tab.getByRole('region', { name: 'Your tavern' }).getByText('coloured').first().waitFor();
  await tab.getByRole('tab', { name: 'Log' }).click();
  const told = tab.getByRole('log');
  await expect.poll(() => told.getByText('Phase C: Here comes the server.').count()).toBe(1);
  await expect.poll(() => told.getByText(/^You roll in your own colour: /).count()).toBe(1);
  await tab.getByRole('heading', { name: 'Your turn: take a die' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('a reload at the final count', async () => {
  await open('over', asks('over'));
  const result = page.getByRole('region', { name: 'The last light goes out' });
  const before = await result.innerText();
  await page.reload();
  await expect.poll(() => result.innerText()).toBe(before);
  expect(anna.complaints).toEqual([]);
});
