// Every page and the table fit every screen in every language: nothing is cut off and nothing scrolls sideways.
// The language is changed in the settings, at the page or at the table, and everything follows without a reload.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadPages, type PageText } from '../../client/words/text.ts';
import { LANGUAGE_NAMES, LANGUAGES, type LanguageCode } from '../../client/words/languages.ts';
import { asks, keptGame } from '../kit/keptGames.ts';
import { wording } from '../kit/wordings.ts';
import { startServer } from './kit/started.ts';
import { bring, INSTANT, visit } from './kit/visit.ts';

const started = startServer();

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

const TEXTS = new Map<LanguageCode, PageText>(
  await Promise.all(LANGUAGES.map(async (code) => [code, await loadPages(wording(code))] as const)),
);

/** Elements that extend beyond the screen, and texts that do not fit their own box. */
const faultsOn = (page: Page, screen: string): Promise<string[]> =>
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
    const texts = 'a, button, input, select, summary, label, legend, h1, h2, h3, p, li, dt, dd, th, td, .face';
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

const choose = async (page: Page, code: LanguageCode): Promise<void> => {
  await page.getByRole('radio', { name: LANGUAGE_NAMES[code] }).check({ force: true });
  await page.locator(`html[lang="${code}"]`).waitFor();
};

describe.each(SIZES)('at $width × $height', (size) => {
  const isPhone = size.width < 1000;
  const come = () =>
    visit(started.browser, `${started.server.url}/#/settings`, INSTANT, {
      viewport: size,
      hasTouch: isPhone,
      isMobile: isPhone,
    });

  test('every page fits in every language', async () => {
    const { page, leave } = await come();
    const faults: string[] = [];
    for (const code of LANGUAGES) {
      const text = TEXTS.get(code)!;
      await page.goto(`${started.server.url}/#/settings`);
      await choose(page, code);
      await page.getByRole('heading', { name: text.settings.heading }).waitFor();
      expect(await page.title()).toBe(text.pageTitle(text.settings.heading));
      faults.push(...(await faultsOn(page, `${code} settings`)));
      for (const [place, heading] of [
        ['', text.home.heading],
        ['learn', text.home.learn],
        ['rules', text.rules.heading],
        ['credits', text.credits.heading],
        ['find', text.online.find.heading],
        ['create', text.online.create.heading],
        ['cellar', text.notFound.heading],
      ] as const) {
        await page.goto(`${started.server.url}/#/${place}`);
        await page.getByRole('heading', { name: heading }).first().waitFor();
        faults.push(...(await faultsOn(page, `${code} ${place}`)));
      }
      await page.goto(`${started.server.url}/#/`);
      await page.getByText(text.home.more).click();
      faults.push(...(await faultsOn(page, `${code} ${text.home.more}`)));
      await page.getByRole('button', { name: text.home.friends }).click();
      for (const way of [text.home.together, text.home.online]) {
        await page.getByRole('radio', { name: way }).check({ force: true });
        faults.push(...(await faultsOn(page, `${code} ${way}`)));
      }
    }
    expect(faults).toEqual([]);
    await leave();
  });

  test('the table fits, and follows a change of language at once', async () => {
    const { page, leave } = await come();
    const faults: string[] = [];
    await bring(page, keptGame({ id: 'serve', modules: 5 }, asks('serve')));
    await page.goto(`${started.server.url}/#/play/serve`);
    await page.locator('.canvas canvas').waitFor();
    let shown: LanguageCode = 'en';
    for (const code of [...LANGUAGES.filter((other) => other !== 'en'), 'en'] as const) {
      const before = TEXTS.get(shown)!;
      const text = TEXTS.get(code)!;
      await page.getByRole('button', { name: before.table.menu, exact: true }).click();
      await page.getByRole('button', { name: before.home.settings, exact: true }).click();
      await choose(page, code);
      shown = code;
      faults.push(...(await faultsOn(page, `${code} settings at the table`)));
      await page.getByRole('button', { name: text.close, exact: true }).last().click();
      await page.getByRole('button', { name: text.table.menu, exact: true }).waitFor();
      faults.push(...(await faultsOn(page, `${code} table`)));
    }
    expect(faults).toEqual([]);
    await leave();
  });
});

test('two people at one table each read their own language, that of their browser', async () => {
  const url = `${started.server.url}/#/create`;
  const [anna, boris] = await Promise.all(
    ['de-AT', 'ru-RU'].map((locale) => visit(started.browser, url, INSTANT, { locale })),
  );
  const [german, russian] = [TEXTS.get('de')!, TEXTS.get('ru')!];
  await anna!.page.getByRole('heading', { name: german.online.create.heading }).waitFor();
  await boris!.page.getByRole('heading', { name: russian.online.create.heading }).waitFor();
  expect(await anna!.page.locator('html').getAttribute('lang')).toBe('de');
  expect(await boris!.page.locator('html').getAttribute('lang')).toBe('ru');
  await Promise.all([anna!.leave(), boris!.leave()]);
});
