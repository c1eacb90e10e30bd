// The guide: the overview, the rules with their search and their links, the cards and tracks, the example, the values
// that are not in the rulebook, and the keys.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SHORTCUTS } from '../../../client/overlay/keys/shortcuts.ts';
import { keepGames, openClient, seriousFaults, type OpenClient } from '../../kit/overlay.ts';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { tableIsOpen } from './tableParts.ts';

let client: OpenClient;
afterEach(() => {
  client.close();
  localStorage.clear();
});

const part = (name: string) => screen.findByRole('button', { name });

test('the guide opens with an evening in seven steps', async () => {
  client = openClient('#/rules');
  await screen.findByRole('heading', { name: 'An evening in seven steps' });
  const [steps] = screen.getAllByRole('list');
  expect(within(steps!).getAllByRole('listitem')).toHaveLength(7);
  expect(await seriousFaults()).toEqual([]);
});

test('a page opens at its top, however far the page before it was scrolled', async () => {
  client = openClient('#/learn');
  await screen.findByRole('heading', { name: 'Learn to play' });
  document.documentElement.scrollTop = 300;
  location.hash = '#/rules';
  await screen.findByRole('heading', { name: 'An evening in seven steps' });
  expect(document.documentElement.scrollTop).toBe(0);
});

test('a step whose name ends in a question mark has no full stop after it', async () => {
  client = openClient('#/rules', { language: 'de' });
  await screen.findByText('Was darf es sein?');
  expect(document.body.textContent).not.toContain('?.');
});

test('rules are found by their words, and lead to the rules that they name', async () => {
  client = openClient('#/rules');
  await userEvent.click(await part('The rules'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the rules' }), 'recruited for 9 beer');
  await waitFor(() => expect(document.querySelectorAll('.rule')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'F26' }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^F26 One guest may be recruited/));
});

test('the guide names the schnapps on the way of the moon: for module 2, and for the modules after it', async () => {
  client = openClient('#/rules');
  await userEvent.click(await part('Cards and tracks'));
  const schnappsByEvening = (heading: string) => {
    const track = screen.getByRole('heading', { name: heading }).parentElement!;
    return within(track)
      .getAllByRole('listitem')
      .map(({ textContent }) => Number(/On the way: (\d)/.exec(textContent)?.[1] ?? 0));
  };
  await screen.findByRole('heading', { name: 'What the evenings bring: Summer, module 1' });
  expect(schnappsByEvening('What the evenings bring: Summer, module 1')).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(schnappsByEvening('What the evenings bring: Winter, module 2')).toEqual([0, 1, 2, 0, 1, 2, 0, 1]);
  expect(schnappsByEvening('What the evenings bring: Winter, from module 3 on')).toEqual([0, 1, 0, 0, 0, 0, 0, 1]);
});

test('choosing a chapter moves the focus to a rule, also when the same chapter is chosen again', async () => {
  client = openClient('#/rules');
  await userEvent.click(await part('The rules'));
  const chapters = screen.getByRole('navigation', { name: 'Chapters' });
  const chapter = within(chapters).getAllByRole('button')[3]!;
  await userEvent.click(chapter);
  await waitFor(() => expect(document.activeElement?.className).toBe('rule current'));
  await userEvent.click(chapter);
  await waitFor(() => expect(document.activeElement?.className).toBe('rule current'));
});

test('while the rules are shown in the words of Schmidt’s edition, the search also knows those of North Star’s', async () => {
  client = openClient('#/rules', { terms: 'schmidt' });
  await userEvent.click(await part('The rules'));
  await userEvent.type(screen.getByRole('searchbox'), 'brewer thalers');
  await waitFor(() => expect(document.querySelectorAll('.rule').length).toBeLessThan(10));
  for (const rule of document.querySelectorAll('.rule'))
    expect(rule.textContent).toMatch(/beer supplier.*doubloon|doubloon.*beer supplier/s);
  expect(document.querySelectorAll('.rule').length).toBeGreaterThan(0);
});

test('a search without a hit says so', async () => {
  client = openClient('#/rules');
  await userEvent.click(await part('The rules'));
  await userEvent.type(screen.getByRole('searchbox'), 'zeppelin');
  await screen.findByText('No rule speaks of “zeppelin”.');
});

test('an address may name a rule', async () => {
  client = openClient('#/rules/E2');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^E2 /));
});

test('guests are grouped by what they cost, and a tavern card is shown with its price', async () => {
  client = openClient('#/rules');
  await userEvent.click(await part('Cards and tracks'));
  const guests = await screen.findByRole('heading', { name: 'Guests for 7 beer' });
  expect(within(guests.parentElement!).getAllByRole('listitem')).toHaveLength(7);
  const staff = screen.getByRole('heading', { name: 'Tavern cards' });
  expect(within(staff.parentElement!).getByText('Dishwasher, for 3 thalers')).toBeDefined();
});

test('the example ends with a thaler and two beer, and the house values are counted', async () => {
  client = openClient('#/rules');
  await userEvent.click(await part('An evening'));
  const rows = await screen.findAllByRole('row');
  expect(
    within(rows.at(-1)!)
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2']);
  await userEvent.click(await part('Not in the rulebook'));
  await screen.findByText(/the prices of six tiles \(6 values\)/);
});

test('every key of the table is listed; when single-character keys are switched off, the page says so, and where', async () => {
  client = openClient('#/rules', { singleKeys: false });
  await userEvent.click(await part('Keys'));
  const keys = await screen.findByRole('table', { name: 'At the table' });
  for (const key of Object.values(SHORTCUTS))
    expect(within(keys).getByText(key === 'Escape' ? 'Esc' : key.toUpperCase(), { selector: 'kbd' })).toBeDefined();
  expect(within(keys).getByRole('row', { name: /^1–6 Takes a die/ })).toBeDefined();
  expect(screen.getByText(/are switched off now, in “Settings”/)).toBeDefined();
});

test('at the table Tab leads to the parts of the guide, arrow keys from part to part, and the next Tab to the text', async () => {
  keepGames(savedGame({ id: 'guide', modules: 1 }, asks('plan')));
  client = openClient('#/play/guide');
  await tableIsOpen();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'How to play' });
  await within(dialog).findByRole('button', { name: 'The rules' });
  within(dialog).getByRole('heading', { name: 'How to play' }).focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('At a glance');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('The rules');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.tagName).toBe('ARTICLE');
});
