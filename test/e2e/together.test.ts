// Pass and play in a browser: the first evening from the home page on, and the last one up to the result.
import { expect, test } from 'vitest';
import { asks, savedGame } from '../kit/savedGames.ts';
import { handsWith, MOUSE } from './kit/mouse.ts';
import { playOn } from './kit/player.ts';
import { startClient } from './kit/browserAndServer.ts';
import { visitInWords } from './kit/visit.ts';

const started = startClient();

test('two people play from the home page to the second evening', async () => {
  const together = await visitInWords(started.browser, started.client.url);
  const { page } = together;
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('radio', { name: 'Modules 1 to 4' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Name in seat 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Name in seat 2' }).fill('Ben');
  await page.getByRole('button', { name: 'Begin' }).click();
  const dialogTitles = new Set<string>();
  await playOn(page, handsWith(MOUSE), ({ evening, dialog }) => {
    if (dialog !== null) dialogTitles.add(dialog.title);
    return evening === 2;
  });
  expect([...dialogTitles]).toContain('It is Ben’s turn');
  expect(together.complaints).toEqual([]);
  await together.leave();
});

test('two people play the last evening up to the result', async () => {
  const lastEvening = savedGame(
    { id: 'late', modules: 4, people: 2 },
    (table) => table.round === 8 && asks('guests')(table),
  );
  const url = `${started.client.url}#/play/late`;
  const together = await visitInWords(started.browser, url, { games: [lastEvening] });
  const { page } = together;
  await playOn(page, handsWith(MOUSE));
  const result = page.getByRole('region', { name: 'The last light goes out' });
  for (const name of ['Anna', 'Ben']) await result.getByRole('list', { name: `The deck of ${name}` }).waitFor();
  expect(await result.getByRole('heading').first().innerText()).toMatch(/^(Anna|Ben) wins$|share the victory$/);
  expect(together.complaints).toEqual([]);
  await together.leave();
});
