// Music and ambience as they are heard: rendered by a real browser, and measured for level, clipping and clicks.
import { build } from 'vite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../kit/browser.ts';

interface Heard {
  /** Root mean square over the whole, in decibels below full scale. */
  rms: number;
  /** The largest sample. */
  peak: number;
  /** The largest step between two samples, at the seams of the loops and anywhere. */
  seam: number;
  step: number;
  /** Mean of all samples. */
  offset: number;
}

/** Runs in the page, where `room` is the bundle below. A generator of its own makes every run the same. */
const LISTEN = `async (share, seconds) => {
  let seed = 7;
  const random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };
  const rate = 44100;
  const context = new OfflineAudioContext(1, rate * seconds, rate);
  const sound = room.openRoomSound(context, context.destination, random);
  sound.setFullness(share, 0);
  for (let begin = 1; begin < seconds; begin += room.BAR_S) sound.playBar(begin);
  const samples = (await context.startRendering()).getChannelData(0);
  const stepOf = (data, at) => Math.abs(data[at] - data[(at + data.length - 1) % data.length]);
  let [sum, total, peak, step] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at++) {
    sum += samples[at] ** 2;
    total += samples[at];
    peak = Math.max(peak, Math.abs(samples[at]));
    if (at > 0) step = Math.max(step, stepOf(samples, at));
  }
  const loops = [room.fire(context, random), room.murmur(context, random, 0, 3), room.murmur(context, random, 3, 3)];
  const seam = Math.max(...loops.map((loop) => stepOf(loop.getChannelData(0), 0)));
  return { rms: 10 * Math.log10(sum / samples.length), peak, seam, step, offset: total / samples.length };
}`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
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
              ? ['roomSound', 'loops', 'lute']
                  .map((name) => `export * from '${process.cwd()}/client/scenes/ambience/${name}.ts';`)
                  .join('\n')
              : null,
        },
      ],
      build: { write: false, lib: { entry, formats: ['iife'], name: 'room' } },
    }),
  ].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('The ambience was not bundled.');
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.addScriptTag({ content: bundle.output[0].code });
});
afterAll(() => browser.close());

const listen = (share: number): Promise<Heard> => page.evaluate(`(${LISTEN})(${share}, 40)`);

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
});
