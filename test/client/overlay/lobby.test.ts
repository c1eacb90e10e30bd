// The lobby: refused names, the list of matches, quick matches, dead links, and the player's own matches.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openKeptSeats } from '../../../client/net/keptSeats.ts';
import { seriousFaults } from '../../kit/overlay.ts';
import { duelMove } from '../../server/kit/duel.ts';
import { startMatch } from '../../server/kit/party.ts';
import { findButton, findHeading, pageIsOpen } from './patience.ts';
import { startServer } from './overlayOnServer.ts';

const started = startServer();

const nameField = async () => {
  await pageIsOpen();
  return screen.findByLabelText<HTMLInputElement>('Your name');
};

const refusalAt = (field: HTMLInputElement): string | null => {
  const id = field.getAttribute('aria-describedby');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

describe('a name', () => {
  test('that is missing is asked for at its field, which gets the focus', async () => {
    started.open('#/find');
    const field = await nameField();
    await userEvent.click(await findButton('Play with anyone now'));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(refusalAt(field)).toMatch(/^Say your name first/);
    expect(await seriousFaults()).toEqual([]);
    await userEvent.type(field, 'A');
    expect(refusalAt(field)).toBeNull();
  });

  test('that is taken is refused at its field, until it is changed', async () => {
    const { id } = await started.server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    started.open(`#/match/${id}`);
    const field = await nameField();
    await userEvent.type(field, 'anna');
    await userEvent.click(await findButton('Take a seat'));
    await waitFor(() => expect(refusalAt(field)).toBe('Somebody at this table has that name already.'));
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'bel');
    expect(refusalAt(field)).toBeNull();
    await userEvent.click(await findButton('Take a seat'));
    await screen.findByText('annabel');
  });

  test('is cut after a whole letter, not within an emoji', async () => {
    started.open('#/create');
    const field = await nameField();
    const family = '👨‍👩‍👧‍👦';
    const enter = (text: string) => fireEvent.input(field, { target: { value: text } });
    enter(`Zoë ${family}`);
    expect(field.value).toBe(`Zoë ${family}`);
    enter(`Zoë and all ${family}`);
    expect(field.value).toBe('Zoë and all ');
    enter('a'.repeat(30));
    expect(field.value).toBe('a'.repeat(20));
  });

  test('with an invisible character is refused at its field', async () => {
    started.open('#/create');
    const field = await nameField();
    await userEvent.type(field, 'An\u202Ena');
    await userEvent.click(await findButton('Open the table'));
    await waitFor(() => expect(refusalAt(field)).toMatch(/visible letters/));
  });
});

describe('the list of matches', () => {
  test('shows a match that is created while the list is open', async () => {
    started.open('#/find');
    await screen.findByText(/^No tables like this|free seat/);
    await started.server.lobby.create({ name: 'Dora', players: 4, modules: 3, title: 'Late evening' });
    const row = (await findHeading('Late evening')).closest('li') as HTMLElement;
    expect(within(row).getByText('Dora · 3 free seats')).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'Join: Late evening' })).toBeTruthy();
    expect(await seriousFaults()).toEqual([]);
  });

  test('is filtered by name', async () => {
    await started.server.lobby.create({ name: 'Egon', players: 2, modules: 1 });
    await started.server.lobby.create({ name: 'Franz', players: 2, modules: 1 });
    started.open('#/find');
    await pageIsOpen();
    await userEvent.type(await screen.findByLabelText('Names or titles'), 'Egon');
    await findHeading('Egon’s table');
    await waitFor(() => expect(screen.queryByText('Franz’s table')).toBeNull());
  });
});

test('the turn limit of a quick match is shown before joining', async () => {
  for (const page of ['#/find', '#/']) {
    started.open(page);
    if (page === '#/') {
      await userEvent.click(screen.getByRole('button', { name: 'With friends' }));
      await userEvent.click(screen.getByRole('radio', { name: 'Online' }));
    }
    await screen.findByText(/^A clock runs: 90 seconds for each decision, and 10 minutes in reserve/);
  }
});

test('the search for a quick match shows how many seats are taken, and can be stopped', async () => {
  started.open('#/find');
  await userEvent.type(await nameField(), 'Anna');
  await userEvent.click(await findButton('Play with anyone now'));
  await findHeading('Looking for others …');
  expect(screen.getByText(/^1 of 2 seats are taken/)).toBeTruthy();
  for (const status of screen.getAllByRole('status')) expect(status.querySelector('button, select')).toBeNull();
  await userEvent.click(await findButton('Stop looking'));
  await findHeading('Find a match');
});

describe('a link', () => {
  test('to a match that is not there leads on to others', async () => {
    started.open('#/match/abcdefghijkl');
    await findHeading('No such table');
    expect(screen.getByRole('link', { name: 'Find a match' }).getAttribute('href')).toBe('#/find');
    expect(screen.getByRole('textbox', { name: 'Link or code' })).toBeTruthy();
    expect(await seriousFaults()).toEqual([]);
  });

  test('to a seat that is gone says so, and shows the match, where another seat can be taken', async () => {
    const { id } = await started.server.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    started.open(`#/match/${id}/seat/${'x'.repeat(32)}`);
    await screen.findByText(/opens no seat any more/);
    expect(location.hash).toBe(`#/match/${id}`);
    expect(await findButton('Take a seat')).toBeTruthy();
  });
});

describe('own matches on the home page', () => {
  test.each([
    ['with clocks', { turnSeconds: 3600 }],
    ['without clocks', {}],
  ])('say whose turn it is, %s, and those that wait for oneself come first', async (_, terms) => {
    const begin = async (title: string) => {
      const { seats, clients } = await startMatch(started.server, 2, { ...terms, title });
      openKeptSeats(localStorage).keep(seats[0]!);
      return clients[0]!;
    };
    await begin('Mine');
    const { socket, received } = await begin('Ben’s');
    expect(await socket.move(duelMove(received.view!, 0)!)).toBeNull();
    started.open('#/');
    await screen.findByLabelText('Go on: Mine');
    const standings = () => [...document.querySelectorAll('.saves .small.soft')].map(({ textContent }) => textContent);
    await waitFor(() => expect(standings()).toEqual(['Your turn · Anna, Ben', 'Ben plays · Anna, Ben']));
  });

  test('are listed without a turn when the seat belongs to somebody else now', async () => {
    const { seats } = await startMatch(started.server, 2, { title: 'Given away' });
    openKeptSeats(localStorage).keep({ id: seats[0]!.id, key: 'x'.repeat(32) });
    started.open('#/');
    await screen.findByLabelText('Go on: Given away');
    expect(document.querySelector('.saves .small.soft')?.textContent).toBe('Being played · Anna, Ben');
  });

  test('are resumed with one click, and forgotten after a warning', async () => {
    const { id, key } = await started.server.lobby.create({
      name: 'Gerda',
      players: 2,
      modules: 1,
      public: false,
    });
    const other = await started.server.lobby.create({ name: 'Hanna', players: 2, modules: 1 });
    for (const seat of [{ id, key }, other]) openKeptSeats(localStorage).keep(seat);
    started.open('#/');
    const on = await screen.findByLabelText('Go on: Gerda’s table');
    expect(on.getAttribute('href')).toBe(`#/match/${id}`);
    await userEvent.click(await findButton('Forget the game: Gerda’s table'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forget the game “Gerda’s table”?' }));
    const link = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Your personal link' });
    expect(link.value).toContain(`#/match/${id}/seat/${key}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Forget it' }));
    await waitFor(() => expect(screen.queryByLabelText('Go on: Gerda’s table')).toBeNull());
    expect(
      openKeptSeats(localStorage)
        .list()
        .map((seat) => seat.id),
    ).toEqual([other.id]);
    // The button that had the focus is gone.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'With others' })));
  });
});
