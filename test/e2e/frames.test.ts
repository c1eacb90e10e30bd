// A frame that fails does not end the drawing of the table.
import { expect, test } from 'vitest';
import { asks, savedGame } from '../kit/savedGames.ts';
import { startClient } from './kit/browserAndServer.ts';
import { bring, INSTANT, visit } from './kit/visit.ts';

const started = startClient();
/** A picture of an empty canvas has fewer bytes. */
const PAINTED_BYTES = 800_000;

test('after a frame that failed the table is drawn as before', async () => {
  const { page, complaints, leave } = await visit(started.browser, started.client.url, INSTANT);
  await bring(page, savedGame({ id: 'frames', modules: 1 }, asks('serve')));
  await page.goto(`${started.client.url}#/play/frames`);
  const canvas = page.locator('.canvas canvas');
  await canvas.waitFor();
  const pictureBytes = (): Promise<number> => canvas.screenshot().then((picture) => picture.length);
  await expect.poll(pictureBytes).toBeGreaterThan(PAINTED_BYTES);
  await page.evaluate(() => {
    let isInFrame = false;
    const nextFrame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      nextFrame((time) => {
        isInFrame = true;
        draw(time);
        isInFrame = false;
      });
    const failOnce = (draws: object, method: string): void => {
      const original = Reflect.get(draws, method) as (...args: unknown[]) => unknown;
      Reflect.set(draws, method, function (this: unknown, ...args: unknown[]) {
        if (!isInFrame) return Reflect.apply(original, this, args);
        Reflect.set(draws, method, original);
        isInFrame = false;
        throw new Error('A picture is lost.');
      });
    };
    // Phaser draws by one of the two.
    failOnce(CanvasRenderingContext2D.prototype, 'drawImage');
    failOnce(WebGLRenderingContext.prototype, 'drawElements');
  });
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect.poll(() => complaints.filter((complaint) => complaint.includes('A picture is lost.'))).toHaveLength(1);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(pictureBytes).toBeGreaterThan(PAINTED_BYTES);
  expect(complaints).toHaveLength(1);
  await leave();
});
