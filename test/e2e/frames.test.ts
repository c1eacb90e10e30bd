// Frames of the table: one that fails does not end the drawing, and a canvas of a new size is drawn before it is shown.
import { expect, test } from 'vitest';
import { asks, savedGame } from '../kit/savedGames.ts';
import { startClient } from './kit/browserAndServer.ts';
import { visitTable } from './kit/visit.ts';

const started = startClient();
/** A picture of an empty canvas has fewer bytes. */
const PAINTED_BYTES = 800_000;

const openTable = () =>
  visitTable(started.browser, started.client.url, savedGame({ id: 'frames', modules: 1 }, asks('serve')));

test('after a frame that failed the table is drawn as before', async () => {
  const { page, complaints, leave } = await openTable();
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

test('a table that changes its size while something moves is never shown empty', async () => {
  const { page, complaints, leave } = await openTable();
  await page.locator('.canvas canvas').waitFor();
  const emptyAtResizes = await page.evaluate(async () => {
    const host = document.querySelector<HTMLElement>('.canvas')!;
    const canvas = host.querySelector('canvas')!;
    const { width, height } = canvas;
    const copied = (): CanvasRenderingContext2D => {
      const copy = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
      copy.drawImage(canvas, 0, 0);
      return copy;
    };
    const isEmpty = (): boolean => {
      const { data } = (canvas.getContext('2d') ?? copied()).getImageData(0, 0, width, height);
      return !data.some((value, at) => at % 4 < 3 && value > 0);
    };
    const answers: boolean[] = [];
    // This observer is called after the table's own, which is older, and before the browser shows the page.
    const observer = new ResizeObserver(() => answers.push(isEmpty()));
    observer.observe(host);
    for (const less of [100, 120, 140, 160]) {
      // Wakes the loop of frames, which runs while something moves.
      document.dispatchEvent(new Event('visibilitychange'));
      host.style.height = `${height - less}px`;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    observer.disconnect();
    return answers;
  });
  expect(emptyAtResizes.length).toBeGreaterThan(2);
  expect(emptyAtResizes).not.toContain(true);
  expect(complaints).toEqual([]);
  await leave();
});
