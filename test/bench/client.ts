// `npm run bench -- client`: size and time of the first screen, time to a table, frame rate, idle cost and memory.
import { launchBrowser, NO_GRAPHICS_CARD } from '../kit/browser.ts';
import { serveClient } from '../kit/clientServer.ts';
import { INSTANT, visit } from '../e2e/kit/visit.ts';
import { whenNothingMoves } from './clientHands.ts';
import { memoryGrowth } from './clientMemory.ts';
import { measureMotion } from './clientMotion.ts';
import { costAtRest } from './clientRest.ts';
import { measureSlowPhone } from './clientSlow.ts';
import { measureStart, openTable } from './clientStart.ts';

const EVENINGS = 2;
const KIB = 1024;
const MIB = KIB * KIB;
const BYTES_A_PIXEL = 4;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const [browser, client] = await Promise.all([launchBrowser(NO_GRAPHICS_CARD), serveClient()]);
const slow = await measureSlowPhone(browser);
const start = await measureStart(browser, client);
const motion = await measureMotion(browser, client.url, EVENINGS);

const animated = await visit(browser, client.url, { speed: 1, musicVolume: 0 });
const idleHomeCpu = await costAtRest(browser);
await openTable(animated.page);
await whenNothingMoves(animated.page);
const idleCpu = await costAtRest(browser);
await animated.leave();

const instant = await visit(browser, client.url, INSTANT);
await openTable(instant.page);
const memory = await memoryGrowth(instant.page);
await instant.leave();
await browser.close();
await client.close();

const numbers = {
  firstJsGzipKiB: rounded(start.firstJsGzipKiB, 1),
  firstScreenMs: rounded(start.firstScreenMs, 0),
  tableMs: rounded(start.tableMs, 0),
  firstScreenMsSlow: rounded(slow.firstScreenMs, 0),
  firstScreenKiBSlow: rounded(slow.firstScreenKiB, 0),
  tableMsSlow: rounded(slow.tableMs, 0),
  tableKiBSlow: rounded(slow.tableKiB, 0),
  fps: rounded(motion.fps, 1),
  p95FrameMs: rounded(motion.p95FrameMs, 1),
  idleCpu: rounded(idleCpu, 3),
  heapGrowth: rounded(memory.heap, 3),
  canvasMiB: rounded((memory.after.canvasPixels * BYTES_A_PIXEL) / MIB, 0),
};
console.table({
  ...numbers,
  hastyTableMsSlow: rounded(slow.hastyTableMs, 0),
  idleHomeCpu: rounded(idleHomeCpu, 3),
  heapKiB: rounded(memory.after.bytes / KIB, 0),
  codeGrowth: rounded(memory.after.codeBytes / memory.before.codeBytes - 1, 3),
});
console.log(JSON.stringify(numbers));
