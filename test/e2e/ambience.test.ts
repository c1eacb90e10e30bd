// Music and ambience in a real browser: measured for level, clipping and clicks, and silent once they are switched off.
import { build } from 'vite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from '../kit/browser.ts';

interface Heard {
  /** Root mean square over the whole, in decibels relative to full scale: 0 is the loudest, quieter is negative. */
  rms: number;
  /** The largest distance of a sample from zero; full scale is 1. */
  peak: number;
  /** The largest step between the last sample of a loop and its first. */
  seam: number;
  /** The largest step between two samples that follow each other. */
  step: number;
  /** Mean of all samples. */
  offset: number;
}

/** The length of what is measured. */
const RENDERED_S = 40;

/** Runs in the page, where `room` is the bundle below. Its own random generator makes every run the same. */
const LISTEN = `async (fullness, seconds) => {
  let seed = 7;
  const random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };
  const rate = 44100;
  const context = new OfflineAudioContext(1, rate * seconds, rate);
  const sound = room.openRoomSound(context, context.destination, random);
  sound.setFullness(fullness, context.currentTime);
  for (let begin = 1; begin < seconds; begin += room.BAR_S) sound.playBar(begin);
  const samples = (await context.startRendering()).getChannelData(0);
  const stepOf = (data, at) => Math.abs(data[at] - data[(at + data.length - 1) % data.length]);
  let squares = 0;
  let total = 0;
  let peak = 0;
  let step = 0;
  for (let at = 0; at < samples.length; at++) {
    squares += samples[at] ** 2;
    total += samples[at];
    peak = Math.max(peak, Math.abs(samples[at]));
    if (at > 0) step = Math.max(step, stepOf(samples, at));
  }
  const murmurs = [0, 3].map((first) => room.murmur(context, random, { first, count: 3 }));
  const loops = [room.fire(context, random), ...murmurs];
  const seam = Math.max(...loops.map((loop) => stepOf(loop.getChannelData(0), 0)));
  return { rms: 10 * Math.log10(squares / samples.length), peak, seam, step, offset: total / samples.length };
}`;

let browser: Browser;
let code: string;
let page: Page;

beforeAll(async () => {
  // The entry is no file: the plugin below makes it up.
  const entry = 'dist/test/ambience.ts';
  const [bundle] = [
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id.endsWith(entry) ? '\0entry.ts' : null),
          load: (id) =>
            id === '\0entry.ts'
              ? ['ambience', 'roomSound', 'loops', 'lute']
                  .map((name) => `export * from '${process.cwd()}/client/scenes/ambience/${name}.ts';`)
                  .join('\n')
              : null,
        },
      ],
      build: { write: false, lib: { entry, formats: ['iife'], name: 'room' } },
    }),
  ].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('The ambience was not bundled.');
  ({ code } = bundle.output[0]);
  browser = await launchBrowser();
});
beforeEach(async () => {
  page = await browser.newPage();
  await page.addScriptTag({ content: code });
});
afterEach(() => page.close());
afterAll(() => browser.close());

const listen = (fullness: number): Promise<Heard> => page.evaluate(`(${LISTEN})(${fullness}, ${RENDERED_S})`);

describe('music and ambience', () => {
  test('are quiet, never clip, do not click, and grow with the guests', async () => {
    const [empty, full] = [await listen(0), await listen(1)];
    for (const { rms, peak, seam, step, offset } of [empty, full]) {
      expect(rms).toBeGreaterThan(-45);
      expect(rms).toBeLessThan(-20);
      expect(peak).toBeLessThan(0.5);
      expect(seam).toBeLessThan(0.02);
      expect(step).toBeLessThan(0.25);
      expect(Math.abs(offset)).toBeLessThan(0.002);
    }
    expect(full.rms).toBeGreaterThan(empty.rms + 1);
  });

  test('fall silent when they are switched off, even while they are still beginning again', async () => {
    // Browsers allow sound only after a press.
    await page.mouse.click(10, 10);
    await page.evaluate(`
      window.opened = [];
      window.AudioContext = class extends AudioContext {
        constructor(options) {
          super(options);
          window.opened.push(this);
        }
      };
      window.ambience = new room.Ambience();
      ambience.setVolume(1);
    `);
    const states = () => page.evaluate<string[]>(`opened.map(({ state }) => state)`);
    await expect.poll(states).toEqual(['running']);
    await page.evaluate(`ambience.setVolume(0)`);
    await expect.poll(states).toEqual(['suspended']);
    await page.evaluate(`ambience.setVolume(1); ambience.setVolume(0);`);
    // Long enough for the context to start and to be put to sleep.
    await page.waitForTimeout(1500);
    await expect.poll(states).toEqual(['suspended']);
    await page.evaluate(`ambience.close()`);
    await expect.poll(states).toEqual(['closed']);
  });
});
