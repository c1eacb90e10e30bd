// A connection that dies silently: the notice at the table, the move that waits, and the chat line that was not sent.
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
let line: BlackHole;
let ben: TestClient;

beforeEach(async () => {
  localStorage.clear();
  const server = await openServer({
    ruleset: tiefenthal(),
    config: { allowedOrigins: [location.origin] },
  });
  const [anna, benSeat] = await seatPeople(server);
  await getReady(server, [anna!, benSeat!]);
  line = await openBlackHole(server.url);
  ben = await connectClient({ url: server.url, match: anna!.id, key: benSeat!.key });
  openKeptSeats(localStorage).keep(anna!);
  client = openClient(`#/match/${anna!.id}`, {}, line.url);
  await tableIsOpen();
});
afterEach(async () => {
  client?.close();
  client = null;
  closeClients();
  await line.close();
});
afterAll(closeServers);

const press = async (name: string | RegExp) => userEvent.click(await findButton(name));
const WAITS = 'One move waits and is made when the connection is back: Keep these guests.';
const LOST = 'No connection. We keep trying …';
/** The number of assertive live regions with this text. */
const alerts = (words: string): number =>
  screen.getAllByRole('alert').filter((region) => region.textContent === words).length;
const banner = () => screen.findByText(LOST, { selector: '.offline' });

test('the loss of the connection is announced once; a move pressed meanwhile waits, and is made when the connection is back', async () => {
  line.swallow('up', 'down');
  await press('Keep these guests');
  await banner();
  await waitFor(() => expect([alerts(LOST), alerts(WAITS)]).toEqual([1, 1]));
  expect(await seriousFaults()).toEqual([]);
  await ben.until('Anna is away', ({ match }) => match.players[0]?.isConnected === false);
  const said: (string | null)[] = [];
  const regions = screen.getAllByRole('status');
  const listen = new MutationObserver((changes) => {
    for (const region of regions)
      if (changes.some(({ target }) => region.contains(target)) && region.textContent !== '')
        said.push(region.textContent);
  });
  for (const region of regions) listen.observe(region, { childList: true, subtree: true, characterData: true });
  line.restore();
  await screen.findByText('Your guests are seated');
  await screen.findByText('The connection is back. The move that waited has been made.', { selector: 'p' });
  for (const once of ['The connection is back.', 'The move that waited has been made.'])
    await waitFor(() => expect(said.filter((text) => text?.includes(once))).toEqual([once]));
  listen.disconnect();
  expect(screen.queryByText(LOST)).toBeNull();
  expect(ben.received.log.map(({ move }) => move.type)).toEqual(['confirm']);
}, 60_000);

test('the waiting move can be called off with Escape', async () => {
  line.swallow('up', 'down');
  await banner();
  await press('Keep these guests');
  await screen.findByText(WAITS, { selector: 'p' });
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Called off: your move was not made.');
  await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
  line.restore();
  await screen.findByText('The connection is back.', { selector: 'p' });
  expect(ben.received.log).toEqual([]);
  await press('Keep these guests');
  await screen.findByText('Your guests are seated');
}, 60_000);

test('a move that the server had made already can no longer be called off', async () => {
  line.swallow('down');
  await press('Keep these guests');
  await press('Call it off');
  await screen.findByText(/^You have called it off. Whether it was made/, { selector: 'p' });
  line.restore();
  await screen.findByText(/It was too late to call the move off: it had been made.$/, { selector: 'p' });
  await screen.findByText('Your guests are seated');
}, 60_000);

test('a chat line that is as long as it may be says so', async () => {
  await userEvent.click(await screen.findByRole('tab', { name: /^Chat/ }));
  const field = await screen.findByLabelText<HTMLInputElement>('Say something');
  fireEvent.input(field, { target: { value: 'a'.repeat(299) } });
  expect(screen.queryByText(/^A line has room/)).toBeNull();
  fireEvent.input(field, { target: { value: 'a'.repeat(400) } });
  await screen.findByText('A line has room for 300 letters, no more.');
  expect(field.value).toHaveLength(300);
}, 60_000);

test('a chat line that was not sent is kept, and sent again once', async () => {
  await userEvent.click(await screen.findByRole('tab', { name: /^Chat/ }));
  const field = await screen.findByLabelText<HTMLInputElement>('Say something');
  await userEvent.type(field, 'Good evening');
  line.swallow('down');
  await press('Send');
  await screen.findByText(/^Not sent, or its answer was lost: “Good evening”/);
  expect(field.value).toBe('Good evening');
  line.restore();
  await screen.findByText('The connection is back.', { selector: 'p' });
  await press('Send it again');
  await waitFor(() => expect(field.value).toBe(''));
  expect(within(screen.getByRole('log', { name: 'Chat' })).getAllByText('Good evening')).toHaveLength(1);
  expect(ben.received.chat).toHaveLength(1);
}, 60_000);
