// Idle cost of a page: processor time of the whole browser as a share of one core.
import type { Browser } from 'playwright-core';

const LOOK_MS = 5000;
/** Wait until late chunks are loaded, pictures are painted, and the home page's glimpse of play has run twice. */
const SETTLE_MS = 20_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function costAtRest(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const seconds = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  await wait(SETTLE_MS);
  const before = await seconds();
  await wait(LOOK_MS);
  const after = await seconds();
  await session.detach();
  return (after - before) / (LOOK_MS / 1000);
}
