// Plays by keyboard: Tab between groups and arrows inside one, until the button with the right name has the focus.
import type { Page } from 'playwright-core';
import { ButtonGone } from './reading.ts';

interface Focused {
  /** True if the button has the focus. */
  isHere: boolean;
  /** Number of arrow presses to the button inside the focused group; null if it has the focus or is not in there. */
  arrows: number | null;
}

const look = (page: Page, name: string): Promise<Focused> =>
  page.evaluate((wanted) => {
    const active = document.activeElement;
    if (active === null) return { isHere: false, arrows: null };
    const group = active.closest('[data-group]');
    const buttons = group === null ? [active] : [...group.querySelectorAll('button')];
    const names = buttons.map((button) => window.spokenName(button));
    const from = buttons.findIndex((button) => button === active);
    if (names[from] === wanted) return { isHere: true, arrows: null };
    const at = names.indexOf(wanted);
    return { isHere: false, arrows: at < 0 || from < 0 ? null : (at - from + names.length) % names.length };
  }, name);

/** Limit of Tab presses, above the number of stops of any page. */
const MOST_TABS = 120;

const LONGEST_WAIT_MS = 10_000;

/** Waits for the button first: on a page that is not rendered yet, all Tab presses would be spent within moments. */
async function focusOn(page: Page, name: string): Promise<void> {
  await page
    .waitForFunction(
      (wanted) => [...document.querySelectorAll('button')].some((button) => window.spokenName(button) === wanted),
      name,
      { timeout: LONGEST_WAIT_MS },
    )
    .catch(() => {
      throw new ButtonGone(name);
    });
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const { isHere, arrows } = await look(page, name);
    if (isHere) return;
    if (arrows === null) await page.keyboard.press('Tab');
    else for (let i = 0; i < arrows; i++) await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The keyboard does not reach "${name}".`);
}

export async function pressButton(page: Page, name: string): Promise<void> {
  await focusOn(page, name);
  await page.keyboard.press('Enter');
}
