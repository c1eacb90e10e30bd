// A connection that dies silently, a browser that goes offline, a frozen page: the page plays on when the connection is
// back. A move pressed without a connection waits, with a notice.
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

const lossNotice = (page: Page) => page.locator('.offline', { hasText: 'No connection' });
const keepButton = (page: Page) => promptOf(page).getByRole('button', { name: 'Keep these guests' });
const seatedTitle = (page: Page) => promptOf(page).getByText('Your guests are seated');
const madeByAnna = (): readonly string[] =>
  ben.received.log.filter(({ seat }) => seat === 0).map(({ move }) => move.type);

test('a move on a dead connection waits, and is made when the connection is back, and only once', async () => {
  const { page } = anna;
  line.swallow('up', 'down');
  await keepButton(page).click();
  await lossNotice(page).waitFor();
  await page
    .getByText(/^One move waits and is made when the connection is back: Keep/)
    .first()
    .waitFor();
  await ben.until('Anna is away', ({ match }) => match.players[0]?.isConnected === false);
  line.restore();
  await seatedTitle(page).waitFor();
  await page.getByText('The connection is back. The move that waited has been made.').first().waitFor();
  await expect.poll(madeByAnna).toEqual(['confirm']);
});

test('a move that waits is called off with a button, and can be made later', async () => {
  const { page } = anna;
  await anna.page.context().setOffline(true);
  await lossNotice(page).waitFor();
  await keepButton(page).click();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByText('Called off: your move was not made.').waitFor();
  await anna.page.context().setOffline(false);
  await lossNotice(page).waitFor({ state: 'detached' });
  expect(madeByAnna()).toEqual([]);
  await keepButton(page).click();
  await seatedTitle(page).waitFor();
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
  await keepButton(page).click();
  await seatedTitle(page).waitFor();
  await expect.poll(madeByAnna).toEqual(['confirm']);
});
