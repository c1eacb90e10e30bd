// Plays by mouse or touch: on the canvas where possible, otherwise with buttons.
import type { ElementHandle, Locator, Page } from 'playwright-core';
import type { Hands } from './player.ts';
import { ButtonGone, promptOf } from './reading.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

type Button = ElementHandle<HTMLButtonElement>;

/**
 * Finds the element itself: a locator would look again if the prompt changed during a press, and press another button
 * in its place.
 */
async function buttonIn(place: Locator, name: string): Promise<Button> {
  const [section] = (await place.elementHandles()) as ElementHandle<HTMLElement>[];
  const found = await section?.evaluateHandle(
    (element, wanted) =>
      [...element.querySelectorAll('button')].find(
        (button) => button.checkVisibility({ visibilityProperty: true }) && window.spokenName(button) === wanted,
      ),
    name,
  );
  const button = found?.asElement();
  if (button === undefined || button === null) throw new ButtonGone(name);
  return button;
}

/**
 * The place on the canvas of what the button stands for, read from the focus ring; null if it has none, if it is
 * out of view or something lies over it, or if there is no canvas.
 */
async function placeOf(page: Page, button: Button): Promise<Point | null> {
  if ((await page.locator('.easel canvas').count()) === 0) return null;
  if ((await button.getAttribute('data-focus-target')) === null) return null;
  await button.focus();
  const ring = page.locator('.spotRing');
  const box = await ring.waitFor({ timeout: RING_MS }).then(
    () => ring.boundingBox(),
    () => null,
  );
  if (box === null) return null;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // On small screens the point may be out of view, or under the drawer: then it is not clicked.
  const isFree = await page.evaluate(
    ({ x, y }) => (document.elementFromPoint(x, y)?.closest('.easel') ?? null) !== null,
    point,
  );
  return isFree ? point : null;
}

/** Names of what is for sale: a tap shows it in a tooltip, whose button buys it or asks in a dialog how to pay. */
const FOR_SALE = /^(Buy|Recruit|Upgrade) /;

/** A ring that is not there after this time does not come. */
const RING_MS = 1_000;

/** A button that is out of sight gets Enter instead, such as that of a die where a canvas shows the dice. */
async function press(device: PointingDevice, button: Button): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const isSeen = await button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  if (isSeen) await device.press(button);
  else await button.press('Enter');
}

export interface PointingDevice {
  click(page: Page, point: Point): Promise<void>;
  press(button: Button | Locator): Promise<void>;
}

export const MOUSE: PointingDevice = {
  click: (page, { x, y }) => page.mouse.click(x, y),
  press: (button) => button.click(),
};

export const FINGER: PointingDevice = {
  click: (page, { x, y }) => page.touchscreen.tap(x, y),
  press: (button) => button.tap(),
};

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

/** Dice are clicked, and put by a click on their space; a mouse drags every second one. */
export function handsWith(device: PointingDevice): Hands {
  let lifted: Point | null = null;
  let drags = device === MOUSE;
  const doAt = async (page: Page, button: Button, name: string): Promise<void> => {
    const place = await placeOf(page, button);
    if (place === null) {
      await press(device, button);
    } else if (name.startsWith('Put ') && lifted !== null && drags) {
      await drag(page, lifted, place);
      drags = false;
    } else {
      await device.click(page, place);
      // The first click only shows the guest, as recruiting cannot be taken back; the second one recruits it.
      if (device === MOUSE && name.startsWith('Recruit the ')) await device.click(page, place);
      if (device === FINGER && FOR_SALE.test(name))
        await device.press(page.getByRole('tooltip').getByRole('button', { name }));
      drags ||= device === MOUSE && name.startsWith('Put ');
    }
    lifted = name.endsWith(', not placed') ? place : null;
  };
  return {
    press: async (page, name) => {
      const dialog = page.getByRole('dialog');
      if ((await dialog.count()) > 0) await device.press(await buttonIn(dialog, name));
      else await doAt(page, await buttonIn(promptOf(page), name), name);
    },
  };
}
