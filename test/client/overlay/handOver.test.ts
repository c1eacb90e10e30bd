// Pass and play: the screen is handed over behind a curtain before a secret is shown.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asks, choosing, savedGame, type StopsAt } from '../../kit/savedGames.ts';
import { keepGames, openClient, seriousFaults, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

const NAMES = ['Anna', 'Ben', 'Carla'];

async function together(moment: StopsAt, { people = NAMES.length } = {}): Promise<void> {
  keepGames(savedGame({ id: 'together', modules: 5, names: NAMES, people, chooseMove: choosing('card') }, moment));
  client = openClient('#/play/together');
  await tableIsOpen();
}

const curtainFor = (name: string) => screen.findByRole('dialog', { name: `It is ${name}’s turn` });
const takeScreen = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `I am ${name}` }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const choose = async (index: number): Promise<string> => {
  const choice = within(prompt()).getAllByRole('button', { name: /^Choose start card/ })[index]!;
  const name = choice.textContent;
  await userEvent.click(choice);
  return name;
};

describe('the screen between two people', () => {
  test('is covered by a curtain, behind which neither screen readers nor Tab lead', async () => {
    await together(asks('startCard'));
    await choose(0);
    const curtain = await curtainFor('Ben');
    expect(client.root.querySelector('.table')?.hasAttribute('inert')).toBe(true);
    const go = within(curtain).getByRole('button', { name: 'I am Ben' });
    await waitFor(() => expect(document.activeElement).toBe(go));
    await userEvent.tab();
    expect(client.root.querySelector('.table')?.contains(document.activeElement)).toBe(false);
    expect(await seriousFaults()).toEqual([]);
  });

  test('does not tell the next person what was chosen', async () => {
    await together(asks('startCard'));
    const chosen = await choose(0);
    await takeScreen('Ben');
    expect(within(prompt()).getByRole('heading', { name: 'Choose your start card' })).toBeTruthy();
    const told = within(screen.getByRole('log')).getAllByRole('listitem');
    const lines = told.map((line) => line.textContent).join('\n');
    expect(lines).not.toMatch(/start card \d/);
    const anna = screen.getByRole('button', { name: /^Anna: 0 points, is ready/ });
    expect(anna.textContent).not.toContain(chosen.replace('Choose ', ''));
    expect(within(prompt()).queryByRole('button', { pressed: true })).toBeNull();
  });

  test('shows all choices once the last person has chosen', async () => {
    await together(asks('startCard'));
    await choose(0);
    await takeScreen('Ben');
    await choose(1);
    await takeScreen('Carla');
    await choose(2);
    await waitFor(() => {
      const told = within(screen.getByRole('log')).getAllByRole('listitem');
      const begins = told.filter((line) => /with start card \d/.test(line.textContent));
      expect(begins).toHaveLength(NAMES.length);
    });
  });

  test('changes to the next person without a curtain where nothing is secret', async () => {
    await together(asks('draft'));
    /** The plate of this player while their tavern is shown, otherwise null. */
    const plateOfShown = (name: string) =>
      screen.queryByRole('button', { name: new RegExp(`^${name}( \\(you\\))?: `), pressed: true });
    await waitFor(() => expect(plateOfShown('Anna')).not.toBeNull());
    await userEvent.click(within(prompt()).getAllByRole('button', { name: /^Take the \d$/ })[0]!);
    await waitFor(() => expect(plateOfShown('Anna')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(prompt()).getByRole('heading', { name: 'Your turn: take a die' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Your tavern' })).queryByText(/, not placed/)).toBeNull();
  });

  test('is not handed over to bots', async () => {
    await together(asks('startCard'), { people: 1 });
    await choose(0);
    await waitFor(() => expect(within(prompt()).queryByRole('button', { name: /^Choose start card/ })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
