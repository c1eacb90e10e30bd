// The coach is loaded when it is first asked, and not by the moves of a player who never asks it.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

const coach = vi.hoisted(() => ({ isLoaded: false }));

vi.mock(import('../../../client/net/coach.ts'), async (original) => {
  coach.isLoaded = true;
  return original();
});

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

test('a move does not load the coach, a question does', async () => {
  keepGames(savedGame({ id: 'dice', modules: 1 }, asks('draft')));
  client = openClient('#/play/dice');
  await tableIsOpen();
  await userEvent.click(within(prompt()).getAllByRole('button', { name: /^Take the \d$/ })[0]!);
  await screen.findByRole('heading', { name: 'Your turn: take a die' });
  await waitFor(() => expect(client.saves.read('dice')!.acts.some((act) => act.startsWith('p2 draft'))).toBe(true));
  expect(coach.isLoaded).toBe(false);
  await userEvent.click(await within(prompt()).findByRole('button', { name: 'What would you do?' }));
  await waitFor(() => expect(coach.isLoaded).toBe(true));
});
