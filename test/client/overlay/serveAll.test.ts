// "Serve everything" at the table: its button says what comes in, and takes all dice off.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

test('one button serves everything, and undo puts back one die at a time', async () => {
  const isServing = asks('serve');
  keepGames(
    savedGame({ id: 'serve', modules: 1 }, (table) => {
      const toServe = table.players[0]!.dice.filter((die) => die.at !== null && die.at !== 'monk');
      return isServing(table) && toServe.length > 2 && toServe.every((die) => !die.spent);
    }),
  );
  client = openClient('#/play/serve');
  const prompt = await screen.findByRole('region', { name: 'What is asked of you' });
  const placed = () => within(prompt).queryAllByRole('button', { name: /, on / }).length;
  const before = placed();
  const prominent = () =>
    [...prompt.querySelectorAll('.button.main:not(.later)')].map(({ textContent }) => textContent);
  expect(prominent()).toEqual([expect.stringMatching(/^Serve everything/)]);
  await userEvent.click(within(prompt).getByRole('button', { name: /^Serve everything ?\(.*\d/ }));
  await waitFor(() => expect(placed()).toBe(0));
  expect(within(prompt).getByRole('heading').textContent).toBe('Your turn: buy and recruit');
  expect(within(prompt).getByText(/^Buy, upgrade or recruit with .*\d.*, or end your turn\.$/)).toBeTruthy();
  // Something can still be paid for, so the button that ends the turn is not prominent.
  expect(prominent()).toEqual([]);
  expect(within(prompt).getByRole('button', { name: 'End your turn' })).toBeTruthy();
  await userEvent.click(within(prompt).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(placed()).toBe(1));
  expect(before).toBeGreaterThan(2);
});
