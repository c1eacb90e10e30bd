// On touch screens a lesson leaves what it asks for in sight: the way on at its end, the answers, its rings and its count of steps.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../../client/model/lessons/index.ts';
import type { Progress } from '../../client/model/lessons/progress.ts';
import { gameOfLesson } from '../../client/overlay/lessons/lessonGames.ts';
import type { Settings } from '../../client/overlay/settings.ts';
import { asks, savedGame, type StopsAt } from '../kit/savedGames.ts';
import { startClient } from './kit/browserAndServer.ts';
import { SIZES } from './kit/fitting.ts';
import { promptOf } from './kit/reading.ts';
import { bring, INSTANT, visit } from './kit/visit.ts';

const started = startClient();

const TOUCH = SIZES.filter(({ width, height }) => width < 1000 && (width < height || height < 500));

const lesson = (page: Page) => page.locator('.lesson');

const { steps } = LESSONS.firstEvening;
const at = (id: (typeof steps)[number]['id']): Progress => ({
  at: steps.findIndex((step) => step.id === id),
  isShown: true,
  isMissed: false,
});

const inEvening =
  (round: number, kind: Parameters<typeof asks>[0]): StopsAt =>
  (state) =>
    state.round === round && asks(kind)(state);

/** Opens the first lesson at this moment of its game. */
async function come(
  viewport: (typeof SIZES)[number],
  moment: StopsAt,
  progress: Progress,
  settings: Partial<Settings> = {},
) {
  const id = gameOfLesson('firstEvening');
  const { page, leave } = await visit(
    started.browser,
    started.client.url,
    { ...INSTANT, ...settings },
    { viewport, hasTouch: true, isMobile: true },
  );
  await bring(page, savedGame({ id, modules: 1 }, moment));
  await page.evaluate(
    (kept) => localStorage.setItem('tiefenthal.lessons', kept),
    JSON.stringify({ firstEvening: { progress, isFinished: false } }),
  );
  await page.goto(`${started.client.url}#/play/${id}`);
  await page.reload();
  await page.locator('.canvas canvas').waitFor();
  await lesson(page).waitFor();
  return { page, leave };
}

/** Touched in the middle and near its ends. */
const isInSight = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((part) =>
      element.contains(document.elementFromPoint(left + width * part, top + height * part)),
    );
  });

/** The ring of the button that is asked for, within all that clips it. */
const ringIsWhole = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
    const { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      if (left - ring < edge.left - 0.5 || right + ring > edge.right + 0.5) return false;
      if (top - ring < edge.top - 0.5 || bottom + ring > edge.bottom + 0.5) return false;
    }
    return true;
  });

/** Pixels between the accent of a capital letter and the edge that would clip it. */
const roomAboveCapitals = (title: Locator): Promise<number> =>
  title.evaluate((element) => {
    const mark = element.insertBefore(document.createElement('span'), element.firstChild);
    mark.style.display = 'inline-block';
    const baseline = mark.getBoundingClientRect().bottom;
    mark.remove();
    const context = document.createElement('canvas').getContext('2d')!;
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    return baseline - element.getBoundingClientRect().top - context.measureText('À').actualBoundingBoxAscent;
  });

describe.each(TOUCH)('at $width × $height', (viewport) => {
  test('the end of a lesson has its words and its way on in sight', async () => {
    const over = { at: steps.length, isShown: false, isMissed: false };
    for (const language of ['en', 'fr'] as const) {
      const { page, leave } = await come(viewport, inEvening(2, 'serve'), over, { language });
      expect((await lesson(page).locator('.sentence').boundingBox())!.height).toBeGreaterThan(40);
      expect(await isInSight(lesson(page).locator('.button.main'))).toBe(true);
      expect(await isInSight(lesson(page).locator('a.button'))).toBe(true);
      await leave();
    }
  });

  test('both answers about the guests are in sight while the lesson rests', async () => {
    const { page, leave } = await come(viewport, inEvening(2, 'guests'), { ...at('alone'), isShown: false });
    const answers = promptOf(page).locator('.answer .button');
    await answers.first().waitFor();
    expect(await answers.count()).toBe(2);
    for (const answer of await answers.all()) expect(await isInSight(answer)).toBe(true);
    await leave();
  });

  test('the ring of the button that is asked for is whole', async () => {
    const { page, leave } = await come(viewport, inEvening(1, 'guests'), at('keep'));
    await page.locator('.button.lit').waitFor();
    expect(await ringIsWhole(page.locator('.button.lit'))).toBe(true);
    await leave();
  });

  test('accents of capital letters are whole in the title of a question', async () => {
    const resting = { ...at('upgrade'), isShown: false };
    const { page, leave } = await come(viewport, inEvening(2, 'draft'), resting, { language: 'fr' });
    const title = page.locator('.prompt h2');
    await title.filter({ hasText: 'À toi' }).waitFor();
    expect(await roomAboveCapitals(title)).toBeGreaterThanOrEqual(0);
    await leave();
  });

  test('the count of steps is whole beside a long title', async () => {
    const options = { viewport, hasTouch: true, isMobile: true };
    const { page, leave } = await visit(
      started.browser,
      `${started.client.url}#/learn`,
      { ...INSTANT, language: 'fr' },
      options,
    );
    await page.getByRole('region', { name: 'Saltimbanques et schnaps' }).getByRole('button').tap();
    await lesson(page).getByRole('button', { name: 'Continuer' }).waitFor();
    expect(await isInSight(lesson(page).locator('.title > span'))).toBe(true);
    await leave();
  });
});
