// Pieces on the canvas answer to mouse and touch on their whole face, also where they cover others.
import { describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Settings } from '../../client/overlay/settings.ts';
import { asks, savedGame } from '../kit/savedGames.ts';
import { FINGER, MOUSE, type PointingDevice } from './kit/mouse.ts';
import { promptOf } from './kit/reading.ts';
import { startClient } from './kit/browserAndServer.ts';
import { INSTANT, visitTable, type Visit } from './kit/visit.ts';

const started = startClient();

interface Size {
  width: number;
  height: number;
  phone?: boolean;
}

const DESKTOP = { width: 1280, height: 720 };
const SIZES: Size[] = [
  DESKTOP,
  { width: 1920, height: 1080 },
  { width: 390, height: 844, phone: true },
  { width: 360, height: 640, phone: true },
  { width: 844, height: 390, phone: true },
];

const LONGEST_MS = 300_000;
const LONG = { timeout: 10_000 };

const screenOf = ({ width, height, phone = false }: Size): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: phone,
  isMobile: phone,
});

/** Five by six points over a box, almost up to its edges. */
function thirtyPoints({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return Array.from({ length: 30 }, (_, nth) => ({
    x: x + width * (0.04 + (0.92 * (nth % 5)) / 4),
    y: y + height * (0.04 + (0.92 * Math.floor(nth / 5)) / 5),
  }));
}

async function boxOf(page: Page, button: Locator) {
  await button.focus();
  const box = await page.locator('.spotRing').boundingBox();
  if (box === null) throw new Error('This has no place on the canvas.');
  return box;
}

const open = (size: Size, game: Parameters<typeof savedGame>, settings: Partial<Settings> = {}): Promise<Visit> =>
  visitTable(started.browser, started.client.url, savedGame(...game), { ...INSTANT, ...settings }, screenOf(size));

describe.each(SIZES.map((size, nth) => ({ ...size, nth })))('start cards at $width × $height', (size) => {
  test('are chosen by points all over each of them', { timeout: LONGEST_MS }, async () => {
    const device: PointingDevice = size.phone === true ? FINGER : MOUSE;
    const somebody = await open(size, [{ id: 'start', modules: 5, people: 2 }, asks('startCard')]);
    const { page } = somebody;
    const choices = promptOf(page).getByRole('button', { name: /^Choose start card/ });
    const again = page.getByRole('button', { name: 'Anna thinks again' });
    const unanswered: string[] = [];
    for (let card = 0; card < 3; card++) {
      const name = await choices.nth(card).locator('.whole').innerText();
      const box = await boxOf(page, choices.nth(card));
      // The points are tried in sixths: one sixth on each of the three cards, and at the next size the other three
      // sixths.
      const points = [...thirtyPoints(box).entries()].filter(([nth]) => nth % 6 === card + 3 * (size.nth % 2));
      for (const [nth, point] of points) {
        // After a choice is taken back the card has to return to its place.
        await expect.poll(() => boxOf(page, choices.nth(card)), LONG).toEqual(box);
        await device.click(page, point);
        const isChosen = await again.waitFor(LONG).then(
          () => true,
          () => false,
        );
        if (isChosen) await device.press(again);
        else unanswered.push(`${name}: point ${nth}`);
        await choices.first().waitFor();
      }
    }
    expect(unanswered).toEqual([]);
    expect(somebody.complaints).toEqual([]);
    await somebody.leave();
  });
});

describe('a mouse on a desktop', () => {
  test('is told what a start card gives, all over the card', async () => {
    const { page, leave } = await open(DESKTOP, [{ id: 'start', modules: 4, people: 2 }, asks('startCard')]);
    const choice = promptOf(page)
      .getByRole('button', { name: /^Choose start card/ })
      .first();
    const [, title, gives] = /^Choose (start card \d): (.*)$/.exec(await choice.locator('.whole').innerText()) ?? [];
    for (const { x, y } of thirtyPoints(await boxOf(page, choice))) {
      await page.mouse.move(x, y);
      const told = (await page.getByRole('tooltip').innerText()).toLowerCase();
      expect(told).toContain(title);
      expect(told).toContain(gives?.toLowerCase());
    }
    await leave();
  });

  test('finds entertainers, stores, decks, guests and cards for sale on their whole face', async () => {
    const { page, leave } = await open(DESKTOP, [{ id: 'serve', modules: 5 }, asks('serve')], { tableInWords: true });
    const words = page.getByRole('tab', { name: 'Table in words' });
    const things: { title: string; box: Awaited<ReturnType<typeof boxOf>> }[] = [];
    for (const group of ['Guests on display', 'Tavern cards', 'Schnapps and entertainers', 'Stores', 'Tables']) {
      const items = page.getByRole('tabpanel').getByRole('toolbar', { name: group, exact: true }).locator('.item');
      for (const item of await items.all()) {
        // No card or tile lies there that could be explained.
        if (/\b0 counter guests\b|\bEmpty\./.test(await item.innerText())) continue;
        things.push({ title: await item.locator('b').innerText(), box: await boxOf(page, item) });
      }
    }
    // This closes the drawer, which lies over a part of the table.
    await words.click();
    const unanswered: string[] = [];
    for (const { title, box } of things) {
      const tooltip = page.getByRole('tooltip').filter({ has: page.locator('b', { hasText: title }) });
      // Tooltips come after a while, so only a fifth of the points is tried: one in each row, not all in one column.
      const points = thirtyPoints(box).filter((_, nth) => (nth + Math.floor(nth / 5)) % 5 === 0);
      for (const [nth, { x, y }] of points.entries()) {
        await page.mouse.move(x, y);
        const isTold = await tooltip.waitFor(LONG).then(
          () => true,
          () => false,
        );
        if (!isTold) unanswered.push(`${title}, point ${nth}`);
      }
    }
    expect(unanswered).toEqual([]);
    await leave();
  });

  test('reaches nothing that lies behind an open dialog', async () => {
    const { page, leave } = await open(DESKTOP, [{ id: 'start', modules: 4, people: 2 }, asks('startCard')]);
    const choice = promptOf(page)
      .getByRole('button', { name: /^Choose start card/ })
      .nth(1);
    const points = thirtyPoints(await boxOf(page, choice));
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('dialog').waitFor();
    for (const { x, y } of points) {
      await page.mouse.move(x, y);
      expect(await page.getByRole('tooltip').count()).toBe(0);
    }
    // As long as it takes until a tooltip comes.
    await page.waitForTimeout(700);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await choice.waitFor();
    await leave();
  });
});
