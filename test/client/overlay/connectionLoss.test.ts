// A connection that dies silently: the notice at the table, the move that waits, and a chat line whose answer is lost.
// Also the longest chat line.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openKeptSeats } from '../../../client/net/keptSeats.ts';
import { tiefenthal } from '../../../server/tiefenthal.ts';
import { type BlackHole, openBlackHole } from '../../kit/blackHole.ts';
import { openClient, seriousFaults, type OpenClient } from '../../kit/overlay.ts';
import { connectClient, closeClients, type TestClient } from '../../server/kit/testClient.ts';
import { closeServers, openServer } from '../../server/kit/server.ts';
import { seatPeople, getReady } from '../../server/kit/party.ts';
import { findButton } from './patience.ts';
import { tableIsOpen } from './tableParts.ts';

let client: OpenClient | null = null;
let proxy: BlackHole;
let ben: TestClient;

beforeEach(async () => {
  localStorage.clear();
  const server = await openServer({
    ruleset: tiefenthal(),
    config: { allowedOrigins: [location.origin] },
  });
  const [anna, benSeat] = await seatPeople(server);
  await getReady(server, [anna!, benSeat!]);
  proxy = await openBlackHole(server.url);
  ben = await connectClient({ url: server.url, match: anna!.id, key: benSeat!.key });
  openKeptSeats(localStorage).keep(anna!);
  client = openClient(`#/match/${anna!.id}`, {}, proxy.url);
  await tableIsOpen();
});
afterEach(async () => {
  client?.close();
  client = null;
  closeClients();
  await proxy.close();
});
afterAll(closeServers);

const press = async (name: string | RegExp) => userEvent.click(await findButton(name));
const WAITS = 'One move waits and is made when the connection is back: Keep these guests.';
const LOST = 'No connection. We keep trying …';
/** The number of assertive live regions with this text. */
const alerts = (words: string): number =>
  screen.getAllByRole('alert').filter((region) => region.textContent === words).length;
/** Waits for a notice on the page; a live region holds the same words for screen readers. */
const noticeIsShown = (words: string | RegExp) => screen.findByText(words, { selector: 'p' });

test('the loss of the connection is announced once; a move pressed meanwhile waits, and is made when the connection is back', async () => {
  proxy.swallow('up', 'down');
  await press('Keep these guests');
  await noticeIsShown(LOST);
  await waitFor(() => expect([alerts(LOST), alerts(WAITS)]).toEqual([1, 1]));
  expect(await seriousFaults()).toEqual([]);
  await ben.until('Anna is away', ({ match }) => match.players[0]?.isConnected === false);
  const said: (string | null)[] = [];
  const regions = screen.getAllByRole('status');
  const observer = new MutationObserver((changes) => {
    for (const region of regions)
      if (changes.some(({ target }) => region.contains(target)) && region.textContent !== '')
        said.push(region.textContent);
  });
  for (const region of regions) observer.observe(region, { childList: true, subtree: true, characterData: true });
  proxy.restore();
  await screen.findByText('Your guests are seated');
  await noticeIsShown('The connection is back. The move that waited has been made.');
  for (const news of ['The connection is back.', 'The move that waited has been made.'])
    await waitFor(() => expect(said.filter((text) => text?.includes(news))).toEqual([news]));
  observer.disconnect();
  expect(screen.queryByText(LOST)).toBeNull();
  expect(ben.received.log.map(({ move }) => move.type)).toEqual(['confirm']);
}, 60_000);

test('the waiting move can be called off with Escape', async () => {
  proxy.swallow('up', 'down');
  await noticeIsShown(LOST);
  await press('Keep these guests');
  await noticeIsShown(WAITS);
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Called off: your move was not made.');
  await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
  proxy.restore();
  await noticeIsShown('The connection is back.');
  expect(ben.received.log).toEqual([]);
  await press('Keep these guests');
  await screen.findByText('Your guests are seated');
}, 60_000);

test('a move that the server had made already can no longer be called off', async () => {
  proxy.swallow('down');
  await press('Keep these guests');
  await press('Call it off');
  await noticeIsShown(/^You have called it off. Whether it was made/);
  proxy.restore();
  await noticeIsShown(/It was too late to call the move off: it had been made.$/);
  await screen.findByText('Your guests are seated');
}, 60_000);

test('a chat line is cut after 300 letters, and the page says so', async () => {
  await userEvent.click(await screen.findByRole('tab', { name: /^Chat/ }));
  const field = await screen.findByLabelText<HTMLInputElement>('Say something');
  fireEvent.input(field, { target: { value: 'a'.repeat(299) } });
  expect(screen.queryByText(/^A line has room/)).toBeNull();
  fireEvent.input(field, { target: { value: 'a'.repeat(400) } });
  await screen.findByText('A line has room for 300 letters, no more.');
  expect(field.value).toHaveLength(300);
}, 60_000);

test('a chat line whose answer was lost stays in its field, and appears once although it is sent again', async () => {
  await userEvent.click(await screen.findByRole('tab', { name: /^Chat/ }));
  const field = await screen.findByLabelText<HTMLInputElement>('Say something');
  await userEvent.type(field, 'Good evening');
  proxy.swallow('down');
  await press('Send');
  await screen.findByText(/^Not sent, or its answer was lost: “Good evening”/);
  expect(field.value).toBe('Good evening');
  proxy.restore();
  await noticeIsShown('The connection is back.');
  await press('Send it again');
  await waitFor(() => expect(field.value).toBe(''));
  expect(within(screen.getByRole('log', { name: 'Chat' })).getAllByText('Good evening')).toHaveLength(1);
  expect(ben.received.chat).toHaveLength(1);
}, 60_000);
