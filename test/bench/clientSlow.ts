// The first screen and the first table on a slow phone: a small screen, a slow processor, a slow network, nothing cached.
// Both times are taken inside the page, so that those of the test tool are not in them.
import type { Browser, Page } from 'playwright-core';
import { serveClient, type ClientServer } from '../kit/clientServer.ts';
import { INSTANT, visit } from '../e2e/kit/visit.ts';
import { median } from './median.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const CPU_SLOWDOWN = 4;
const BYTES_A_SECOND = 1_600_000 / 8;
/** The upload is as fast as the download, since a few headers are all that is sent. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: BYTES_A_SECOND, uploadThroughput: BYTES_A_SECOND };
const RUNS = 3;
/** Time for reading the first screen before playing. */
const READING_MS = 5000;
const KIB = 1024;

/**
 * Runs in the page before anything else; as text, because the compiler's helpers for named functions are missing there.
 * `painted` resolves with the time of the frame after the one that finds the thing there: by then it is painted.
 */
const TAKE_TIMES = `{
  const enabledButton = (name) => {
    const buttons = [...document.querySelectorAll('button')];
    return buttons.find((one) => one.textContent.trim().startsWith(name) && one.getAttribute('aria-disabled') !== 'true');
  };
  const painted = (isThere) =>
    new Promise((done) => {
      const look = () =>
        requestAnimationFrame(() => (isThere() ? requestAnimationFrame(() => done(performance.now())) : look()));
      look();
    });
  // The tavern itself is an SVG; those inside it are the guests in its windows, who come all at once.
  const isHome = () => enabledButton('Play now') !== undefined && document.querySelector('.tavernFront svg') !== null;
  const isTable = () =>
    enabledButton('Keep these guests') !== undefined && document.querySelector('.table.painted') !== null;
  window.slowTimes = {
    firstScreen: painted(isHome),
    table: async () => {
      const pressed = performance.now();
      enabledButton('Play now').click();
      return (await painted(isTable)) - pressed;
    },
  };
}`;

interface Times {
  readonly firstScreen: Promise<number>;
  readonly table: () => Promise<number>;
}

type Timed = Window & { slowTimes: Times };

/** From the navigation until “Play now” can be pressed and the tavern is painted, guests in its windows. */
const firstScreen = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Timed).slowTimes.firstScreen);

/** From the press of “Play now” until the table is painted and takes a move. */
const table = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Timed).slowTimes.table());

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

const loadedKiB = ({ sent }: ClientServer): number => [...sent.values()].reduce((sum, bytes) => sum + bytes, 0) / KIB;

interface Slow {
  readonly firstScreenMs: number;
  readonly firstScreenKiB: number;
  readonly tableMs: number;
  /** Since the navigation: what the first screen loaded is included. */
  readonly tableKiB: number;
}

async function visitOnce(browser: Browser, client: ClientServer, readingMs: number): Promise<Slow> {
  const { page, leave } = await visit(browser, 'about:blank', INSTANT, PHONE);
  await slowDown(page);
  await page.addInitScript(TAKE_TIMES);
  client.forget();
  await page.goto(client.url, { waitUntil: 'commit' });
  const firstScreenMs = await firstScreen(page);
  const firstScreenKiB = loadedKiB(client);
  await page.waitForTimeout(readingMs);
  const tableMs = await table(page);
  const tableKiB = loadedKiB(client);
  await leave();
  return { firstScreenMs, firstScreenKiB, tableMs, tableKiB };
}

/** `tableMs` is after a pause for reading the first screen, `hastyTableMs` without one. */
export async function measureSlowPhone(browser: Browser): Promise<Slow & { hastyTableMs: number }> {
  const client = await serveClient({ brotli: true });
  const runs: Slow[] = [];
  const hasty: Slow[] = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push(await visitOnce(browser, client, READING_MS));
    hasty.push(await visitOnce(browser, client, 0));
  }
  await client.close();
  const middle = (name: keyof Slow, of: readonly Slow[] = runs): number => median(of.map((one) => one[name]));
  return {
    firstScreenMs: middle('firstScreenMs', [...runs, ...hasty]),
    firstScreenKiB: middle('firstScreenKiB'),
    tableMs: middle('tableMs'),
    tableKiB: middle('tableKiB'),
    hastyTableMs: middle('tableMs', hasty),
  };
}
