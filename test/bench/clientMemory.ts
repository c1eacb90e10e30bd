// Growth of what one page keeps over many games.
import type { Page } from 'playwright-core';
import { pressButton } from '../e2e/kit/keyboard.ts';
import { playToTheEnd } from './clientHands.ts';
import { type Kept, keptBy } from './heapSnapshot.ts';

/** Games before the first measurement, until everything is loaded. */
const WARM_UP = 3;
const GAMES = 10;

export interface MemoryGrowth {
  /** The growth of the heap, as a share of its size before. */
  readonly heap: number;
  readonly before: Kept;
  readonly after: Kept;
}

async function playGames(page: Page, count: number): Promise<void> {
  for (let game = 0; game < count; game++) {
    await playToTheEnd(page);
    await pressButton(page, 'Play again');
    await page.getByRole('heading', { name: 'Evening 1 of 8' }).waitFor();
  }
}

/** To be called when the page has a table open. */
export async function memoryGrowth(page: Page): Promise<MemoryGrowth> {
  const session = await page.context().newCDPSession(page);
  await playGames(page, WARM_UP);
  const before = await keptBy(session);
  await playGames(page, GAMES);
  const after = await keptBy(session);
  return { heap: after.bytes / before.bytes - 1, before, after };
}
