// Heap growth over many games in one page.
import type { CDPSession, Page } from 'playwright-core';
import { pressButton } from '../e2e/kit/keyboard.ts';
import { playToTheEnd } from './clientHands.ts';

/** Games before the first measurement, until the compiler has put most machine code on the heap. */
const WARM_UP = 3;
const GAMES = 10;

async function heapNow(page: Page, session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await page.waitForTimeout(300);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Relative growth of the heap over ten games, measured at an open table. */
export async function heapGrowth(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const heaps: number[] = [];
  for (let game = 0; game < WARM_UP + GAMES; game++) {
    await playToTheEnd(page);
    await pressButton(page, 'Play again');
    await page.getByRole('heading', { name: 'Evening 1 of 8' }).waitFor();
    heaps.push(await heapNow(page, session));
  }
  const [before = 0, after = Infinity] = [heaps[WARM_UP - 1], heaps.at(-1)];
  return after / before - 1;
}
