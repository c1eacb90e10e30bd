// The review of a game: opened from its result or replay, with progress and a way to stop, from each finding into the
// replay; where several people played, of the game of each.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { answerMediaQueries, keepGames, openClient, seriousFaults, type OpenClient } from '../../kit/overlay.ts';
import { tableIsOpen } from './tableParts.ts';

const game = savedGame({ id: 'end', modules: 1, names: ['Anna', 'Ben'] }, asks('over'));
const shared = savedGame({ id: 'shared', modules: 1, names: ['Anna', 'Ben'], people: 2 }, asks('over'));

let client: OpenClient;

beforeEach(() => {
  localStorage.clear();
  keepGames(game, shared);
});
afterEach(() => {
  client.close();
  answerMediaQueries(false);
});

async function findReview(): Promise<HTMLElement> {
  // Until it is known that no canvas comes, the panel has another place.
  await tableIsOpen();
  return screen.findByRole('region', { name: /^(Your game|The game of \w+), reviewed$/ });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** The coach takes long to read a game. */
const untilRead = { timeout: 60_000 };

test('the result leads to the review: mistakes, ideas, evenings, luck and chances', { timeout: 90_000 }, async () => {
  client = openClient('#/play/end');
  await press('Review my game');
  const panel = await findReview();
  await within(panel).findByRole('region', { name: 'The costliest mistakes' }, untilRead);
  const mistakes = within(within(panel).getByRole('region', { name: 'The costliest mistakes' })).getAllByRole(
    'listitem',
  );
  expect(mistakes).toHaveLength(3);
  for (const mistake of mistakes)
    expect(mistake.textContent).toMatch(
      /^Evening \d: (take a die|place your dice|serve your guests|the gift of the moon|your guests are here|a card for the juggler).*cost about \d+ points?You .*The coach /,
    );
  const ideas = within(within(panel).getByRole('region', { name: 'The best ideas' })).getAllByRole('listitem');
  expect(ideas).toHaveLength(3);
  const [table] = within(panel).getAllByRole('table');
  const rows = within(table!).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(9);
  expect(rows[7]!.textContent).toMatch(/^Evening 8.*(100|50|0)%$/);
  // Each column adds up to its total.
  const shown = (row: HTMLElement, column: number) =>
    Number(within(row).getAllByRole('cell')[column]!.textContent.replace('−', '-').replace('nothing', '0'));
  for (const column of [0, 1, 2])
    expect(rows.slice(0, 8).reduce((sum, row) => sum + shown(row, column), 0)).toBe(shown(rows[8]!, column));
  expect(panel.textContent).toMatch(/dice were worth [+−]?\d+ points and guests [+−]?\d+/);
  expect(within(panel).getByRole('heading', { name: 'The chance of winning after each evening' })).toBeTruthy();
  expect(await seriousFaults()).toEqual([]);

  await userEvent.click(within(mistakes[0]!).getByRole('button', { name: /^Show this moment/ }));
  expect(screen.queryByRole('region', { name: 'Your game, reviewed' })).toBeNull();
  const evening = /^Evening (\d)/.exec(mistakes[0]!.textContent)![1];
  await screen.findByRole('heading', { name: `Evening ${evening} of 8` });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Moment' });
  expect(slider.valueAsNumber).toBeGreaterThan(0);

  // From here on the screen is a phone's.
  answerMediaQueries(true);
  // The review is kept and not computed again.
  await press('Review my game');
  within(await findReview()).getByRole('region', { name: 'The costliest mistakes' });
  // The letters of the scale have a size of 24 on phones, and are about half as wide: "100%" has room left of the grid.
  const scale = [...(await findReview()).querySelectorAll('.plot text[text-anchor=end]')];
  expect(scale.map(({ textContent }) => textContent)).toContain('100%');
  for (const label of scale)
    expect(Number(label.getAttribute('x'))).toBeGreaterThanOrEqual(label.textContent.length * 12.5);

  // From the replay it leads back to the replay.
  await press('Back');
  await screen.findByRole('slider', { name: 'Moment' });
});

test('the review leads back to the result that it was opened from', async () => {
  client = openClient('#/play/end');
  await press('Review my game');
  await findReview();
  await press('Back');
  await screen.findByRole('button', { name: 'Review my game' });
  expect(screen.queryByRole('slider', { name: 'Moment' })).toBeNull();
  expect(window.location.hash).toBe('#/play/end');
});

test('the review shows its progress, and can be stopped and begun again', async () => {
  client = openClient('#/replay/end/0');
  await screen.findByRole('heading', { name: 'Evening 1 of 8' });
  await press('Review my game');
  const panel = await findReview();
  // Behind it the game stands at its end.
  await screen.findByRole('heading', { name: 'Evening 8 of 8' });
  await within(panel).findByRole('progressbar', { name: 'How far the coach has read' });
  await press('Stop reading');
  await within(panel).findByText('The coach has stopped reading.');
  expect(within(panel).queryByRole('progressbar')).toBeNull();
  await press('Read it again');
  await within(panel).findByRole('progressbar', { name: 'How far the coach has read' });
});

test('where several people played, the game of each can be reviewed', { timeout: 90_000 }, async () => {
  client = openClient('#/replay/shared/review');
  const panel = await findReview();
  await within(panel).findByRole('heading', { name: 'The game of Anna, reviewed' });
  await screen.findByRole('heading', { name: 'Evening 8 of 8' });
  await press('Stop reading');
  await within(panel).findByText('The coach has stopped reading.');
  const choice = within(panel).getByRole('combobox', { name: 'Whose game' });
  await userEvent.selectOptions(choice, 'Ben');
  await within(panel).findByRole('heading', { name: 'The game of Ben, reviewed' });
  // The arrow keys go on through the list: it keeps the focus.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(choice);
  const mistakes = await within(panel).findByRole('region', { name: 'The costliest mistakes' }, untilRead);
  await waitFor(() => expect(mistakes.textContent).toMatch(/Ben /));
  expect(mistakes.textContent).not.toMatch(/Anna (takes|buys|recruits)/);
});
