// Finds what does not fit the screen, and changes the language as a player does.
import type { Page } from 'playwright-core';
import { LANGUAGE_NAMES, type LanguageCode } from '../../../client/words/languages.ts';

export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

/** Elements that extend beyond the screen, texts that do not fit their own box, and results that scroll sideways. */
export const faultsOn = (page: Page, screen: string): Promise<string[]> =>
  page.evaluate((name) => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const wordsOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).slice(0, 60);
    const isShown = (element: Element) => {
      const { width: across, height } = element.getBoundingClientRect();
      return across > 1 && height > 1 && element.closest('[aria-hidden="true"], .unseen') === null;
    };
    const scrolls = (element: Element): boolean => {
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      return false;
    };
    // A link that is there to be copied is longer than its field.
    const texts =
      'a, button, input:not([readonly]), select, summary, label, legend, h1, h2, h3, p, li, dt, dd, th, td, .face';
    const shown = [...document.querySelectorAll(texts)].filter((element) => isShown(element) && !scrolls(element));
    const outside = shown.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -0.5 || right > width + 0.5;
    });
    const cut = shown.filter((element) => {
      const { display, overflowX } = getComputedStyle(element);
      if (display.startsWith('inline') && overflowX === 'visible') return false;
      return element.scrollWidth > element.clientWidth + 1;
    });
    const clipped = shown.filter((element) => {
      const { overflowY } = getComputedStyle(element);
      return overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
    });
    const tables = [...document.querySelectorAll('.result .scroll')];
    const sideways = tables.filter((element) => isShown(element) && element.scrollWidth > element.clientWidth);
    return [
      ...(root.scrollWidth > width ? [`${name} is ${root.scrollWidth} of ${width} pixels wide`] : []),
      ...outside.map((element) => `${name}, off the screen: ${wordsOf(element)}`),
      ...sideways.map((element) => `${name}, scrolls sideways: ${wordsOf(element)}`),
      ...[...cut, ...clipped].map((element) => `${name}, cut off: ${wordsOf(element)}`),
    ];
  }, screen);

/** Chooses a language; the settings must be on the screen. */
export const choose = async (page: Page, code: LanguageCode): Promise<void> => {
  await page.getByRole('radio', { name: LANGUAGE_NAMES[code] }).check({ force: true });
  await page.locator(`html[lang="${code}"]`).waitFor();
};
