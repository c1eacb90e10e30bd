// The browser's back button over a table: it closes the dialog or drawer on top, and leaves the page when none is open.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';
import { tableIsOpen } from './tableParts.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

const TABLE = '#/play/serving';

/** A table that was reached from the home page. */
async function openTable(): Promise<void> {
  keepGames(savedGame({ id: 'serving', modules: 1 }, asks('serve')));
  client = openClient('#/');
  await screen.findByRole('heading', { level: 1 });
  window.location.hash = TABLE;
  await tableIsOpen();
}

const dialogs = () => screen.queryAllByRole('dialog').length;
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(history.state).toEqual({ layers: 1 }));
};

test('back closes a dialog and stays at the table; the next time it leaves', async () => {
  await openTable();
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await screen.findByRole('dialog', { name: 'Settings' });
  history.back();
  await waitFor(() => expect(dialogs()).toBe(0));
  expect(window.location.hash).toBe(TABLE);
  history.back();
  await waitFor(() => expect(window.location.hash).toBe('#/'));
});

test('a dialog that is closed by its button also removes its entry from the history', async () => {
  await openTable();
  await openMenu();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(history.state ?? null).toBeNull());
  history.back();
  await waitFor(() => expect(window.location.hash).toBe('#/'));
});

test('a dialog that opens while the history is still leaving the entry of a closed one stays open, and back closes it', async () => {
  await openTable();
  await openMenu();
  const leave = history.go.bind(history);
  // The history goes back late, as in a slow browser.
  const leaving = vi.spyOn(history, 'go').mockImplementationOnce(() => undefined);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(leaving).toHaveBeenCalledWith(-1));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog');
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  leave(-1);
  await left;
  await waitFor(() => expect(history.state).toEqual({ layers: 1 }));
  expect(dialogs()).toBe(1);
  history.back();
  await waitFor(() => expect(dialogs()).toBe(0));
  expect(window.location.hash).toBe(TABLE);
});

test('back closes a dialog first, and then the drawer under it', async () => {
  await openTable();
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  const drawer = () => screen.getByRole('region', { name: 'Log and table in words' }).classList.contains('open');
  await waitFor(() => expect(history.state).toEqual({ layers: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(history.state).toEqual({ layers: 2 }));
  history.back();
  await waitFor(() => expect(dialogs()).toBe(0));
  expect(drawer()).toBe(true);
  history.back();
  await waitFor(() => expect(drawer()).toBe(false));
  expect(window.location.hash).toBe(TABLE);
});

test('after the table was left by the menu, back leads to the table and not to the menu', async () => {
  await openTable();
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
  await waitFor(() => expect(window.location.hash).toBe('#/'));
  history.back();
  await tableIsOpen();
  expect(dialogs()).toBe(0);
});
