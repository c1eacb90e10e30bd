// The dock of the question: it keeps its height while dice are placed, and covers neither the words of a lesson nor the
// table.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PromptKind } from '../../client/model/prompt.ts';
import type { Save } from '../../client/net/saves.ts';
import type { Settings } from '../../client/overlay/settings.ts';
import { TILES, type Modules } from '../../game/index.ts';
import { BEGINNING } from '../../client/model/lessons/progress.ts';
import { LANGUAGES } from '../../client/words/languages.ts';
import { lessonGameId } from '../../client/overlay/lessons/lessonGames.ts';
import { bottom } from '../../client/scenes/layout/rect.ts';
import { asks, choosingManyQuestions, savedGame } from '../kit/savedGames.ts';
import { boxAt, layoutWith } from '../kit/layouts.ts';
import { SIZES } from './kit/fitting.ts';
import { promptOf } from './kit/reading.ts';
import { startClient } from './kit/browserAndServer.ts';
import { INSTANT, visit, visitTable, type Visit, type VisitOptions } from './kit/visit.ts';

const started = startClient();

const PLANNING = savedGame({ id: 'plan', modules: 1 }, asks('plan'));

const come = (game: Save, settings: Partial<Settings> = {}, options: VisitOptions = {}): Promise<Visit> =>
  visitTable(started.browser, started.client.url, game, { ...INSTANT, ...settings }, options);

const LESSON_BEGUN = JSON.stringify({ firstEvening: { progress: BEGINNING, isFinished: false } });

const UPRIGHT = SIZES.filter(({ width, height }) => width < height);

describe.each(UPRIGHT)('at $width × $height, upright', (viewport) => {
  const options = { viewport, hasTouch: true, isMobile: true };
  const stageBox = (page: Page) => page.locator('.easel').boundingBox();

  test('the pictures of a choice leave the words of a lesson in sight', async () => {
    const game = savedGame({ id: lessonGameId('firstEvening'), modules: 1 }, asks('evening'));
    const stored = { 'tiefenthal.lessons': LESSON_BEGUN };
    const { page, leave } = await come(game, {}, { ...options, stored });
    await promptOf(page).locator('.pictures').waitFor();
    const words = page.getByRole('region', { name: 'Lesson' }).getByText('The moon brings everybody something');
    await words.waitFor();
    const isSeen = () =>
      words.evaluate((said) => {
        const { left, top, width, height } = said.getBoundingClientRect();
        return said === document.elementFromPoint(left + width / 2, top + height / 2);
      });
    await expect.poll(isSeen).toBe(true);
    await leave();
  });

  test('the table stays where it is while dice are picked up and placed', async () => {
    const { page, leave } = await come(PLANNING, {}, options);
    const prompt = promptOf(page);
    const die = prompt.getByRole('button', { name: /, not placed$/ }).first();
    await die.waitFor({ state: 'attached' });
    const before = await stageBox(page);
    await die.press('Enter');
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
});

/** Questions whose answers are pictures: two sides of the dancer, a column for a signature, six tiles, five cards. */
const CHOICES: readonly { kind: PromptKind; modules: Modules; round?: number }[] = [
  { kind: 'evening', modules: 2 },
  { kind: 'column', modules: 5 },
  { kind: 'evening', modules: 1, round: 8 },
  { kind: 'keepCard', modules: 5 },
];

/** A dock that is higher than usual by less than this covers nothing but the frame of the table. */
const BARELY_PX = 6;

describe.each(CHOICES)('on a small desktop with modules $modules, a choice by pictures ($kind)', (choice) => {
  const { kind, modules, round } = choice;

  test('covers neither the track of the monastery nor any tile', async () => {
    const game = savedGame(
      { id: 'choice', modules, names: ['Anna', 'Ben', 'Carla', 'Dora'], chooseMove: choosingManyQuestions },
      (state) => asks(kind)(state) && (round === undefined || state.round === round),
    );
    const { page, leave } = await come(game);
    await promptOf(page).locator('.pictures').waitFor();
    const stage = await page.locator('.easel').boundingBox();
    const dock = await page.locator('.dock').boundingBox();
    const usual = await page
      .locator('.dock')
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).minBlockSize));
    const layout = layoutWith({
      width: stage!.width,
      height: stage!.height,
      // Only for many pictures the table makes room.
      dock: { width: dock!.width, height: dock!.height < usual + BARELY_PX ? usual : dock!.height },
      modules,
      tables: [3, 3, 3, 3],
    });
    const top = dock!.y - stage!.y;
    expect(top).toBeGreaterThan(bottom(boxAt(layout, { at: 'monastery', space: 0 })));
    for (const tile of TILES) {
      const { y, height } = boxAt(layout, { at: 'tile', seat: 0, tile });
      expect(top, tile).toBeGreaterThanOrEqual(y + height);
    }
    await leave();
  });
});

test.each(LANGUAGES)('the dock of a small desktop keeps its height while a die is held: %s', async (language) => {
  const { page, leave } = await come(PLANNING, { language });
  const dock = page.locator('.dock');
  const die = page.locator('.prompt .dieButton').first();
  await die.waitFor({ state: 'attached' });
  const before = await dock.boundingBox();
  await die.press('Enter');
  await page.locator('.held .letGo').waitFor();
  expect(await dock.boundingBox()).toEqual(before);
  // A button that moves the held die is seen while it has the focus by keyboard, and takes the place of the sentence.
  await page.keyboard.press('Tab');
  await page.locator('.held .actions .button').first().focus();
  expect(await dock.boundingBox()).toEqual(before);
  await leave();
});

test('the dock of a replay is as high as at the table, on desktops', async () => {
  const over = savedGame({ id: 'over', modules: 5, names: ['Anna', 'Alma', 'Bruno', 'Christopher'] }, asks('over'));
  const url = `${started.client.url}#/replay/over/40`;
  const { page, leave } = await visit(started.browser, url, INSTANT, { games: [over] });
  await page.getByText(/^All \d+ rolls/).waitFor();
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    const more = () =>
      page
        .locator('.dock')
        .evaluate(
          (dock) => dock.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(dock).minBlockSize),
        );
    await expect.poll(more, { message: `at ${size.width}` }).toBeLessThan(BARELY_PX);
  }
  await leave();
});
