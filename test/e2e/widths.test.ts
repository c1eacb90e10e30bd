// Rooms, tables and replays fit screens from 360 pixels: no sideways scrolling, no control outside the screen, and no
// answer out of sight. Then a table at a zoom of 400 %, the news in the bar, the buttons of the result, and a page
// and a window that must keep their place or their height.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PromptKind } from '../../client/model/prompt.ts';
import { LANGUAGES } from '../../client/words/languages.ts';
import { asks, choosingManyQuestions, savedGame } from '../kit/savedGames.ts';
import { seatPeople, startMatch } from '../server/kit/party.ts';
import { lateGame } from '../pictures/lateGame.ts';
import { chooseLanguage, faultsAt, SCREENS } from './kit/fitting.ts';
import { promptOf } from './kit/reading.ts';
import { startServer } from './kit/browserAndServer.ts';
import { INSTANT, visit, visitTable } from './kit/visit.ts';

const started = startServer();

/** A line for each control that extends beyond the screen to the left or the right, and one if the page is too wide. */
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

/** A line for each of these elements that is not in sight without scrolling. */
const outOfSight = (elements: Locator, screen: string): Promise<string[]> =>
  elements.evaluateAll(
    (all, name) =>
      all
        .filter((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const isSeen = (part: number) =>
            element.contains(document.elementFromPoint(left + width * part, top + height * part));
          return !(isSeen(0.1) && isSeen(0.9));
        })
        .map((element) => `${name}: ${element.textContent} is out of sight`),
    screen,
  );

/** The buttons of the prompt, without those of dice and of what is for sale, which can be clicked on the canvas. */
const answers = (page: Page): Locator => promptOf(page).locator('.answer button:not(.dieButton, .forSale *)');

/**
 * On desktops: pairs of the prompt's buttons, other than dice, with less than 2 pixels between them. On smaller screens
 * buttons may stand close together.
 */
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
const replayButtons = (page: Page): Locator =>
  page.getByRole('region', { name: 'The game again' }).locator('button:visible');

/** On a phone held upright: names the own plate if its points and stores overlap. Wider screens have room for both. */
const overlapOnPlate = async (page: Page, screen: string): Promise<string[]> => {
  const { width, height } = page.viewportSize()!;
  if (width > 500 || width > height) return [];
  const doOverlap = await page.locator('.plate.own').evaluate((plate) => {
    const range = document.createRange();
    range.selectNodeContents(plate.querySelector('.points')!);
    const stores = plate.querySelector('.goods')!.getBoundingClientRect();
    const points = range.getBoundingClientRect();
    return points.right > stores.left && points.bottom > stores.top && points.left < stores.right;
  });
  return doOverlap ? [`${screen}: the plate`] : [];
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

const gameThatAsks = (kind: PromptKind) =>
  savedGame(
    { id: kind, modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Christopher'], chooseMove: choosingManyQuestions },
    asks(kind),
  );

const GAMES = (['startCard', 'strike', 'evening', 'column', 'deny', 'serve', 'over'] as const).map(gameThatAsks);

/** Anna serves in the last evening, with entertainers and bards. The text is the seed of the game. */
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
  test('a room, tables and a replay fit, also with help and settings open', async () => {
    const [host] = await seatPeople(started.server, 2, { players: 4, public: false });
    const { seats } = await startMatch(started.server, 2);
    const room = `${started.server.url}/#/match/${host!.id}/seat/${host!.key}`;
    const games = [...GAMES, LATE];
    const { page, leave } = await visit(started.browser, room, INSTANT, { ...options, games });
    const faults: string[] = [];
    const look = async (screen: string, faultsOn = tooWide) =>
      faults.push(...(await faultsAt(sizes, page, screen, faultsOn)));
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await look('room');
    await page.goto(`${started.server.url}/#/match/${seats[0]!.id}/seat/${seats[0]!.key}`);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    await look('table with others');
    // 'serve' comes last: the looks after this loop are at its table.
    for (const kind of ['startCard', 'strike', 'evening', 'over', 'column', 'deny', LATE.id, 'serve']) {
      await page.goto(`${started.server.url}/#/play/${kind}`);
      await page.locator('.canvas canvas').waitFor();
      await look(kind, async (_, name) => [
        ...(await tooWide(page, name)),
        ...(await outOfSight(answers(page), name)),
        ...(await touching(page, name)),
        ...(await overlapOnPlate(page, name)),
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
        ...(await overlapOnPlate(page, name)),
      ]);
      await setLetters(page, 100);
    }
    await page.goto(`${started.server.url}/#/replay/over/40`);
    await page.locator('.canvas canvas').waitFor();
    await page.getByText(/^All \d+ rolls/).waitFor();
    const check = page.locator('.replaying > .fair > p');
    await look('replay', async (_, name) => [
      ...(await outOfSight(replayButtons(page), name)),
      ...(await outOfSight(check, name)),
    ]);
    await page.getByRole('button', { name: 'Help' }).click();
    const frame = page.locator('.dialog > h2, .dialog > .foot button');
    await look('help', async (_, name) => [...(await tooWide(page, name)), ...(await outOfSight(frame, name))]);
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

test('the widest names fit a room on phones and tablets', async () => {
  const host = await started.server.lobby.create({ name: 'W'.repeat(20), players: 2, modules: 1, public: false });
  await started.server.lobby.join(host.id, { name: 'M'.repeat(20) });
  const { sizes, options } = SCREENS[0]!;
  const url = `${started.server.url}/#/match/${host.id}/seat/${host.key}`;
  const { page, leave } = await visit(started.browser, url, INSTANT, options);
  await page.locator('.roomSeats').waitFor();
  expect(await faultsAt(sizes, page, 'room')).toEqual([]);
  await leave();
});

test('a page stays where it is when the stylesheets of other pages have come', async () => {
  const { page, leave } = await visit(started.browser, `${started.server.url}/#/create`, INSTANT);
  const heading = page.getByRole('heading', { name: 'Open a table' });
  const before = await heading.boundingBox();
  await page.goto(`${started.server.url}/#/rules`);
  await page.getByRole('heading', { name: 'How to play', level: 1 }).waitFor();
  await page.goto(`${started.server.url}/#/create`);
  expect(await heading.boundingBox()).toEqual(before);
  await leave();
});

test('the window with the rules has the same height with every part on a small desktop', async () => {
  const { page, leave } = await visitTable(started.browser, started.server.url, gameThatAsks('evening'));
  await page.getByRole('button', { name: 'Help' }).click();
  const parts = page.locator('.guideParts button');
  await parts.first().waitFor();
  const heights = new Set<number>();
  for (const part of await parts.all()) {
    await part.click();
    heights.add((await page.locator('.dialog').boundingBox())!.height);
  }
  expect([...heights]).toHaveLength(1);
  await leave();
});

test.each([
  { width: 320, height: 180 },
  { width: 320, height: 256 },
])(
  'at a zoom of 400 % ($width × $height), the table is one column in which nothing lies over anything',
  async (viewport) => {
    const { page, leave } = await visitTable(started.browser, started.server.url, LATE, INSTANT, { viewport });
    const parts = ['.tableHeader', '.prompt > .asked', '.prompt > .answer', '.seats', '.tablist', '.stage'];
    const boxes = await Promise.all(
      parts.map((part) =>
        page.locator(part).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    boxes.slice(1).forEach(({ top }, at) => {
      expect(top, parts[at + 1]).toBeGreaterThanOrEqual(boxes[at]!.bottom - 1);
    });
    for (const [at, { left, right }] of boxes.entries()) {
      expect(left, parts[at]).toBeGreaterThanOrEqual(0);
      expect(right, parts[at]).toBeLessThanOrEqual(viewport.width);
    }
    await leave();
  },
);

test('the news of three players’ turns, with five gains each, fits the bar of a small desktop', async () => {
  const { page, leave } = await visitTable(started.browser, started.server.url, LATE);
  const news = page.getByRole('banner').locator('.othersTurns');
  await news.locator('li').nth(2).waitFor();
  await news.locator('.gains').evaluateAll((turns) => {
    for (const turn of turns) while (turn.children.length < 5) turn.append(turn.firstElementChild!.cloneNode(true));
  });
  expect(await news.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  await leave();
});

test('the news of a neighbour’s turn fits the bar of a tablet held upright, while all play at the same time', async () => {
  const game = savedGame({ id: 'tablet', modules: 1 }, asks('evening'));
  const options = { viewport: { width: 768, height: 1024 } };
  const { page, leave } = await visitTable(started.browser, started.server.url, game, INSTANT, options);
  const news = page.getByRole('banner').locator('.othersTurns');
  await news.locator('li').first().waitFor();
  expect(await news.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  await leave();
});

test('the buttons of the result stand in one line on a small desktop, in every language', async () => {
  const url = `${started.server.url}/#/settings`;
  const { page, leave } = await visit(started.browser, url, INSTANT, { games: [gameThatAsks('over')] });
  for (const language of LANGUAGES) {
    await page.goto(url);
    await chooseLanguage(page, language);
    await page.goto(`${started.server.url}/#/play/over`);
    const buttons = page.locator('.result > .actions > .button');
    await buttons.first().waitFor();
    const lines = () =>
      buttons.evaluateAll((all) => new Set(all.map((button) => Math.round(button.getBoundingClientRect().top))).size);
    expect(await buttons.count(), language).toBeGreaterThan(4);
    // The font for a language may load later than its texts.
    await expect.poll(lines, { message: language }).toBe(1);
  }
  await leave();
});
