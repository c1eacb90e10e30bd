// The room before a game: getting ready, the beginning, the link to the table, notices of who comes, removing a player,
// and the chat.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openKeptSeats } from '../../../client/net/keptSeats.ts';
import { recallOptions, rememberOptions } from '../../../client/overlay/gameOptions.ts';
import type { NewMatch, Seated } from '../../../client/net/lobby.ts';
import { seriousFaults } from '../../kit/overlay.ts';
import { connectClient } from '../../server/kit/testClient.ts';
import { findButton, pageIsOpen } from './patience.ts';
import { startServer } from './overlayOnServer.ts';

const started = startServer();

const annasTable = (terms: Partial<NewMatch> = {}): Promise<Seated> =>
  started.server.lobby.create({ name: 'Anna', players: 3, modules: 1, public: false, ...terms });

const openAs = async ({ id, key }: Seated): Promise<void> => {
  openKeptSeats(localStorage).keep({ id, key });
  started.open(`#/match/${id}`);
  await screen.findByLabelText('Seats', { selector: 'ol' });
};
const seats = () => within(screen.getByRole('list', { name: 'Seats' }));

test('the host sees what the start of the game waits for', async () => {
  const anna = await annasTable();
  await openAs(anna);
  expect(await screen.findByText(/^At least two have to sit here/)).toBeTruthy();
  const ben = await started.server.lobby.join(anna.id, { name: 'Ben' });
  await screen.findByText('Waiting for Ben to be ready.');
  expect((await findButton(/^Begin/)).getAttribute('aria-disabled')).toBe('true');
  await started.server.lobby.ready(ben);
  await screen.findByText('You can begin, or wait for more to come.');
  expect((await findButton('Begin')).hasAttribute('aria-disabled')).toBe(false);
  expect(await seriousFaults()).toEqual([]);
});

test('a guest is told to get ready, and afterwards that the host has to begin', async () => {
  const anna = await annasTable();
  const ben = await started.server.lobby.join(anna.id, { name: 'Ben' });
  await openAs(ben);
  await screen.findByText('Say that you are ready.');
  await userEvent.click(await findButton('I am ready'));
  await screen.findByText('Waiting for Anna to begin.');
});

test('the button for the most likely next step is the prominent one', async () => {
  const prominent = () => [...document.querySelectorAll('.button.main')].map(({ textContent }) => textContent);
  const anna = await annasTable();
  await openAs(anna);
  await waitFor(() => expect(prominent()).toEqual(['Copy the link']));
  const ben = await started.server.lobby.join(anna.id, { name: 'Ben' });
  await started.server.lobby.ready(ben);
  await waitFor(() => expect(prominent()).toEqual(['Begin']));
  const carla = await started.server.lobby.join(anna.id, { name: 'Carla' });
  await openAs(carla);
  await waitFor(() => expect(prominent()).toEqual(['I am ready']));
  await started.server.lobby.ready(carla);
  await waitFor(() => expect(prominent()).toEqual([]));
});

test('the prominent button of a host with a bot and a free seat copies the link', async () => {
  await openAs(await annasTable({ bots: ['easy'] }));
  await screen.findByText('You can begin, or wait for more to come.');
  expect([...document.querySelectorAll('.button.main')].map(({ textContent }) => textContent)).toEqual([
    'Copy the link',
  ]);
});

test('with all seats taken the link is for those who watch', async () => {
  const anna = await annasTable({ players: 2 });
  await openAs(anna);
  await screen.findByText('Whoever has this link can take a seat.');
  await started.server.lobby.join(anna.id, { name: 'Ben' });
  await screen.findByText('All seats are taken: whoever has this link can watch.');
});

test('while the game is about to begin the room says so, and has no button to leave', async () => {
  // The server waits some seconds for the number of this seal, and nobody has such a number.
  const anna = await annasTable({ players: 2, seal: 'a'.repeat(64) });
  const ben = await started.server.lobby.join(anna.id, { name: 'Ben' });
  await openAs(anna);
  await findButton('Leave the table');
  for (const seat of [anna, ben]) await started.server.lobby.ready(seat);
  await screen.findByText('All are here. The game begins …');
  expect(screen.queryByRole('button', { name: 'Leave the table' })).toBeNull();
});

test('the last guest to get ready is not told to wait for the host', async () => {
  const told = new Set<string>();
  const watching = new MutationObserver(() => {
    const text = document.querySelector('section[aria-label="Seats"] [role="status"]')?.textContent;
    if (text !== undefined) told.add(text);
  });
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  // As in the test before, the server waits for a number that nobody has.
  const anna = await annasTable({ players: 2, seal: 'a'.repeat(64) });
  const ben = await started.server.lobby.join(anna.id, { name: 'Ben' });
  await started.server.lobby.ready(anna);
  await openAs(ben);
  await userEvent.click(await findButton('I am ready'));
  await screen.findByText('All are here. The game begins …');
  watching.disconnect();
  expect([...told]).toEqual(['Say that you are ready.', 'All are here. The game begins …']);
});

test('a host among bots begins, and need not be ready', async () => {
  await openAs(await annasTable({ players: 2, bots: ['easy'] }));
  await screen.findByText('All are here. You can begin.');
  await findButton('Begin');
  expect(screen.queryByRole('button', { name: 'I am ready' })).toBeNull();
  expect(seats().queryByText('not ready yet')).toBeNull();
});

test('in a hidden tab the browser shows a notification when somebody joins', async () => {
  const notices: string[] = [];
  class Notice {
    static readonly permission = 'granted';
    constructor(title: string, { body }: NotificationOptions) {
      notices.push(`${title}: ${body}`);
    }
    addEventListener(): void {}
    close(): void {}
  }
  vi.stubGlobal('Notification', Notice);
  localStorage.setItem('tiefenthal.settings', JSON.stringify({ turnNotice: true }));
  const anna = await annasTable();
  await openAs(anna);
  await screen.findByText(/^At least two have to sit here/);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await started.server.lobby.join(anna.id, { name: 'Ben' });
  await waitFor(() => expect(notices).toEqual(['Anna’s table: Ben has come.']));
  hidden.mockRestore();
  vi.unstubAllGlobals();
});

test('while a seat is free, the prominent button of a guest who is ready copies the link', async () => {
  const anna = await annasTable();
  const ben = await started.server.lobby.join(anna.id, { name: 'Ben' });
  await started.server.lobby.ready(ben);
  await openAs(ben);
  const copy = await findButton('Copy the link');
  await waitFor(() => expect(copy.classList.contains('main')).toBe(true));
});

test('copying the link leaves the focus on its button where there is a clipboard', async () => {
  // Brings a clipboard, which jsdom lacks.
  const user = userEvent.setup();
  await openAs(await annasTable());
  const copy = await findButton('Copy the link');
  // The page gives its heading the focus when it opens.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await user.click(copy);
  await screen.findByText(/copied/i);
  expect(document.activeElement === copy).toBe(true);
});

test('the host can ask somebody to leave', async () => {
  const anna = await annasTable();
  await started.server.lobby.join(anna.id, { name: 'Ben' });
  await openAs(anna);
  await userEvent.click(await findButton('Ask Ben to leave'));
  await waitFor(() => expect(seats().queryByText('Ben')).toBeNull());
  expect(seats().getAllByText('Free')).toHaveLength(2);
});

test('a player who was asked to leave is told so, and may take a seat again', async () => {
  const anna = await annasTable();
  const ben = await started.server.lobby.join(anna.id, { name: 'Ben' });
  await openAs(ben);
  await seats().findByText('you');
  // Gives Ben's seat to no bot: the seat is open again, and Ben is sent away.
  await started.server.lobby.setBot(anna, 1, null);
  await screen.findByText('You no longer have a seat here.');
  expect(await findButton('Take a seat')).toBeTruthy();
  expect(openKeptSeats(localStorage).list()).toEqual([]);
});

test('a spectator without a name is asked for one in the chat', async () => {
  const anna = await annasTable({ public: true, spectatorChat: true });
  started.open(`#/match/${anna.id}`);
  const field = await screen.findByLabelText<HTMLInputElement>('Your name in the chat');
  await pageIsOpen();
  await userEvent.click(await findButton('Join the chat'));
  await screen.findByText(/^Say your name first/);
  expect(document.activeElement).toBe(field);
});

test('a spectator with a name can chat', async () => {
  rememberOptions({ ...recallOptions(), name: 'Greta' });
  const anna = await annasTable({ public: true, spectatorChat: true });
  const annasClient = await connectClient({ url: started.server.url, match: anna.id, key: anna.key });
  started.open(`#/match/${anna.id}`);
  await userEvent.click(await findButton('Cheers!'));
  await annasClient.until('Greta says cheers', ({ chat }) => chat.some(({ name }) => name === 'Greta'));
  await screen.findByText('Greta');
});

test('a spectator with a player’s name is asked for another one, and can then chat', async () => {
  rememberOptions({ ...recallOptions(), name: 'anna' });
  const anna = await annasTable({ public: true, spectatorChat: true });
  const annasClient = await connectClient({ url: started.server.url, match: anna.id, key: anna.key });
  started.open(`#/match/${anna.id}`);
  await userEvent.click(await findButton('Cheers!'));
  await screen.findByText('Somebody at this table has that name already.');
  const field = screen.getByLabelText<HTMLInputElement>('Your name in the chat');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, '-Greta');
  await userEvent.click(await findButton('Join the chat'));
  await userEvent.click(await findButton('Cheers!'));
  await annasClient.until('she is heard', ({ chat }) => chat.some(({ name }) => name === 'anna-Greta'));
});

test('chat lines from before a visitor came, and the visitor’s own arrival, are not announced to them', async () => {
  rememberOptions({ ...recallOptions(), name: 'Finn' });
  const anna = await annasTable();
  const annasClient = await connectClient({ url: started.server.url, match: anna.id, key: anna.key });
  await annasClient.socket.say({ phrase: 'cheers' });
  started.open(`#/match/${anna.id}`);
  const heard: string[] = [];
  const listener = new MutationObserver(() =>
    heard.push(...[...document.querySelectorAll('[role=status].unseen')].map(({ textContent }) => textContent)),
  );
  listener.observe(document.body, { childList: true, characterData: true, subtree: true });
  const linesAreShown = () => screen.findByText('Cheers!', { selector: '.chatLog *' });
  await linesAreShown();
  await userEvent.click(await findButton('Take a seat'));
  await screen.findByText('Say that you are ready.');
  await linesAreShown();
  await annasClient.socket.say({ phrase: 'yourTurn' });
  await waitFor(() => expect(heard.join(' ')).toContain('Anna: '));
  listener.disconnect();
  expect(heard.join(' ')).not.toMatch(/Cheers|Finn has come/);
});

test('where spectators may not chat, the chat says so', async () => {
  const anna = await annasTable({ public: true });
  started.open(`#/match/${anna.id}`);
  await screen.findByText('Only those who play may chat at this table.');
  expect(screen.queryByRole('textbox', { name: 'Say something' })).toBeNull();
});

test('the link of a table is shown as a QR code, and shared where the system can', async () => {
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
  const anna = await annasTable();
  await openAs(anna);
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this table' }).value;
  expect(link).toMatch(new RegExp(`/t/${anna.id}$`));
  await userEvent.click(await findButton('Share'));
  expect(shared).toEqual([{ title: 'Tiefenthal', url: link }]);
  await userEvent.click(await findButton('QR code'));
  await screen.findByRole('img', { name: 'QR code: Link to this table' });
  expect(await seriousFaults()).toEqual([]);
  Reflect.deleteProperty(navigator, 'share');
});
