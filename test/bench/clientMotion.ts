// Frame rate of the table while twenty cards are drawn and while coasters pass.
// Only frames in which the canvas changed count.
import type { Browser, Page } from 'playwright-core';
import { bring, visit } from '../e2e/kit/visit.ts';
import { CARDS, eveningOfManyCards } from './clientEvening.ts';
import { pressNext, whenNothingMoves } from './clientHands.ts';

/** A motion that began; times are the page's, in milliseconds. */
interface Moved {
  readonly motion: string;
  readonly event: string;
  readonly begin: number;
  readonly end: number;
}

interface Frame {
  readonly at: number;
  /** Checksum of the drawing calls since the frame before; 0 without any. */
  readonly checksum: number;
}

interface Notes {
  readonly moved: readonly Moved[];
  readonly frames: readonly Frame[];
}

/**
 * Runs in the page before anything else; as text, because the compiler's helpers for named functions are missing there.
 * The client adds a performance mark when a motion begins. Transforms, positions, sizes and opacity of drawn pictures
 * become the checksum of a frame.
 */
const TAKE_NOTES = `{
  const notes = (window.motionNotes = { moved: [], frames: [] });
  new PerformanceObserver((list) => {
    for (const { name, startTime, detail } of list.getEntries())
      if (detail !== null)
        notes.moved.push({ motion: name, event: detail.event, begin: startTime, end: startTime + detail.lasts });
  }).observe({ entryTypes: ['mark'] });
  let checksum = 0;
  const { drawImage, setTransform } = CanvasRenderingContext2D.prototype;
  const add = (ink, numbers) => {
    if (!ink.canvas.isConnected) return;
    for (const number of numbers) checksum = (checksum * 31 + number + ink.globalAlpha) % 1e9;
  };
  CanvasRenderingContext2D.prototype.setTransform = function (...to) {
    add(this, to);
    return setTransform.apply(this, to);
  };
  CanvasRenderingContext2D.prototype.drawImage = function (image, ...where) {
    add(this, where);
    return drawImage.call(this, image, ...where);
  };
  requestAnimationFrame(function next(at) {
    notes.frames.push({ at, checksum });
    checksum = 0;
    requestAnimationFrame(next);
  });
}`;

/** Times that the coasters are passed on in a measurement. */
const PASSES = 3;
const MOST_PRESSES = 300;
/** Attempts at one measurement; on a busy machine many leave motions out. */
const ATTEMPTS = 3;

const motionNotes = (page: Page): Promise<Notes> =>
  page.evaluate(() => (window as unknown as { motionNotes: Notes }).motionNotes);

const movedBy = ({ moved }: Notes, event: string): Moved[] => moved.filter((one) => one.event === event);

/** The index of the first frame after this time. */
const frameAfter = (frames: readonly Frame[], time: number): number => frames.findIndex(({ at }) => at > time);

/** The intervals (ms) between changed frames, from the beginning of the first motion to the end of the last. */
function timesDuring({ frames }: Notes, motions: readonly Moved[]): number[] {
  const begin = Math.min(...motions.map((one) => one.begin));
  const end = Math.max(...motions.map((one) => one.end));
  const times: number[] = [];
  const seen = frames.slice(frameAfter(frames, begin), frameAfter(frames, end) + 1);
  let [last] = seen;
  for (const frame of seen) {
    if (last === undefined || frame.checksum === 0 || frame.checksum === last.checksum) continue;
    times.push(frame.at - last.at);
    last = frame;
  }
  return times;
}

/**
 * The intervals (ms) between changed frames at a table of four with one person, at normal speed and with sound.
 * Null when motions were left out, which happens when the table changes its size or gets no frames for too long.
 */
async function watchEvening(browser: Browser, url: string): Promise<number[] | null> {
  const { page, leave } = await visit(browser, 'about:blank', { speed: 1 });
  await page.addInitScript(TAKE_NOTES);
  await page.goto(url);
  await bring(page, eveningOfManyCards());
  await page.reload();
  await page.getByRole('link', { name: /^Play on/ }).click();
  await page.locator('.table.painted').waitFor();
  await whenNothingMoves(page);
  for (let press = 0; press < MOST_PRESSES && movedBy(await motionNotes(page), 'passed').length < PASSES; press++) {
    await pressNext(page);
    await page.waitForTimeout(100);
  }
  await whenNothingMoves(page);
  const notes = await motionNotes(page);
  await leave();
  const draws = movedBy(notes, 'drawn').slice(0, CARDS);
  const passes = movedBy(notes, 'passed');
  if (draws.length < CARDS || passes.length < PASSES) return null;
  return [draws, ...passes.map((pass) => [pass])].flatMap((motions) => timesDuring(notes, motions));
}

async function timesOfEvening(browser: Browser, url: string): Promise<number[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const times = await watchEvening(browser, url);
    if (times !== null) return times;
  }
  throw new Error(`In each of ${ATTEMPTS} attempts motions were left out.`);
}

export interface Smoothness {
  readonly fps: number;
  readonly p95FrameMs: number;
}

export async function measureMotion(browser: Browser, url: string, evenings: number): Promise<Smoothness> {
  const times: number[] = [];
  for (let evening = 0; evening < evenings; evening++) times.push(...(await timesOfEvening(browser, url)));
  times.sort((a, b) => a - b);
  const total = times.reduce((sum, time) => sum + time, 0);
  return { fps: (times.length / total) * 1000, p95FrameMs: times[Math.floor(times.length * 0.95)] ?? Infinity };
}
