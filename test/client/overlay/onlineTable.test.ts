// The table of an online match that is played: the coach, absent and slow players, clocks, the chat, and a server that
// restarts.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openKeptSeats } from '../../../client/net/keptSeats.ts';
import { tiefenthal } from '../../../server/tiefenthal.ts';
import type { Seated } from '../../../client/net/lobby.ts';
import { seriousFaults } from '../../kit/overlay.ts';
import { connectClient } from '../../server/kit/testClient.ts';
import { openServer } from '../../server/kit/server.ts';
import { seatPeople, getReady, startMatch } from '../../server/kit/party.ts';
import { startTavern } from './overlayOnServer.ts';
import { findButton } from './patience.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

const started = startTavern('onlineTable');
afterEach(() => {
  vi.useRealTimers();
});

const sees = (words: string | RegExp) => screen.findByText(words);
const press = async (name: string | RegExp) => userEvent.click(await findButton(name));
const openAs = (seat: Seated) => {
  openKeptSeats(localStorage).keep(seat);
  started.open(`#/match/${seat.id}`);
};

test('when the game begins, the room becomes the table, with the prompt in focus and in the title', async () => {
  const [anna, ben] = (await seatPeople(started.server)) as [Seated, Seated];
  openAs(anna);
  await sees('Waiting for Ben to be ready.');
  await getReady(started.server, [anna, ben]);
  await tableIsOpen();
  await waitFor(() => expect(document.title).toBe('● Your turn · Evening 1 of 8 · Tiefenthal'));
  await waitFor(() => expect(prompt().contains(document.activeElement)).toBe(true));
});

describe('while the match is played', () => {
  test.each([
    ['may be asked where the host allows it', true],
    ['is not there where the host does not allow it', false],
  ])('the coach %s', async (_, coach) => {
    const seats = (await seatPeople(started.server, 2, { coach })) as [Seated, Seated];
    await getReady(started.server, seats);
    openAs(seats[0]);
    await tableIsOpen();
    const ask = within(prompt()).queryByRole('button', { name: 'What would you do?' });
    expect(ask !== null).toBe(coach);
    if (ask === null) return;
    await userEvent.click(ask);
    const says = await screen.findByRole('region', { name: 'What the coach says', busy: false });
    expect((await within(says).findAllByRole('listitem')).length).toBeGreaterThan(0);
  });

  test('a bot can take the seat of somebody who is gone, and the table says so', async () => {
    const [anna, ben] = (await seatPeople(started.server)) as [Seated, Seated];
    await getReady(started.server, [anna, ben]);
    openAs(anna);
    await sees('Ben is away.');
    await press('Let a bot play on for Ben');
    await sees('A bot plays for Ben.');
    expect(await seriousFaults()).toEqual([]);
    await press('Close');
    expect(screen.queryByText('A bot plays for Ben.')).toBeNull();
  });

  test('screen readers are told that somebody is away, without the button beside it, and later that they are back', async () => {
    const [anna, ben] = (await seatPeople(started.server)) as [Seated, Seated];
    await getReady(started.server, [anna, ben]);
    openAs(anna);
    await sees('Ben is away.');
    const told = () => screen.getAllByRole('status');
    for (const status of told()) expect(status.querySelector('button')).toBeNull();
    await connectClient({ url: started.server.url, match: ben.id, key: ben.key });
    await waitFor(() => expect(told().map(({ textContent }) => textContent)).toContain('Ben is back.'));
  });

  test('a player who comes back takes the seat back with one click', async () => {
    const [anna, ben] = (await seatPeople(started.server)) as [Seated, Seated];
    await getReady(started.server, [anna, ben]);
    await started.server.lobby.leave(anna);
    openAs(anna);
    await sees('A bot plays in your seat.');
    await press('Take my seat back');
    await waitFor(() => expect(screen.queryByText('A bot plays in your seat.')).toBeNull());
    const { players: seats } = await started.server.lobby.get(anna.id);
    expect(seats[0]?.data?.standIn).toBeNull();
  });

  test('a player whose time runs out is warned, and told that a bot may take the seat', async () => {
    const [anna, ben] = (await seatPeople(started.server, 2, { turnSeconds: 10 })) as [Seated, Seated];
    await getReady(started.server, [anna, ben]);
    openAs(anna);
    // 10 seconds are so few that the warning comes at once.
    await sees('Your time is nearly up.');
    // While a clock runs, absent players are reported only once they are out of time.
    expect(screen.queryByText('Ben is away.')).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    await sees(/^You are out of time/);
    await sees('Ben is away.');
  });

  test('in a quick match the clock of the turn runs first, and then the reserve beside it', async () => {
    const patient = await openServer({ ruleset: tiefenthal(), config: { allowedOrigins: [location.origin] } });
    const anna = await patient.lobby.quick({ name: 'Anna', modules: 1, players: 2 });
    await patient.lobby.quick({ name: 'Ben', modules: 1, players: 2 });
    openKeptSeats(localStorage).keep(anna);
    started.open(`#/match/${anna.id}`, patient.url);
    await waitFor(() =>
      expect([...document.querySelectorAll('.plate .timeLeft')].map((each) => each.textContent)).toEqual([
        expect.stringMatching(/^1:(30|2\d) \+ 10:00$/),
        expect.stringMatching(/^1:(30|2\d) \+ 10:00$/),
      ]),
    );
    // Above a canvas that shows the players, the bar has the clocks of those who are waited for.
    expect(document.querySelectorAll('.waitedFor .timeLeft')).toHaveLength(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100_000 });
    await waitFor(() => expect(document.querySelector('.timeLeft')?.textContent).toMatch(/^reserve 9:[45]\d$/));
  });

  test('the clock can be read in words, and warns shortly before the decision’s time ends and when the reserve begins', async () => {
    const patient = await openServer({ ruleset: tiefenthal(), config: { allowedOrigins: [location.origin] } });
    const anna = await patient.lobby.quick({ name: 'Anna', modules: 1, players: 2 });
    await patient.lobby.quick({ name: 'Ben', modules: 1, players: 2 });
    openKeptSeats(localStorage).keep(anna);
    started.open(`#/match/${anna.id}`, patient.url);
    await tableIsOpen();
    const warned = () =>
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '');
    const wholeTime = /Time left: (1 minute 30|1 minute 2\d) seconds, and 10 minutes in reserve\.$/;
    const plate = document.querySelector<HTMLElement>('.plate.own')!;
    await waitFor(() => expect(plate.getAttribute('aria-description')).toMatch(wholeTime));
    const clocks = within(await screen.findByRole('region', { name: 'Time' })).getAllByRole('listitem');
    expect(clocks.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Anna: Time left: 1 minute/),
      expect.stringMatching(/^Ben: Time left: 1 minute/),
    ]);
    expect(warned()).toEqual([]);
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: begun + 75_000 });
    await waitFor(() =>
      expect(warned()).toEqual(['Your time for this decision is nearly up; then your reserve runs.']),
    );
    vi.setSystemTime(begun + 100_000);
    await waitFor(() => expect(warned()).toEqual(['Your reserve runs now: 10 minutes.']));
    await waitFor(() =>
      expect(clocks[0]?.textContent).toMatch(/^Anna: The reserve runs: 9 minutes [45]\d seconds left/),
    );
    // The plate tells the time left as it was when the plate got the focus.
    plate.blur();
    plate.focus();
    await waitFor(() => expect(plate.getAttribute('aria-description')).toMatch(/^The reserve runs: 9 minutes/));
  });

  test('while the chat is closed, its latest line is shown, unless the player has written it', async () => {
    const { seats, clients } = await startMatch(started.server);
    openAs(seats[0]!);
    await tableIsOpen();
    const latest = () => document.querySelector('.latestLine')?.textContent ?? null;
    await clients[1]!.socket.say({ phrase: 'cheers' });
    await waitFor(() => expect(latest()).toBe('Ben Cheers!'));
    await userEvent.click(screen.getByRole('tab', { name: 'Chat (1)' }));
    await waitFor(() => expect(latest()).toBeNull());
    await press('Good evening!');
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    await screen.findByRole('log', { name: 'Log' });
    expect(latest()).toBeNull();
  });

  test('a seat is given to a bot and taken back in the menu, which says who plays there', async () => {
    const [anna, ben] = (await seatPeople(started.server)) as [Seated, Seated];
    await getReady(started.server, [anna, ben]);
    openAs(anna);
    await press('Menu');
    expect(screen.getByText(/^A bot would play on for you/).getAttribute('role')).toBeNull();
    await press('Give my seat to a bot');
    const menu = within(await screen.findByRole('dialog'));
    await menu.findByText('A bot plays in your seat.');
    await userEvent.click(menu.getByRole('button', { name: 'Take my seat back' }));
    await menu.findByRole('button', { name: 'Give my seat to a bot' });
    expect(menu.queryByText('A bot plays in your seat.')).toBeNull();
  });

  test('the personal link is in the menu', async () => {
    const [anna, ben] = (await seatPeople(started.server)) as [Seated, Seated];
    await getReady(started.server, [anna, ben]);
    openAs(anna);
    await press('Menu');
    const link = await screen.findByLabelText<HTMLInputElement>('Your personal link');
    expect(link.value).toContain(`#/match/${anna.id}/seat/${anna.key}`);
  });
});

test('a server that closes says so; a move waits, and is made when the table reconnects', async () => {
  const config = { allowedOrigins: [location.origin] };
  const first = await openServer({ ruleset: tiefenthal(), config });
  const [anna, ben] = (await seatPeople(first)) as [Seated, Seated];
  await getReady(first, [anna, ben]);
  openKeptSeats(localStorage).keep(anna);
  started.open(`#/match/${anna.id}`, first.url);
  await tableIsOpen();

  await first.close();
  await sees(/^The server is restarting/);
  await press('Keep these guests');
  await sees('One move waits and is made when the connection is back: Keep these guests.');

  await openServer({
    ruleset: tiefenthal(),
    dir: first.dir,
    config: { ...config, port: Number(new URL(first.url).port) },
  });
  await waitFor(() => expect(screen.queryByText(/^The server is restarting/)).toBeNull());
  await sees('Your guests are seated');
  await sees('The move that waited has been made.');
}, 30_000);

test('without a connection nobody is asked whether a bot shall play on', async () => {
  const first = await openServer({
    ruleset: tiefenthal(),
    config: { allowedOrigins: [location.origin], awayMs: 0 },
  });
  const [anna, ben] = (await seatPeople(first)) as [Seated, Seated];
  await getReady(first, [anna, ben]);
  openKeptSeats(localStorage).keep(anna);
  started.open(`#/match/${anna.id}`, first.url);
  await sees('Ben is away.');
  await first.close();
  await sees(/^The server is restarting/);
  expect(screen.queryByText('Ben is away.')).toBeNull();
});

test('a match that was begun with other rules says so, on the home page and at its own address', async () => {
  const config = { allowedOrigins: [location.origin] };
  const first = await openServer({ ruleset: tiefenthal(), config });
  const [anna, ben] = (await seatPeople(first)) as [Seated, Seated];
  await getReady(first, [anna, ben]);
  await first.close();
  const renewed = await openServer({ ruleset: { ...tiefenthal(), version: 1_000_000 }, dir: first.dir, config });
  openKeptSeats(localStorage).keep(anna);
  started.open('#/', renewed.url);
  await sees('Cannot be continued · Anna, Ben');
  started.open(`#/match/${anna.id}`, renewed.url);
  await sees(/^This game was begun with other rules/);
  expect(screen.getByRole('link', { name: 'Find a match' })).toBeTruthy();
});
