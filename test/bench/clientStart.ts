// Size of the first screen, time until it shows, and time until a table takes a move.
import type { Browser, Page } from 'playwright-core';
import type { ClientServer } from '../kit/clientServer.ts';
import { pressButton } from '../e2e/kit/keyboard.ts';
import { INSTANT, visit } from '../e2e/kit/visit.ts';
import { median } from './median.ts';

const RUNS = 3;
/** A pause for reading the first page before playing. */
const READING_MS = 5000;
const KIB = 1024;

/** Bytes of JavaScript that the first page needs: the scripts that its HTML names. What is fetched ahead for later is not among them. */
async function weightOf({ sent, url }: ClientServer): Promise<number> {
  const html = await (await fetch(url)).text();
  const needed = [...sent].filter(([path]) => path.endsWith('.js') && html.includes(path));
  return needed.reduce((sum, [, bytes]) => sum + bytes, 0) / KIB;
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
    firstJsGzipKiB = await weightOf(client);
    await page.waitForTimeout(READING_MS);
    const played = performance.now();
    await openTable(page);
    tables.push(performance.now() - played);
    await leave();
  }
  return { firstJsGzipKiB, firstScreenMs: median(screens), tableMs: median(tables) };
}
