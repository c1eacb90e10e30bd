// Online matches with a spectator, a reload, a stand-in bot, a rematch, and a replay.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { check, readRecord } from '../../game/chance/index.ts';
import { legal, type Seat, type State } from '../../game/index.ts';
import type { TestClient } from '../server/kit/testClient.ts';
import { seatPeople, getReady, playToTheEnd, startMatch } from '../server/kit/party.ts';
import { randomChooser } from '../server/kit/tavern.ts';
import { handsWith, MOUSE } from './kit/mouse.ts';
import { playOn } from './kit/player.ts';
import { promptOf, read, type Reading } from './kit/reading.ts';
import { startServer } from './kit/browserAndServer.ts';
import { visitInWords, type Visit } from './kit/visit.ts';

// A player who has left can be replaced by a bot almost at once.
const started = startServer({ awayMs: 60 });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const come = (place: string): Promise<Visit> => visitInWords(started.browser, `${started.server.url}/#/${place}`);

/** Opens the personal link of a seat. */
const comeToSeat = ({ id, key }: { id: string; key: string }): Promise<Visit> => come(`match/${id}/seat/${key}`);

const tableOf = ({ received }: TestClient): State => (received.view?.G as { table: State }).table;

/** Chooses the first start card through the protocol, without a browser; returns its number. */
async function chooseStartCard(client: TestClient): Promise<string> {
  const seat = client.received.you as Seat;
  const [move] = legal(tableOf(client), seat);
  if (move?.type !== 'choose') throw new Error('There is nothing to choose.');
  expect(await client.socket.move(move)).toBeNull();
  return move.option;
}

async function leaveWithoutComplaints(...visits: Visit[]): Promise<void> {
  for (const { complaints } of visits) expect(complaints).toEqual([]);
  await Promise.all(visits.map(({ leave }) => leave()));
}

test('a spectator of a public match sees no secret and has no move', async () => {
  const { id, clients } = await startMatch(started.server, 2, { modules: 5, title: 'Zum Bären' });
  const stranger = await come('find');
  const { page } = stranger;
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await page.getByRole('radio', { name: 'To watch' }).check({ force: true });
  // If this test is repeated after a failure, the list also has the match of the first attempt.
  const link = page.getByRole('link', { name: 'Watch: Zum Bären' }).and(page.locator(`[href$="${id}"]`));
  await link.click();
  await page.getByText('You are watching.').waitFor();
  await heading(page, /^Waiting for Anna/).waitFor();

  await chooseStartCard(clients[0]!);
  await button(page, /^Anna: 0 points, is ready/).waitFor();
  const deeds = /^(Choose|Keep|Take|Put|Place|Buy|Upgrade|Recruit|Done|End|Undo)/;
  expect(await page.getByRole('button', { name: deeds, disabled: false }).count()).toBe(0);
  // The key that answers "Done" does nothing here: the match still has one move.
  await page.keyboard.press('c');
  await expect.poll(() => clients[1]!.received.version).toBe(1);
  // Found in whole views as `"choice":null`, and in changes to them as `"choice":["hidden"]`.
  const choices = frames.flatMap((frame) =>
    [...frame.matchAll(/"choice":\[?(\w+|"\w+")/g)].map(([, choice]) => choice),
  );
  expect(new Set(choices)).toEqual(new Set(['null', '"hidden"']));

  const bens = await chooseStartCard(clients[1]!);
  await page.getByRole('log', { name: 'Log' }).getByText(`Ben begins with start card ${bens}:`).waitFor();
  await leaveWithoutComplaints(stranger);
});

test('a reload in the middle of a match finds the same question', async () => {
  const [own] = await seatPeople(started.server, 2, { modules: 5, bots: ['easy'] });
  await getReady(started.server, [own!]);
  const anna = await comeToSeat(own!);
  const { page } = anna;
  const seen = new Set<string>();
  const wanted = ['start card', 'guests are here', 'take a die', 'Place your dice', 'settle', 'serve'];
  const isMissing = (part: string): boolean => ![...seen].some((title) => title.includes(part));
  while (wanted.some(isMissing)) {
    // Only questions to Anna: where she waits for the bot, it may move during the reload.
    const isNew = ({ title, dialog }: Reading) =>
      dialog === null &&
      !title.startsWith('Waiting for') &&
      wanted.some((part) => title.includes(part) && isMissing(part));
    await playOn(page, handsWith(MOUSE), isNew);
    seen.add((await read(page)).title);
    const before = await promptOf(page).innerText();
    await page.reload();
    await promptOf(page).waitFor();
    await expect.poll(() => promptOf(page).innerText()).toBe(before);
  }
  await leaveWithoutComplaints(anna);
});

test('a bot plays for somebody who left, until they take their seat back', async () => {
  const seats = await seatPeople(started.server, 2);
  await getReady(started.server, seats);
  const anna = await comeToSeat(seats[0]!);
  const firstBen = await comeToSeat(seats[1]!);
  await heading(anna.page, 'Your guests are here').waitFor();
  await heading(firstBen.page, 'Your guests are here').waitFor();
  await leaveWithoutComplaints(firstBen);

  await anna.page.getByText('Ben is away.').waitFor();
  await button(anna.page, 'Let a bot play on for Ben').click();
  await anna.page.getByText('A bot plays for Ben.').waitFor();
  await playOn(anna.page, handsWith(MOUSE), ({ title }) => title === 'Place your dice');

  const ben = await comeToSeat(seats[1]!);
  await ben.page.getByText('A bot plays in your seat.').waitFor();
  await heading(ben.page, 'Your plan stands').waitFor();
  await button(ben.page, 'Take my seat back').click();
  await ben.page.getByText('A bot plays in your seat.').waitFor({ state: 'detached' });
  await anna.page.getByText('A bot plays for Ben.').waitFor({ state: 'detached' });
  await button(ben.page, 'Think again').click();
  // The title depends on whether the bot has placed all dice.
  await promptOf(ben.page)
    .getByRole('heading', { name: /^(Place your dice|Your dice are placed)$/ })
    .waitFor();
  await leaveWithoutComplaints(anna, ben);
});

test('somebody gives their seat to a bot and takes it back', async () => {
  const seats = await seatPeople(started.server, 2);
  await getReady(started.server, seats);
  const anna = await comeToSeat(seats[0]!);
  await button(anna.page, 'Menu').click();
  await button(anna.page, 'Give my seat to a bot').click();
  await button(anna.page, 'Close').click();
  await button(anna.page, 'Take my seat back').click();
  await anna.page.getByText('A bot plays in your seat.').waitFor({ state: 'detached' });
  expect((await started.server.lobby.get(seats[0]!.id)).players[0]?.data?.standIn).toBeNull();
  await leaveWithoutComplaints(anna);
});

test('after a match the same people play a rematch, and the first match can be replayed', async () => {
  const { id, seats, clients } = await startMatch(started.server, 2);
  await playToTheEnd({ clients }, randomChooser('once more'));
  for (const { socket } of clients) socket.close();
  const [anna, ben] = [await comeToSeat(seats[0]!), await comeToSeat(seats[1]!)];
  const result = anna.page.getByRole('region', { name: 'The last light goes out' });
  await result.getByRole('list', { name: 'Podium' }).waitFor();
  await button(anna.page, 'Watch from the start').click();
  await heading(anna.page, 'The game again').waitFor();
  await anna.page.getByText(/^All \d+ rolls and \d+ shuffles are checked/).waitFor();
  const [download] = await Promise.all([
    anna.page.waitForEvent('download'),
    button(anna.page, 'Save this game to a file').click(),
  ]);
  const saved = readRecord(await readFile(await download.path(), 'utf8'));
  expect('record' in saved && check(saved.record)).toMatchObject({ fault: null });
  await button(anna.page, 'Back to the result').click();
  await button(anna.page, 'Again with the same people').click();
  await ben.page.getByText('The others go on to another game.').waitFor();
  await button(ben.page, 'Go along to the next game').first().click();
  for (const { page } of [anna, ben]) await heading(page, 'Your guests are here').waitFor();
  const next = (await started.server.lobby.get(id)).nextMatchID!;
  expect(new URL(anna.page.url()).hash).toBe(`#/match/${next}`);
  expect((await started.server.lobby.get(next)).players.map(({ name }) => name).sort()).toEqual(['Anna', 'Ben']);
  await leaveWithoutComplaints(anna, ben);
});
