// Every page fits screens from 360 pixels: no sideways scrolling, and no control outside the screen.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BEGINNING } from '../../client/model/lessons/progress.ts';
import { gameOfLesson } from '../../client/overlay/lessons/lessonGames.ts';
import { asks, keptGame } from '../kit/keptGames.ts';
import { gather, sitDown } from '../server/kit/party.ts';
import { promptOf } from './kit/reading.ts';
import { startServer } from './kit/browserAndServer.ts';
import { bring, INSTANT, visit, type Visit } from './kit/visit.ts';

const started = startServer();

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
];

const come = ({ width, height }: { width: number; height: number }): Promise<Visit> =>
  visit(started.browser, started.server.url, INSTANT, {
    viewport: { width, height },
    hasTouch: width < 1000,
    isMobile: width < 1000,
  });

/** Names of the elements that extend beyond the screen to the left or the right. */
const tooWide = (page: Page, screen: string): Promise<string[]> =>
  page.evaluate((name) => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
    const outside = controls.filter((control) => {
      // Scrolling rows of buttons may be wider than the screen.
      for (let box = control.parentElement; box !== null && box !== document.body; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
      const { left, right } = control.getBoundingClientRect();
      return right > left && (left < -0.5 || right > width + 0.5);
    });
    const wide = root.scrollWidth > width ? [`${name} is ${root.scrollWidth} of ${width} pixels wide`] : [];
    return [
      ...wide,
      ...outside.map((control) => `${name}: ${control.getAttribute('aria-label') ?? control.textContent}`),
    ];
  }, screen);

/** Names of the buttons that are not in sight without scrolling. */
const outOfSight = (buttons: Locator, screen: string): Promise<string[]> =>
  buttons.evaluateAll(
    (all, name) =>
      all
        .filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const isSeen = (part: number) =>
            button.contains(document.elementFromPoint(left + width * part, top + height * part));
          return !(isSeen(0.1) && isSeen(0.9));
        })
        .map((button) => `${name}: ${button.textContent} is out of sight`),
    screen,
  );

/** The buttons of the prompt; those of dice are on the canvas. */
const answers = (page: Page): Locator => promptOf(page).locator('.answer button:not(.dieButton)');

/** Pairs of the prompt's buttons that touch each other. */
const touching = (page: Page, screen: string): Promise<string[]> =>
  promptOf(page)
    .locator('button:visible:not(.dieButton)')
    .evaluateAll((buttons, name) => {
      const seen = buttons.flatMap((button) => {
        const { left, top, right, bottom, width } = button.getBoundingClientRect();
        return width > 1 ? [{ text: button.textContent, left, top, right, bottom }] : [];
      });
      return seen.flatMap((one, at) =>
        seen
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right + 2 &&
              other.left < one.right + 2 &&
              one.top < other.bottom + 2 &&
              other.top < one.bottom + 2,
          )
          .map((other) => `${name}: ${one.text} touches ${other.text}`),
      );
    }, screen);

const LESSON_BEGUN = JSON.stringify({ firstEvening: { progress: BEGINNING, isFinished: false } });

/** True if points and stores of one's own plate lie on each other. */
const arePiled = (page: Page): Promise<boolean> =>
  page.locator('.plate.own').evaluate((plate) => {
    const range = document.createRange();
    range.selectNodeContents(plate.querySelector('.points')!);
    const stores = plate.querySelector('.goods')!.getBoundingClientRect();
    const points = range.getBoundingClientRect();
    return points.right > stores.left && points.bottom > stores.top && points.left < stores.right;
  });

describe.each(SIZES)('at $width × $height', (size) => {
  test('every page fits', async () => {
    const { page, leave } = await come(size);
    const faults: string[] = [];
    const look = async (place: string, heading: string | RegExp) => {
      await page.goto(`${started.server.url}/#/${place}`);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      // The page was laid out at the width of the screen.
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(size.width);
      faults.push(...(await tooWide(page, place)));
    };
    for (const [place, heading] of [
      ['rules', 'How to play'],
      ['settings', 'Settings'],
      ['credits', 'Credits'],
      ['find', 'Find a match'],
      ['create', 'Open a table'],
      ['cellar', 'A wrong turn in the dark'],
    ] as const)
      await look(place, heading);
    await page.goto(`${started.server.url}/#/create`);
    for (const choice of ['4 players', '3 bots'])
      await page.getByRole('radio', { name: choice }).check({ force: true });
    faults.push(...(await tooWide(page, 'create, with bots')));
    await page.goto(`${started.server.url}/#/`);
    await page.getByText('More options').click();
    faults.push(...(await tooWide(page, 'Against bots')));
    await page.getByRole('button', { name: 'With friends' }).click();
    for (const way of ['On one screen', 'With others']) {
      await page.getByRole('radio', { name: way }).check({ force: true });
      faults.push(...(await tooWide(page, way)));
    }
    expect(faults).toEqual([]);
    await leave();
  });

  test('rooms and tables fit, with menu, help and settings open', async () => {
    const [host] = await gather(started.server, 2, { players: 4, public: false });
    const { seats } = await sitDown(started.server, 2);
    const { page, leave } = await come(size);
    const faults: string[] = [];
    await page.goto(`${started.server.url}/#/match/${host!.id}/seat/${host!.key}`);
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    faults.push(...(await tooWide(page, 'room')));
    await page.goto(`${started.server.url}/#/match/${seats[0]!.id}/seat/${seats[0]!.key}`);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    faults.push(...(await tooWide(page, 'table with others')));
    await page.goto(`${started.server.url}/#/rules`);
    await bring(
      page,
      ...(['startCard', 'column', 'serve', 'over'] as const).map((kind) =>
        keptGame({ id: kind, modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Carla'] }, asks(kind)),
      ),
    );
    for (const kind of ['startCard', 'over', 'column', 'serve']) {
      await page.goto(`${started.server.url}/#/play/${kind}`);
      await page.locator('.canvas canvas').waitFor();
      faults.push(...(await tooWide(page, kind)), ...(await outOfSight(answers(page), kind)));
      if (size.width >= 1280) faults.push(...(await touching(page, kind)));
      if (size.width < size.height && size.width < 700 && (await arePiled(page))) faults.push(`${kind}: the plate`);
    }
    await page.goto(`${started.server.url}/#/replay/over/40`);
    await page.locator('.canvas canvas').waitFor();
    await page.getByText(/^All \d+ rolls/).waitFor();
    const controls = page.getByRole('region', { name: 'The game again' });
    faults.push(...(await outOfSight(controls.locator('button:visible'), 'replay')));
    await page.getByRole('button', { name: 'Help' }).click();
    faults.push(...(await tooWide(page, 'help')));
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    faults.push(...(await tooWide(page, 'settings at the table')));
    const sideways = page.locator('.dialog > .body').evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(await sideways).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });
});

describe.each(SIZES.filter(({ width, height }) => width < height))('at $width × $height, upright', (size) => {
  const stageBox = (page: Page) => page.locator('.easel').boundingBox();

  test('the pictures of a choice leave the words of a lesson in sight', async () => {
    const { page, leave } = await come(size);
    await bring(page, keptGame({ id: gameOfLesson('firstEvening'), modules: 1 }, asks('evening')));
    await page.evaluate((begun) => localStorage.setItem('tiefenthal.lessons', begun), LESSON_BEGUN);
    await page.goto(`${started.server.url}/#/play/${gameOfLesson('firstEvening')}`);
    await page.reload();
    await page.locator('.canvas canvas').waitFor();
    await promptOf(page).locator('.pictures').waitFor();
    const words = page.getByRole('region', { name: 'Lesson' }).getByText('The moon brings everybody something');
    await words.waitFor();
    expect(
      await words.evaluate((said) => {
        const { left, top, width, height } = said.getBoundingClientRect();
        return said === document.elementFromPoint(left + width / 2, top + height / 2);
      }),
    ).toBe(true);
    await leave();
  });

  test('the table stays where it is while dice are picked up and placed', async () => {
    const { page, leave } = await come(size);
    await bring(page, keptGame({ id: 'plan', modules: 1 }, asks('plan')));
    await page.goto(`${started.server.url}/#/play/plan`);
    await page.locator('.canvas canvas').waitFor();
    const prompt = promptOf(page);
    const before = await stageBox(page);
    await prompt
      .getByRole('button', { name: /, not placed$/ })
      .first()
      .press('Enter');
    await prompt.getByText('Choose where it goes.').waitFor();
    expect(await stageBox(page)).toEqual(before);
    await prompt
      .getByRole('button', { name: /^Put the / })
      .first()
      .press('Enter');
    await prompt.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await stageBox(page)).toEqual(before);
    await leave();
  });

  test('a lesson is as high at every step', async () => {
    const { page, leave } = await come(size);
    await page.goto(`${started.server.url}/#/learn`);
    await page.getByRole('region', { name: 'Your first evening' }).getByRole('button', { name: 'Begin' }).tap();
    const lesson = page.getByRole('region', { name: 'Lesson' });
    const heightAt = async (said: string) => {
      await lesson.getByRole('status').filter({ hasText: said }).waitFor();
      return (await lesson.boundingBox())?.height;
    };
    const height = await heightAt('Welcome!');
    await lesson.getByRole('button', { name: 'Go on' }).tap();
    expect(await heightAt('Three regulars')).toBe(height);
    await lesson.getByRole('button', { name: 'Go on' }).tap();
    expect(await heightAt('They will do')).toBe(height);
    await leave();
  });
});
