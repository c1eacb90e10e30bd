// The coach is loaded when it is first asked, not by moves; while it is being loaded, it is announced as thinking.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asks, savedGame } from '../../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../../kit/overlay.ts';
import { prompt, tableIsOpen } from '../tableParts.ts';

const coach = vi.hoisted(() => {
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  return { isRequested: false, loaded, load };
});

vi.mock(import('../../../../client/net/coach.ts'), async (original) => {
  coach.isRequested = true;
  await coach.loaded;
  return original();
});

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

test('a move does not load the coach; asking the coach does, and an announcement says that the coach is thinking', async () => {
  keepGames(savedGame({ id: 'dice', modules: 1 }, asks('draft')));
  client = openClient('#/play/dice');
  await tableIsOpen();
  await userEvent.click(within(prompt()).getAllByRole('button', { name: /^Take the \d$/ })[0]!);
  await screen.findByRole('heading', { name: 'Your turn: take a die' });
  await waitFor(() => expect(client.saves.read('dice')!.acts.some((act) => act.startsWith('p2 draft'))).toBe(true));
  expect(coach.isRequested).toBe(false);
  await userEvent.click(await within(prompt()).findByRole('button', { name: 'What would you do?' }));
  await waitFor(() => expect(coach.isRequested).toBe(true));
  const thinking = await screen.findByText('The coach is thinking …', { selector: '[role=status]' });
  // Screen readers do not announce what is in a busy section, as the answer is now.
  expect(thinking.closest('[aria-busy=true]')).toBeNull();
  expect(screen.getByRole('region', { name: 'What the coach says' }).getAttribute('aria-busy')).toBe('true');
  coach.load();
  const answer = await screen.findByRole('region', { name: 'What the coach says', busy: false });
  expect(within(answer).getAllByRole('listitem').length).toBeGreaterThan(0);
});
