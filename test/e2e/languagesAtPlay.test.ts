// Rooms, the guide, a lesson, a result, a replay and a review fit every screen in every language. Each is open in a tab
// of its own, and all of them follow the language that is chosen in another tab.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../client/words/languages.ts';
import { asks, savedGame } from '../kit/savedGames.ts';
import { seatPeople } from '../server/kit/party.ts';
import { chooseLanguage, faultsAt, SIZES } from './kit/fitting.ts';
import { startServer } from './kit/browserAndServer.ts';
import { INSTANT, visit } from './kit/visit.ts';

const started = startServer();
const over = savedGame({ id: 'over', modules: 5, names: ['Anna', 'Ben', 'Carla', 'Dora'] }, asks('over'));
/** Short enough for the coach to review within seconds. */
const shorter = savedGame({ id: 'shorter', modules: 1, names: ['Anna', 'Ben'] }, asks('over'));

test('rooms, guide, lesson, result, replay and review fit in every language', async () => {
  const [host, guest] = await seatPeople(started.server, 2, { players: 4, public: false });
  const { page: settings, leave } = await visit(started.browser, `${started.server.url}/#/settings`, INSTANT, {
    locale: 'en',
    games: [over, shorter],
  });
  const screens = new Map<string, Page>();
  const open = async (name: string, place: string, shown: string): Promise<Page> => {
    const page = await settings.context().newPage();
    screens.set(name, page);
    await page.goto(`${started.server.url}/#/${place}`);
    await page.locator(shown).first().waitFor();
    return page;
  };
  await open('room of the host', `match/${host!.id}/seat/${host!.key}`, '.roomSeats');
  await open('room of a guest', `match/${guest!.id}/seat/${guest!.key}`, '.roomSeats');
  for (const part of [0, 1, 2, 3, 4]) {
    const guide = await open(`guide ${part}`, 'rules', '.guideParts');
    await guide.locator('.guideParts button').nth(part).click();
  }
  const lesson = await open('lesson', 'learn', '.lessonCard');
  await lesson.locator('.lessonCard button').first().click();
  await lesson.locator('.canvas canvas').waitFor();
  await open('result', 'play/over', '.podium');
  await open('replay', 'replay/over/40', '.canvas canvas');
  const review = await open('review', 'replay/shorter/review-0', '.judged');
  await review.locator('.judged li').first().waitFor({ timeout: 120_000 });

  const faults: string[] = [];
  // The sizes are the outer loop, as a table takes longer to change its size than its language.
  for (const size of SIZES) {
    for (const code of LANGUAGES) {
      await chooseLanguage(settings, code);
      for (const [name, page] of screens) {
        await page.locator(`html[lang="${code}"]`).waitFor();
        faults.push(...(await faultsAt([size], page, `${code} ${name}`)));
      }
    }
  }
  expect(faults).toEqual([]);
  await leave();
});
