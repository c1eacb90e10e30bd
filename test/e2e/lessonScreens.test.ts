// On touch screens a lesson keeps in sight what is to be read and pressed: its sentences, its count of steps, its
// buttons, and those of the question. On a desktop it makes room for the coach's answer.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LESSONS } from '../../client/model/lessons/index.ts';
import { BEGINNING, type Progress } from '../../client/model/lessons/progress.ts';
import { lessonGameId } from '../../client/overlay/lessons/lessonGames.ts';
import type { Settings } from '../../client/overlay/settings.ts';
import { asks, savedGame, type StopsAt } from '../kit/savedGames.ts';
import { startClient } from './kit/browserAndServer.ts';
import { isInSight, TOUCH_SIZES } from './kit/fitting.ts';
import { drawn } from './kit/player.ts';
import { promptOf } from './kit/reading.ts';
import { INSTANT, visit, visitTable, type Visit } from './kit/visit.ts';

const started = startClient();

const UPRIGHT = TOUCH_SIZES.filter(({ width, height }) => width < height);

const lesson = (page: Page) => page.locator('.lesson');

const { steps } = LESSONS.firstEvening;
const at = (id: (typeof steps)[number]['id']): Progress => ({
  ...BEGINNING,
  at: steps.findIndex((step) => step.id === id),
  isShown: true,
});
const stepName = (progress: Progress): string => steps[progress.at]?.id ?? 'the end';
const END: Progress = { ...BEGINNING, at: steps.length };

const inEvening =
  (round: number, kind: Parameters<typeof asks>[0]): StopsAt =>
  (state) =>
    state.round === round && asks(kind)(state);

const PHONE = { viewport: TOUCH_SIZES[0]!, hasTouch: true, isMobile: true };

/** Opens the first lesson at this moment of its game. */
async function come(moment: StopsAt, progress: Progress, settings: Partial<Settings> = {}): Promise<Visit> {
  const id = lessonGameId('firstEvening');
  const somebody = await visitTable(
    started.browser,
    started.client.url,
    savedGame({ id, modules: 1 }, moment),
    { ...INSTANT, ...settings },
    {
      ...PHONE,
      stored: { 'tiefenthal.lessons': JSON.stringify({ firstEvening: { progress, isFinished: false } }) },
    },
  );
  await lesson(somebody.page).waitFor();
  return somebody;
}

/** Looks at the page at each size, once it is laid out; `message` names the size. */
async function atEachSize(
  page: Page,
  look: (message: string) => Promise<void>,
  sizes: readonly (typeof TOUCH_SIZES)[number][] = TOUCH_SIZES,
): Promise<void> {
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await drawn(page);
    await look(`at ${viewport.width} × ${viewport.height}`);
  }
}

/** True if nothing clips the ring around the button that is asked for. */
const isRingWhole = (button: Locator): Promise<boolean> =>
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

/** Pixels between the accent of a capital letter and the edge that would clip it; negative if it is clipped. */
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

/** The words at the end of a lesson may have to be scrolled; at least this height of them is seen. */
const LEAST_SEEN_PX = 40;

test.each(['en', 'fr'] as const)('the end of a lesson has words and both buttons in sight: %s', async (language) => {
  const { page, leave } = await come(inEvening(2, 'serve'), END, { language });
  const heightOfWords = async () => (await lesson(page).locator('.sentence').boundingBox())!.height;
  await atEachSize(page, async (message) => {
    await expect.poll(heightOfWords, { message }).toBeGreaterThan(LEAST_SEEN_PX);
    await expect.poll(() => isInSight(lesson(page).locator('.button.main')), { message }).toBe(true);
    await expect.poll(() => isInSight(lesson(page).locator('a.button')), { message }).toBe(true);
  });
  await leave();
});

/** The height of the part of the sentence that has to be scrolled to. */
const hiddenPx = (page: Page): Promise<number> =>
  lesson(page)
    .locator('.sentence')
    .evaluate((sentence) => sentence.scrollHeight - sentence.clientHeight);

test.each([
  ['that tells whom to hire', 'en', at('hire')],
  ['that ends the turn', 'en', at('end')],
  ['that ends the turn', 'fr', at('end')],
  ['after the last', 'en', END],
] as const)('the step %s is read without scrolling: %s', async (_which, language, progress) => {
  const { page, leave } = await come(inEvening(1, 'serve'), progress, { language });
  await atEachSize(page, (message) => expect.poll(() => hiddenPx(page), { message }).toBeLessThanOrEqual(1));
  await leave();
});

test.each(['de', 'fr', 'ru'] as const)(
  'held upright, the longest steps are read without scrolling: %s',
  async (language) => {
    for (const [moment, progress] of [
      [inEvening(1, 'serve'), at('hire')],
      [inEvening(2, 'evening'), at('moon')],
      [inEvening(2, 'draft'), at('aim')],
    ] as const) {
      const { page, leave } = await come(moment, progress, { language });
      const whole = (message: string) =>
        expect.poll(() => hiddenPx(page), { message: `${stepName(progress)}, ${message}` }).toBeLessThanOrEqual(1);
      await atEachSize(page, whole, UPRIGHT);
      await leave();
    }
  },
);

test('on touch screens the way to the next step is large enough for a finger', async () => {
  const { page, leave } = await come(inEvening(1, 'guests'), at('guests'));
  const next = lesson(page).locator('.button.main');
  await atEachSize(page, async (message) => {
    await expect.poll(async () => (await next.boundingBox())?.height, { message }).toBeGreaterThanOrEqual(44);
  });
  await leave();
});

test('on a phone held upright the way to the next step stays where it is', async () => {
  const { page, leave } = await come(inEvening(1, 'guests'), at('welcome'));
  await page.setViewportSize({ width: 390, height: 844 });
  await drawn(page);
  const next = lesson(page).locator('.button.main');
  const { y: before } = (await next.boundingBox())!;
  await next.tap();
  await lesson(page).getByText('2 of').waitFor();
  await expect.poll(async () => Math.abs((await next.boundingBox())!.y - before)).toBeLessThan(1);
  await leave();
});

test('on a desktop the lesson makes room for the coach’s answer', async () => {
  const { page, leave } = await come(inEvening(1, 'guests'), at('keep'));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page.locator('.advice li').first().waitFor();
  const said = (await lesson(page).boundingBox())!;
  const answer = (await page.locator('.coach').boundingBox())!;
  expect(said.y + said.height).toBeLessThanOrEqual(answer.y);
  await leave();
});

test('both answers about the guests are in sight while the lesson rests', async () => {
  const { page, leave } = await come(inEvening(2, 'guests'), { ...at('alone'), isShown: false });
  const answers = promptOf(page).locator('.answer .button');
  await answers.first().waitFor();
  await atEachSize(page, async (message) => {
    expect(await answers.count()).toBe(2);
    for (const answer of await answers.all()) await expect.poll(() => isInSight(answer), { message }).toBe(true);
  });
  await leave();
});

test('the ring of the button that is asked for is whole', async () => {
  const { page, leave } = await come(inEvening(1, 'guests'), at('keep'));
  await page.locator('.button.lit').waitFor();
  await atEachSize(page, (message) =>
    expect.poll(() => isRingWhole(page.locator('.button.lit')), { message }).toBe(true),
  );
  await leave();
});

test('accents of capital letters are whole in the title of a question', async () => {
  const resting = { ...at('upgrade'), isShown: false };
  const { page, leave } = await come(inEvening(2, 'draft'), resting, { language: 'fr' });
  const title = page.locator('.prompt h2');
  await title.filter({ hasText: 'À toi' }).waitFor();
  await atEachSize(page, (message) =>
    expect.poll(() => roomAboveCapitals(title), { message }).toBeGreaterThanOrEqual(0),
  );
  await leave();
});

test('the count of steps is whole beside a long title', async () => {
  const { page, leave } = await visit(
    started.browser,
    `${started.client.url}#/learn`,
    { ...INSTANT, language: 'fr' },
    PHONE,
  );
  await page.getByRole('region', { name: 'Saltimbanques et schnaps' }).getByRole('button').tap();
  await lesson(page).getByRole('button', { name: 'Continuer' }).waitFor();
  await atEachSize(page, (message) =>
    expect.poll(() => isInSight(lesson(page).locator('.title > span')), { message }).toBe(true),
  );
  await leave();
});
