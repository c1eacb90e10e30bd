// The end-to-end tests have a browser that draws with WebGL.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../kit/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 300_000);
afterAll(() => browser.close());

test('the browser shows a page and has WebGL', async () => {
  const page = await browser.newPage();
  await page.goto('data:text/html,<h1>Tiefenthal</h1><canvas></canvas>');
  expect(await page.getByRole('heading').textContent()).toBe('Tiefenthal');
  expect(
    await page.evaluate(() => document.querySelector('canvas')?.getContext('webgl') instanceof WebGLRenderingContext),
  ).toBe(true);
});
