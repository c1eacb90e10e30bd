// Rooms and tables fit screens from 360 pixels: no sideways scrolling, no control outside the screen, and no answer out of sight.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { BEGINNING } from '../../client/model/lessons/progress.ts';
import { gameOfLesson } from '../../client/overlay/lessons/lessonGames.ts';
import { bottom } from '../../client/scenes/layout/rect.ts';
import { asks, choosingManyQuestions, savedGame } from '../kit/savedGames.ts';
import { layoutWith } from '../kit/layouts.ts';
import { seatPeople, startMatch } from '../server/kit/party.ts';
import { lateGame } from '../pictures/lateGame.ts';
import { faultsAt, SCREENS, SIZES } from './kit/fitting.ts';
import { promptOf } from './kit/reading.ts';
import { startServer } from './kit/browserAndServer.ts';
import { bring, INSTANT, visit } from './kit/visit.ts';

const started = startServer();

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
const answers = (page: Page): Locator => promptOf(page).locator('.answer button:not(.dieButton, .forSale *)');

/** On desktops: pairs of the prompt's buttons that touch each other. On phones buttons may stand close together. */
const touching = async (page: Page, screen: string): Promise<string[]> => {
  if (page.viewportSize()!.width < 1280) return [];
  return promptOf(page)
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
};

/** The buttons of a replay. */
const controls = (page: Page): Locator =>
  page.getByRole('region', { name: 'The game again' }).locator('button:visible');

const LESSON_BEGUN = JSON.stringify({ firstEvening: { progress: BEGINNING, isFinished: false } });

/** On a phone held upright: names the own plate if its points and stores overlap. Wider screens have room for both. */
const piled = async (page: Page, screen: string): Promise<string[]> => {
  const { width, height } = page.viewportSize()!;
  if (width > 500 || width > height) return [];
  const arePiled = await page.locator('.plate.own').evaluate((plate) => {
    const range = document.createRange();
    range.selectNodeContents(plate.querySelector('.points')!);
    const stores = plate.querySelector('.goods')!.getBoundingClientRect();
    const points = range.getBoundingClientRect();
    return points.right > stores.left && points.bottom > stores.top && points.left < stores.right;
  });
  return arePiled ? [`${screen}: the plate`] : [];
};

/** Names in the tables of the result that are not shown in full. */
const cutNames = (page: Page, screen: string): Promise<string[]> =>
  page
    .locator('.result .across thead th')
    .evaluateAll(
      (heads, name) =>
        heads
          .filter((head) => head.scrollWidth > head.clientWidth)
          .map((head) => `${name}, cut off: ${head.textContent}`),
      screen,
    );

const scrollsSideways = (page: Page, screen: string): Promise<string[]> =>
  page
    .locator('.dialog > .body')
    .evaluate((body, name) => (body.scrollWidth > body.clientWidth ? [`${name} scroll sideways`] : []), screen);

const GAMES = (['startCard', 'strike', 'evening', 'column', 'deny', 'serve', 'over'] as const).map((kind) =>
  savedGame(
    { id: kind, modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Christopher'], plays: choosingManyQuestions },
    asks(kind),
  ),
);

/** One serves with entertainers and bards. */
const LATE = lateGame('evening 12');

const setLetters = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    const root = document.documentElement;
    root.style.setProperty('--text-size', String(size / 100));
    root.dataset['letters'] = size > 100 ? 'large' : 'usual';
  }, percent);

/** In large letters the other buttons may have to be scrolled to. */
const mainButtonOutOfSight = (page: Page, screen: string): Promise<string[]> =>
  outOfSight(promptOf(page).locator('.answer > :is(.serveAll, .endOfTurn)'), screen);

describe.each(SCREENS)('on $on', ({ sizes, options }) => {
  test('rooms and tables fit, with menu, help and settings open', async () => {
    const [host] = await seatPeople(started.server, 2, { players: 4, public: false });
    const { seats } = await startMatch(started.server, 2);
    const { page, leave } = await visit(started.browser, started.server.url, INSTANT, options);
    const faults: string[] = [];
    const look = async (screen: string, faultsOn = tooWide) =>
      faults.push(...(await faultsAt(sizes, page, screen, faultsOn)));
    await page.goto(`${started.server.url}/#/match/${host!.id}/seat/${host!.key}`);
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await look('room');
    await page.goto(`${started.server.url}/#/match/${seats[0]!.id}/seat/${seats[0]!.key}`);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    await look('table with others');
    await page.goto(`${started.server.url}/#/rules`);
    await bring(page, ...GAMES, LATE);
    for (const kind of ['startCard', 'strike', 'evening', 'over', 'column', 'deny', LATE.id, 'serve']) {
      await page.goto(`${started.server.url}/#/play/${kind}`);
      await page.locator('.canvas canvas').waitFor();
      await look(kind, async (_, name) => [
        ...(await tooWide(page, name)),
        ...(await outOfSight(answers(page), name)),
        ...(await touching(page, name)),
        ...(await piled(page, name)),
        ...(await cutNames(page, name)),
      ]);
    }
    await promptOf(page).getByRole('button', { name: /, on / }).first().press('Enter');
    const whileHeld = promptOf(page).locator('.letGo, .answer > .button');
    await promptOf(page).locator('.letGo').waitFor();
    await look('serve with a die held', (_, name) => outOfSight(whileHeld, name));
    if (options.hasTouch === true) {
      const tools = page.getByRole('banner').getByRole('button');
      await setLetters(page, 160);
      await look('serve in large letters', (_, name) => outOfSight(tools, name));
      await look('serve in large letters', async (_, name) => [
        ...(await mainButtonOutOfSight(page, name)),
        ...(await piled(page, name)),
      ]);
      await setLetters(page, 100);
    }
    await page.goto(`${started.server.url}/#/replay/over/40`);
    await page.locator('.canvas canvas').waitFor();
    await page.getByText(/^All \d+ rolls/).waitFor();
    await look('replay', (_, name) => outOfSight(controls(page), name));
    await page.getByRole('button', { name: 'Help' }).click();
    await look('help');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await look('settings at the table', async (_, name) => [
      ...(await tooWide(page, name)),
      ...(await scrollsSideways(page, name)),
    ]);
    expect(faults).toEqual([]);
    await leave();
  });
});

const UPRIGHT = SIZES.filter(({ width, height }) => width < height);

describe.each(UPRIGHT)('at $width × $height, upright', (viewport) => {
  const come = () => visit(started.browser, started.server.url, INSTANT, { viewport, hasTouch: true, isMobile: true });
  const stageBox = (page: Page) => page.locator('.easel').boundingBox();

  test('the pictures of a choice leave the words of a lesson in sight', async () => {
    const { page, leave } = await come();
    await bring(page, savedGame({ id: gameOfLesson('firstEvening'), modules: 1 }, asks('evening')));
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
    const { page, leave } = await come();
    await bring(page, savedGame({ id: 'plan', modules: 1 }, asks('plan')));
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
    const { page, leave } = await come();
    await page.goto(`${started.server.url}/#/learn`);
    await page.getByRole('region', { name: 'Your first evening' }).getByRole('button', { name: 'Begin' }).tap();
    const lesson = page.getByRole('region', { name: 'Lesson' });
    const heightAt = async (said: string) => {
      await lesson.locator('p.sentence').filter({ hasText: said }).waitFor();
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

test('the pictures of a choice leave the track of the monastery in sight on a small desktop', async () => {
  const { page, leave } = await visit(started.browser, started.server.url, INSTANT);
  await bring(page, savedGame({ id: 'choice', modules: 2 }, asks('evening')));
  await page.goto(`${started.server.url}/#/play/choice`);
  await page.locator('.canvas canvas').waitFor();
  const stage = await page.locator('.easel').boundingBox();
  const pictures = await promptOf(page).locator('.pictures').boundingBox();
  const dock = await page
    .locator('.dock')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).minBlockSize));
  const { monastery } = layoutWith({
    width: stage!.width,
    height: stage!.height,
    dock: { width: pictures!.width, height: dock },
    modules: 2,
  });
  expect(pictures!.y - stage!.y).toBeGreaterThan(bottom(monastery));
  await leave();
});
