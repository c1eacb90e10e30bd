// Finds what does not fit the screen, tells what is in sight, and changes the language as a player does.
import type { BrowserContextOptions, Locator, Page, ViewportSize } from 'playwright-core';
import { LANGUAGE_NAMES, type LanguageCode } from '../../../client/words/languages.ts';

const SMALLEST = { width: 360, height: 640 };
export const TOUCH_SIZES = [
  SMALLEST,
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];
const LAPTOP = { width: 1280, height: 720 };
const DESK_SIZES = [LAPTOP, { width: 1920, height: 1080 }];

export const SIZES: readonly ViewportSize[] = [...TOUCH_SIZES, ...DESK_SIZES];

interface Screens {
  readonly on: string;
  readonly sizes: readonly ViewportSize[];
  readonly options: BrowserContextOptions;
}

/** One visit goes through all sizes of its kind: a page is loaded once and laid out anew at each of them. */
export const SCREENS: readonly Screens[] = [
  {
    on: 'phones and tablets',
    sizes: TOUCH_SIZES,
    options: { viewport: SMALLEST, hasTouch: true, isMobile: true },
  },
  { on: 'desktops', sizes: DESK_SIZES, options: { viewport: LAPTOP } },
];

/** A table is laid out some frames after the size has changed: a fault counts if it is still there after this time. */
const MOST_LAYOUT_MS = 5_000;
const LOOK_AGAIN_MS = 100;

/** The faults of the present screen at each size: a page that is laid out too wide, and what `faultsOn` finds. */
export async function faultsAt(
  sizes: readonly ViewportSize[],
  page: Page,
  screen: string,
  faultsOn = everythingThatDoesNotFit,
): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const name = `${screen} at ${size.width} × ${size.height}`;
    const look = async () => [...(await laidOutTooWide(page, name, size.width)), ...(await faultsOn(page, name))];
    const deadline = performance.now() + MOST_LAYOUT_MS;
    let faults = await look();
    while (faults.length > 0 && performance.now() < deadline) {
      await page.waitForTimeout(LOOK_AGAIN_MS);
      faults = await look();
    }
    found.push(...faults);
  }
  return found;
}

/** True if the middle of the element and points near two opposite corners are on the screen, with nothing over them. */
export const isInSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((part) =>
      element.contains(document.elementFromPoint(left + width * part, top + height * part)),
    );
  });

/** A page that is too wide for a phone is laid out on a wider screen than there is. */
const laidOutTooWide = async (page: Page, screen: string, width: number): Promise<string[]> => {
  const laidOut = await page.evaluate(() => document.documentElement.clientWidth);
  return laidOut === width ? [] : [`${screen} is laid out ${laidOut} pixels wide`];
};

/** Elements that extend beyond the left or right edge of the screen, and texts that do not fit their own box. */
const everythingThatDoesNotFit = (page: Page, screen: string): Promise<string[]> =>
  page.evaluate((name) => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const wordsOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).slice(0, 60);
    // Each element is asked once, as styles take long to compute.
    const within = (isMeant: (style: CSSStyleDeclaration) => boolean) => {
      const known = new Map<Element, boolean>([[document.body, false]]);
      return function isWithin(element: Element | null): boolean {
        if (element === null) return false;
        const answer = known.get(element) ?? (isMeant(getComputedStyle(element)) || isWithin(element.parentElement));
        known.set(element, answer);
        return answer;
      };
    };
    const scrolls = within(({ overflowX }) => /auto|scroll/.test(overflowX));
    // styles/unseen.css hides texts for screen readers from sight by this clip path.
    const isUnseen = within(({ clipPath }) => clipPath === 'inset(50%)');
    const isShown = (element: Element) => {
      const { width: across, height } = element.getBoundingClientRect();
      return across > 1 && height > 1 && element.closest('[aria-hidden="true"]') === null && !isUnseen(element);
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
    return [
      ...(root.scrollWidth > width ? [`${name} is ${root.scrollWidth} of ${width} pixels wide`] : []),
      ...outside.map((element) => `${name}, off the screen: ${wordsOf(element)}`),
      ...[...cut, ...clipped].map((element) => `${name}, cut off: ${wordsOf(element)}`),
    ];
  }, screen);

/** Chooses a language; the settings must be on the screen. */
export const chooseLanguage = async (page: Page, code: LanguageCode): Promise<void> => {
  await page.getByRole('radio', { name: LANGUAGE_NAMES[code] }).check({ force: true });
  await page.locator(`html[lang="${code}"]`).waitFor();
};
