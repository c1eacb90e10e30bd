// Size of the JavaScript of the first screen, time until the screen shows, and time until a table takes a move.
import type { Browser, Page } from 'playwright-core';
import { firstScripts } from '../kit/firstScripts.ts';
import type { ClientServer } from '../kit/clientServer.ts';
import { pressButton } from '../e2e/kit/keyboard.ts';
import { INSTANT, visit } from '../e2e/kit/visit.ts';
import { median } from './median.ts';

const RUNS = 3;
/** A pause for reading the first screen before playing. */
const READING_MS = 5000;
const KIB = 1024;

/** KiB of JavaScript that the first screen needs, compressed. Scripts that are fetched ahead for later do not count. */
async function weightOf(browser: Browser, { sent, url }: ClientServer): Promise<number> {
  const needed = await firstScripts(browser, url);
  return needed.reduce((sum, path) => sum + (sent.get(path) ?? NaN), 0) / KIB;
}

/** Resolves when the table takes a move. */
export async function openTable(page: Page): Promise<void> {
  await pressButton(page, 'Play now');
  await page.locator('.canvas canvas').waitFor();
  await page.getByRole('button', { name: 'Keep these guests' }).waitFor();
}

export interface Start {
  readonly firstJsGzipKiB: number;
  readonly firstScreenMs: number;
  readonly tableMs: number;
}

export async function measureStart(browser: Browser, client: ClientServer): Promise<Start> {
  const screens: number[] = [];
  const tables: number[] = [];
  let firstJsGzipKiB = 0;
  for (let run = 0; run < RUNS; run++) {
    client.forget();
    const { page, leave } = await visit(browser, 'about:blank', INSTANT);
    const begin = performance.now();
    await page.goto(client.url);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    screens.push(performance.now() - begin);
    await page.waitForTimeout(READING_MS);
    const pressed = performance.now();
    await openTable(page);
    tables.push(performance.now() - pressed);
    firstJsGzipKiB = await weightOf(browser, client);
    await leave();
  }
  return { firstJsGzipKiB, firstScreenMs: median(screens), tableMs: median(tables) };
}
