// `npm run bench -- client`: what the first screen weighs, how soon it and a table are there, and how a table runs.
import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../kit/browser.ts';
import { serveClient, type ClientServer } from '../kit/clientServer.ts';
import { pressButton } from '../e2e/kit/keyboard.ts';
import { playOn } from '../e2e/kit/player.ts';
import { read } from '../e2e/kit/reading.ts';
import { INSTANT, visit } from '../e2e/kit/visit.ts';

const RUNS = 3;
const REST_MS = 5000;
const GAMES = 10;
const KIB = 1024;

type Numbers = Record<
  'firstJsGzipKiB' | 'firstScreenMs' | 'tableMs' | 'fps' | 'p95FrameMs' | 'idleCpu' | 'heapGrowth',
  number
>;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

const hands = { press: pressButton, shop: pressButton };

/** JavaScript that came before anything could be pressed. */
const firstWeight = (client: ClientServer): number =>
  [...client.sent].filter(([path]) => path.endsWith('.js')).reduce((sum, [, bytes]) => sum + bytes, 0) / KIB;

/** Takes what comes and spends nothing: the shortest way through a game. */
async function playLazily(page: Page): Promise<void> {
  for (;;) {
    const { title, deeds, dialog } = await read(page);
    if (title === 'The game is over') return;
    const answer =
      dialog?.answers.find((name) => name === 'Do it anyway') ?? deeds.find((name) => /^Choose /.test(name));
    const die = deeds.find((name) => /^Take the \d$/.test(name));
    if (answer !== undefined) await pressButton(page, answer);
    else await page.keyboard.press(die?.slice(-1) ?? 'c');
    await page.waitForTimeout(30);
  }
}

async function open(page: Page): Promise<void> {
  await pressButton(page, 'Play now');
  await page.locator('.canvas canvas').waitFor();
  await page.getByRole('button', { name: 'Keep these guests' }).waitFor();
}

/** Processor time of the page's process, in seconds. */
async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Runs in the page; as text, because functions with names do not survive the way there. */
const NOTE_FRAMES = `
  window.frameTimes = [];
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    window.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });`;

/** Times between frames while something moves. */
async function frameTimes(page: Page, during: () => Promise<void>): Promise<number[]> {
  await page.evaluate(NOTE_FRAMES);
  await during();
  return page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes.slice(1));
}

async function heapNow(page: Page, session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(500);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function benchClient(): Promise<void> {
  const [browser, client] = await Promise.all([launchBrowser(), serveClient()]);
  const screens: number[] = [];
  const tables: number[] = [];
  let weight = 0;
  for (let run = 0; run < RUNS; run++) {
    client.forget();
    const { page, leave } = await visit(browser, 'about:blank', INSTANT);
    const begin = performance.now();
    await page.goto(client.url);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    screens.push(performance.now() - begin);
    weight = firstWeight(client);
    // As somebody who reads the first page before playing.
    await page.waitForTimeout(REST_MS);
    const played = performance.now();
    await open(page);
    tables.push(performance.now() - played);
    await leave();
  }

  // A table of four at normal speed: guests come, coasters pass.
  const lively = await visit(browser, client.url, { speed: 1, sound: false });
  await lively.page.getByRole('radio', { name: '3 bots' }).check({ force: true });
  const times = await frameTimes(lively.page, async () => {
    await open(lively.page);
    await playOn(lively.page, hands, ({ title }) => title === 'Place your dice');
  });
  await lively.leave();

  const still = await visit(browser, client.url, INSTANT);
  await open(still.page);
  await still.page.waitForTimeout(REST_MS);
  const session = await still.page.context().newCDPSession(still.page);
  await session.send('Performance.enable');
  const before = await processorTime(session);
  await still.page.waitForTimeout(REST_MS);
  const idleCpu = (await processorTime(session)) - before;

  // Ten games in a row; the first one is warming up.
  const heaps: number[] = [];
  for (let game = 0; game <= GAMES; game++) {
    await playLazily(still.page);
    await pressButton(still.page, 'Play again');
    await still.page.getByRole('heading', { name: 'Evening 1 of 8' }).waitFor();
    heaps.push(await heapNow(still.page, session));
  }
  await still.leave();
  await browser.close();
  await client.close();

  const moving = times.sort((a, b) => a - b);
  const total = moving.reduce((sum, time) => sum + time, 0);
  const [first = 1] = heaps;
  const numbers: Numbers = {
    firstJsGzipKiB: rounded(weight, 1),
    firstScreenMs: rounded(median(screens)),
    tableMs: rounded(median(tables)),
    fps: rounded((moving.length / total) * 1000, 1),
    p95FrameMs: rounded(moving[Math.floor(moving.length * 0.95)] ?? 0, 1),
    idleCpu: rounded(idleCpu / (REST_MS / 1000), 3),
    heapGrowth: rounded((heaps.at(-1) ?? first) / first - 1, 3),
  };
  console.table(numbers);
  console.log(JSON.stringify(numbers));
}

await benchClient();
