// Letters and numbers on the canvas are large enough to be read on every screen.
import { expect, test } from 'vitest';
import { asks, savedGame } from '../kit/savedGames.ts';
import { startClient } from './kit/browserAndServer.ts';
import { drawn } from './kit/player.ts';
import { bring, INSTANT, visit } from './kit/visit.ts';

const started = startClient();

const LEAST_PX = 11;
/** Device pixels. Canvases at least this wide are the table's; what is painted on them is not scaled afterwards. */
const LEAST_CANVAS = 512;
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
];

const NAMES = ['Anna', 'Alma', 'Bruno', 'Carla'];
const games = (['plan', 'serve'] as const).map((kind) =>
  savedGame({ id: kind, modules: 5, names: NAMES }, (state) => state.round === 5 && asks(kind)(state)),
);

declare global {
  interface Window {
    /** Texts on the table's canvases, each with the smallest size of its font in CSS pixels. */
    written: Record<string, number>;
  }
}

test.each(SIZES)('at $width × $height', async ({ width, height }) => {
  const hasTouch = width < 1000;
  const { page, leave } = await visit(started.browser, 'about:blank', INSTANT, {
    viewport: { width, height },
    hasTouch,
    isMobile: hasTouch,
    deviceScaleFactor: hasTouch ? 2 : 1,
  });
  await page.addInitScript((leastCanvas) => {
    window.written = {};
    const { prototype } = CanvasRenderingContext2D;
    const write = Reflect.get(prototype, 'fillText');
    prototype.fillText = function (text, x, y) {
      const { a, b } = this.getTransform();
      const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 0) * Math.hypot(a, b);
      // Smaller canvases are pictures in the document, as in the news of turns; a text beside each says the same.
      if (this.canvas.width >= leastCanvas)
        window.written[text] = Math.min(window.written[text] ?? Infinity, size / window.devicePixelRatio);
      write.call(this, text, x, y);
    };
  }, LEAST_CANVAS);
  await page.goto(`${started.client.url}#/rules`);
  await bring(page, ...games);
  for (const { id } of games) {
    await page.goto(`${started.client.url}#/play/${id}`);
    await page.locator('.canvas canvas').waitFor();
    await page.getByRole('region', { name: 'What is asked of you' }).waitFor();
    await drawn(page);
  }
  await expect.poll(() => page.evaluate(() => Object.keys(window.written).length)).toBeGreaterThan(10);
  const written = await page.evaluate(() => window.written);
  const small = Object.entries(written).filter(([, size]) => size < LEAST_PX);
  expect(small.map(([text, size]) => `${text}: ${size.toFixed(1)}`)).toEqual([]);
  await leave();
});
