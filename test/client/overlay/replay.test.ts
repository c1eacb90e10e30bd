// The replay: single steps, slider, automatic play, jumps from the log and the fairness check; and the log of a running
// game.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { h, render } from 'preact';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLocalGames } from '../../../client/net/local.ts';
import type { GameRecord } from '../../../game/chance/index.ts';
import { openSaves } from '../../../client/net/saves.ts';
import { followLanguage } from '../../../client/overlay/language.ts';
import { Fairness } from '../../../client/overlay/replay/fairness.tsx';
import { ServicesProvider, type Services } from '../../../client/overlay/services.ts';
import { openSettings } from '../../../client/overlay/settings.ts';
import { pages } from '../../../client/words/en/pages/index.ts';
import { asks, savedGame, type StopsAt } from '../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

const game = savedGame({ id: 'end', modules: 3 }, asks('over'));
const onEvening4: StopsAt = (table) => table.round === 4 && asks('serve')(table);
const unfinished = savedGame({ id: 'half', modules: 3 }, onEvening4);

let client: OpenClient;

beforeEach(() => {
  localStorage.clear();
  keepGames(game, unfinished);
});
afterEach(() => client.close());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Cached, because a search by role is slow. */
let cachedSlider: HTMLInputElement;
const slider = () => cachedSlider;
const lines = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('a replay', () => {
  const last = game.acts.length;

  async function openReplay(moment = 0): Promise<void> {
    client = openClient('#/replay/end/0');
    await tableIsOpen();
    cachedSlider = screen.getByRole('slider', { name: 'Moment' });
    if (moment > 0) fireEvent.input(slider(), { target: { value: String(moment) } });
    await waitFor(() => expect(slider().valueAsNumber).toBe(moment));
  }

  test('begins at the start, with the focus on its heading', async () => {
    await openReplay();
    expect(slider().getAttribute('aria-valuetext')).toBe(`moment 0 of ${last}, evening 1`);
    const heading = screen.getByRole('heading', { name: 'The game again' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(lines().join()).not.toContain('evening 2');
  });

  test('goes on and back by a step, with buttons and with keys', async () => {
    await openReplay();
    const before = lines();
    await userEvent.click(button('One step on'));
    await waitFor(() => expect(slider().valueAsNumber).toBe(1));
    expect(lines().length).toBeGreaterThanOrEqual(before.length);
    await userEvent.keyboard('.');
    await waitFor(() => expect(slider().valueAsNumber).toBe(2));
    await userEvent.keyboard(',');
    await waitFor(() => expect(slider().valueAsNumber).toBe(1));
    await userEvent.click(button('One step back'));
    await waitFor(() => expect(lines()).toEqual(before));
  });

  test('has a log that Tab enters at its newest line', async () => {
    await openReplay(40);
    const lineButtons = within(screen.getByRole('log')).getAllByRole('button');
    expect(lineButtons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([lineButtons.at(-1)]);
  });

  test('of a long game says that the earlier lines of its log are left out, unless only one player’s lines, which all fit, are shown', async () => {
    const names = ['Anna', 'Ben', 'Carla', 'Dora'];
    const long = savedGame({ id: 'long', modules: 5, names }, (state) => state.round === 8);
    keepGames(long);
    client = openClient(`#/replay/long/${Number.MAX_SAFE_INTEGER}`);
    await tableIsOpen();
    await screen.findByText('Earlier lines are left out.');
    expect(lines()).toHaveLength(400);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show what was done by' }), 'Anna');
    expect(screen.queryByText('Earlier lines are left out.')).toBeNull();
  });

  test('does not go back before its start or on after its end', async () => {
    await openReplay();
    await userEvent.click(button('One step back'));
    expect(slider().valueAsNumber).toBe(0);
    fireEvent.input(slider(), { target: { value: String(last) } });
    await waitFor(() => expect(slider().valueAsNumber).toBe(last));
    await userEvent.click(button('One step on'));
    expect(slider().getAttribute('aria-valuetext')).toBe(`moment ${last} of ${last}, evening 8`);
  });

  test('shows the table of any moment by slider', async () => {
    await openReplay(last);
    expect(screen.getByRole('heading', { name: 'Evening 8 of 8' })).toBeTruthy();
    expect(lines().at(-1)).toMatch(/^The last evening is over/);
    fireEvent.input(slider(), { target: { value: '0' } });
    expect(await screen.findByRole('heading', { name: 'Evening 1 of 8' })).toBeTruthy();
    expect(lines().join()).not.toContain('The last evening is over');
  });

  test('runs by itself to the end, and stops there', async () => {
    await openReplay(last - 1);
    await userEvent.click(button('Let it run'));
    await waitFor(() => expect(slider().valueAsNumber).toBe(last));
    expect(await screen.findByRole('button', { name: 'Let it run' })).toBeTruthy();
  });

  test('can be stopped while it runs', async () => {
    await openReplay();
    await userEvent.click(button('Let it run'));
    await userEvent.click(button('Pause'));
    const there = slider().valueAsNumber;
    expect(await screen.findByRole('button', { name: 'Let it run' })).toBeTruthy();
    expect(slider().valueAsNumber).toBe(there);
    expect(there).toBeLessThan(last);
  });

  test('goes to the moment of a line of its log', async () => {
    await openReplay(last);
    await userEvent.click(
      within(screen.getByRole('log')).getByRole('button', { name: 'The moon rises on evening 5.' }),
    );
    await screen.findByRole('heading', { name: 'Evening 5 of 8' });
    expect(lines().join()).toContain('evening 5');
    expect(lines().join()).not.toContain('evening 6');
  });

  /** The result of the fairness check, whose sentences are elements of their own. */
  const findStatus = (words: RegExp) =>
    screen.findByText((_, element) => element?.getAttribute('role') === 'status' && words.test(element.textContent));

  test('says that every roll and shuffle is what was promised, and has a button that saves the game to a file', async () => {
    await openReplay();
    const sentence =
      /^All \d+ rolls and \d+ shuffles are checked: they follow from what was fixed before the game\. A random number from your browser went into them\.$/;
    expect(await findStatus(sentence)).toBeTruthy();
    expect(button('Save this game to a file')).toBeTruthy();
  });

  test.each<[what: string, change: (record: GameRecord) => GameRecord, sentence: RegExp]>([
    [
      'the fault of a game that is not as promised',
      (record) => {
        const changed = structuredClone(record);
        const rolled = changed.moves.flatMap(({ events }) => events).find((event) => event.type === 'rolled')!;
        rolled.dice[0] = rolled.dice[0] === 6 ? 1 : 6;
        return changed;
      },
      /^This game is not what was promised\. Roll 1, in move \d+, shows \d instead of \d\.$/,
    ],
    [
      'other rules as the reason why it cannot check a game, and no fault',
      (record) => ({ ...record, rules: 0 }),
      /^This game was played by other rules than these, and cannot be checked here\.$/,
    ],
  ])('names %s', async (_, change, sentence) => {
    client = openClient('#/');
    const replay = (await createLocalGames(openSaves(localStorage)).replay('end'))!;
    const record = change(replay.record!);
    const settings = openSettings(localStorage);
    const services = { settings, language: followLanguage(settings, pages) } as Services;
    const place = document.body.appendChild(document.createElement('div'));
    render(
      h(ServicesProvider, { value: services }, h(Fairness, { recording: { ...replay, record }, nameOf: () => 'Anna' })),
      place,
    );
    expect(await findStatus(sentence)).toBeTruthy();
    render(null, place);
  });

  test('has no fairness check while the game goes on, as its secret is not published', async () => {
    client = openClient('#/replay/half/0');
    await tableIsOpen();
    expect(screen.queryByRole('button', { name: 'Save this game to a file' })).toBeNull();
  });

  test('leads back to the result', async () => {
    await openReplay();
    await userEvent.click(button('Back to the result'));
    await screen.findByRole('region', { name: 'The last light goes out' });
    expect(window.location.hash).toBe('#/play/end');
  });

  test('of a game that does not exist is a page that says so', async () => {
    client = openClient('#/replay/nothing/0');
    expect(await screen.findByText(/could not be opened/)).toBeTruthy();
  });
});

describe('the log of a game that goes on', () => {
  async function playOn(): Promise<void> {
    client = openClient('#/play/half');
    await tableIsOpen();
  }

  test('is read for one player, or for everybody', async () => {
    await playOn();
    const whole = lines();
    const filter = screen.getByRole('combobox', { name: /Show what was done by/ });
    await userEvent.selectOptions(filter, 'Ben');
    const bens = lines();
    expect(bens.filter((line) => line.startsWith('You '))).toEqual([]);
    expect(bens.filter((line) => line.startsWith('Ben ')).length).toBeGreaterThan(0);
    await userEvent.selectOptions(filter, 'Anna');
    expect(lines().filter((line) => line.startsWith('Ben '))).toEqual([]);
    await userEvent.selectOptions(filter, 'Everybody');
    expect(lines()).toEqual(whole);
  });

  test('leads back to a moment, and from there to where the game stands', async () => {
    await playOn();
    const asked = prompt().textContent;
    const told = lines();
    await userEvent.click(
      within(screen.getByRole('log')).getByRole('button', { name: 'The moon rises on evening 3.' }),
    );
    await screen.findByRole('heading', { name: 'Evening 3 of 8' });
    expect(told.join()).toContain('evening 4');
    expect(lines().join()).not.toContain('evening 4');
    await userEvent.click(button('Back to the table'));
    await waitFor(() => expect(prompt().textContent).toBe(asked));
    expect(lines()).toEqual(told);
  });
});
