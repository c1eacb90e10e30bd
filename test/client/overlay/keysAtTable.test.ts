// A turn by keys alone: what can be bought follows the question, and a die says where it can go and what it brings there.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { legal, type State } from '../../../game/index.ts';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

const prompt = () => screen.getByRole('region', { name: 'What is asked of you' });
const forSale = () => within(prompt()).getByRole('group', { name: /^For sale\. You have \d/ });

async function open(id: string, moment: (state: State) => boolean): Promise<void> {
  keepGames(savedGame({ id, modules: 1 }, moment));
  client = openClient(`#/play/${id}`);
  await screen.findByText(/This is the table in words/);
  // The question takes the focus when the table comes.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
}

const canBuy = (state: State): boolean =>
  asks('serve')(state) &&
  legal(state, 0).some(({ type }) => type === 'recruit') &&
  legal(state, 0).some(({ type }) => type === 'buy');

test('what can be paid for comes first after the question, with its price and what it does', async () => {
  await open('buy', canBuy);
  const [first] = prompt().querySelectorAll<HTMLElement>('.answer button');
  expect(forSale().contains(first!)).toBe(true);
  first!.focus();
  expect(first!.textContent).toMatch(/^Recruit the .* for \d beer$/);
  expect(first!.getAttribute('aria-description')).toMatch(/You have \d/);
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toMatch(/^(Buy|Upgrade) .* for \d+ thalers/);
  const bought = document.activeElement!.textContent;
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(within(prompt()).queryByRole('button', { name: bought })).toBeNull());
});

test('a held die names what it would bring at each place', async () => {
  await open('plan', asks('plan'));
  within(prompt())
    .getAllByRole('button', { name: /, not placed$/ })[0]!
    .focus();
  await userEvent.keyboard('{Enter}');
  const places = within(prompt()).getAllByRole('button', { name: /^Put the / });
  for (const place of places) expect(place.textContent).toMatch(/: (\d|nothing)/);
});
