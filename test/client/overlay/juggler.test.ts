// The juggler's dialog for a held die: the die is turned once its new face is chosen and confirmed. The dialog can be
// closed without a choice.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asks, choosing, savedGame } from '../../kit/savedGames.ts';
import { keepGames, openClient, seriousFaults, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

/** Planning with a juggler who turns dice and can be paid. */
async function openPlan(): Promise<void> {
  const game = savedGame({ id: 'juggler', modules: 2, chooseMove: choosing('die') }, (state) => {
    const [player] = state.players;
    return (
      asks('plan')(state) &&
      player?.entertainers.juggler === 'die' &&
      player.schnapps > 0 &&
      new Set(player.dice.map(({ value }) => value)).size > 1
    );
  });
  keepGames(game);
  client = openClient('#/play/juggler');
  await tableIsOpen();
}

/** Takes up a die and opens the juggler's dialog for it. */
async function bringDie(): Promise<HTMLElement> {
  const [die] = within(prompt()).getAllByRole('button', { name: /, not placed$/ });
  await userEvent.click(die!);
  await userEvent.click(within(prompt()).getByRole('button', { name: 'Have the juggler turn it …' }));
  return screen.findByRole('dialog', { name: 'Juggler' });
}

const golden = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('.button.main')].map(({ textContent }) => textContent);

test('a die is turned only when its new face is chosen and confirmed, after the price was told', async () => {
  await openPlan();
  const dialog = await bringDie();
  expect(within(dialog).getByText('It costs 1 schnapps. This cannot be taken back.')).toBeTruthy();
  expect(golden(dialog)).toEqual([]);
  expect(await seriousFaults()).toEqual([]);
  const faces = within(dialog).getByRole('toolbar', { name: /^Turn the white \d to which face\?$/ });
  expect(within(faces).getAllByRole('button')).toHaveLength(6);
  const [presentFace] = within(faces)
    .getAllByRole('button')
    .filter((face) => face.getAttribute('aria-disabled') === 'true');
  await userEvent.click(presentFace!);
  expect(golden(dialog)).toEqual([]);
  const [newFace] = within(faces)
    .getAllByRole('button')
    .filter((face) => face.getAttribute('aria-disabled') === null);
  await userEvent.click(newFace!);
  expect(newFace!.getAttribute('aria-pressed')).toBe('true');
  const act = within(dialog).getByRole('button', { name: /^Turn the white \d to a \d for 1 schnapps$/ });
  expect(golden(dialog)).toEqual([act.textContent]);
  await userEvent.click(act);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the focus begins at the faces, and the dialog can be closed without a choice', async () => {
  await openPlan();
  const dialog = await bringDie();
  expect(within(dialog).getByRole('toolbar').contains(document.activeElement)).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
