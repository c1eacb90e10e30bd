// A connection that dies silently, a frozen page, a browser that goes offline: the page shows a notice, keeps one move, and
// plays on when the connection is back.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BlackHole, openBlackHole } from '../kit/blackHole.ts';
import { connectClient, closeClients, type TestClient } from '../server/kit/testClient.ts';
import { seatPeople, getReady } from '../server/kit/party.ts';
import { promptOf } from './kit/reading.ts';
import { startServer } from './kit/browserAndServer.ts';
import { INSTANT, visit, type Visit } from './kit/visit.ts';

const started = startServer();
let line: BlackHole;
let anna: Visit;
let ben: TestClient;

beforeEach(async () => {
  const { browser, server } = started;
  const seats = await seatPeople(server);
  await getReady(server, seats);
  line = await openBlackHole(server.url);
  const [annas, bens] = seats;
  ben = await connectClient({ url: server.url, match: bens!.id, key: bens!.key });
  anna = await visit(browser, `${line.url}/#/match/${annas!.id}/seat/${annas!.key}`, {
    ...INSTANT,
    tableInWords: true,
  });
  await anna.page.locator('.canvas canvas').waitFor();
});
afterEach(async () => {
  await anna.leave();
  closeClients();
  await line.close();
});

const lost = (page: Page) => page.locator('.offline', { hasText: 'No connection' });
const keep = (page: Page) => promptOf(page).getByRole('button', { name: 'Keep these guests' });
const seated = (page: Page) => promptOf(page).getByText('Your guests are seated');
const madeByAnna = (): readonly string[] =>
  ben.received.log.filter(({ seat }) => seat === 0).map(({ move }) => move.type);

test('a move on a dead connection waits, and is made once when the connection is back', async () => {
  const { page } = anna;
  line.swallow('up', 'down');
  await keep(page).click();
  await lost(page).waitFor();
  await page
    .getByText(/^One move waits and is made when the connection is back: Keep/)
    .first()
    .waitFor();
  await ben.until('Anna is away', ({ match }) => match.players[0]?.isConnected === false);
  line.restore();
  await seated(page).waitFor();
  await page.getByText('The connection is back. The move that waited has been made.').first().waitFor();
  await expect.poll(madeByAnna).toEqual(['confirm']);
});

test('a move that waits is called off with a button, and another one is made', async () => {
  const { page } = anna;
  await anna.page.context().setOffline(true);
  await lost(page).waitFor();
  await keep(page).click();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByText('Called off: your move was not made.').waitFor();
  await anna.page.context().setOffline(false);
  await lost(page).waitFor({ state: 'detached' });
  expect(madeByAnna()).toEqual([]);
  await keep(page).click();
  await seated(page).waitFor();
  await expect.poll(madeByAnna).toEqual(['confirm']);
});

test('a page that was frozen while its connection died, as on a closed laptop, plays on', async () => {
  const { page } = anna;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  line.swallow('up', 'down');
  await ben.until('Anna is away', ({ match }) => match.players[0]?.isConnected === false);
  line.restore();
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await ben.until('Anna is back', ({ match }) => match.players[0]?.isConnected === true);
  await keep(page).click();
  await seated(page).waitFor();
  await expect.poll(madeByAnna).toEqual(['confirm']);
});
