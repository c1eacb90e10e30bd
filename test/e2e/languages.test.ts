// Every page and the table fit every screen in every language: nothing is cut off and nothing scrolls sideways.
// The language is changed in the settings, on their own page or at the table, and everything follows without a reload;
// before that, it is the language of the browser.
import { describe, expect, test } from 'vitest';
import { loadPages, type PageText } from '../../client/words/pages.ts';
import { LANGUAGES, type LanguageCode } from '../../client/words/languages.ts';
import { asks, savedGame } from '../kit/savedGames.ts';
import { wording } from '../kit/wordings.ts';
import { chooseLanguage, faultsAt, SCREENS } from './kit/fitting.ts';
import { startServer } from './kit/browserAndServer.ts';
import { bring, INSTANT, visit } from './kit/visit.ts';

const started = startServer();

const TEXTS = new Map<LanguageCode, PageText>(
  await Promise.all(LANGUAGES.map(async (code) => [code, await loadPages(wording(code))] as const)),
);

describe.each(SCREENS)('on $on', ({ sizes, options }) => {
  const come = () => visit(started.browser, `${started.server.url}/#/settings`, INSTANT, options);

  test('every page fits in every language', async () => {
    const { page, leave } = await come();
    const faults: string[] = [];
    for (const code of LANGUAGES) {
      const text = TEXTS.get(code)!;
      await page.goto(`${started.server.url}/#/settings`);
      await chooseLanguage(page, code);
      await page.getByRole('heading', { name: text.settings.heading }).waitFor();
      await expect.poll(() => page.title()).toBe(text.pageTitle(text.settings.heading));
      faults.push(...(await faultsAt(sizes, page, `${code} settings`)));
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
        if (place === 'rules') await page.locator('.guideParts').waitFor();
        faults.push(...(await faultsAt(sizes, page, `${code} ${place}`)));
      }
      await page.goto(`${started.server.url}/#/`);
      await page.getByText(text.home.more).click();
      faults.push(...(await faultsAt(sizes, page, `${code} ${text.home.more}`)));
      await page.getByRole('button', { name: text.home.friends }).click();
      for (const way of [text.home.together, text.home.online]) {
        await page.getByRole('radio', { name: way }).check({ force: true });
        faults.push(...(await faultsAt(sizes, page, `${code} ${way}`)));
      }
    }
    expect(faults).toEqual([]);
    await leave();
  });

  test('the table fits in every language, and follows a change of language without a reload', async () => {
    const { page, leave } = await come();
    const faults: string[] = [];
    await bring(page, savedGame({ id: 'serve', modules: 5 }, asks('serve')));
    await page.goto(`${started.server.url}/#/play/serve`);
    await page.locator('.canvas canvas').waitFor();
    let shown: LanguageCode = 'en';
    for (const code of [...LANGUAGES.filter((other) => other !== 'en'), 'en'] as const) {
      const before = TEXTS.get(shown)!;
      const text = TEXTS.get(code)!;
      await page.getByRole('button', { name: before.table.menu, exact: true }).click();
      await page.getByRole('button', { name: before.home.settings, exact: true }).click();
      await chooseLanguage(page, code);
      shown = code;
      faults.push(...(await faultsAt(sizes, page, `${code} settings at the table`)));
      await page.getByRole('button', { name: text.close, exact: true }).last().click();
      await page.getByRole('button', { name: text.table.menu, exact: true }).waitFor();
      faults.push(...(await faultsAt(sizes, page, `${code} table`)));
    }
    expect(faults).toEqual([]);
    await leave();
  });
});

test('two visitors of one server each get the language of their own browser', async () => {
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
