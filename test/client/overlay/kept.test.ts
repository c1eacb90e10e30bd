// Kept by the browser, as its pages show it: settings by their controls, games to play on, and finished ones to watch.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SETTINGS_KEY } from '../../../client/net/browserStorage.ts';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

function comeAgain(hash: string): void {
  client.close();
  client = openClient(hash);
}

describe('a setting', () => {
  const openSettings = async () => {
    client = openClient('#/settings', { speed: 1 });
    await screen.findByRole('heading', { name: 'Settings' });
  };
  const choice = (group: string, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name });
  const onOff = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
  const scale = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

  test.each([
    ['Animations', 'Twice as fast'],
    ['Animations', 'None'],
    ['Reduced motion', 'Yes'],
    ['Reduced motion', 'No'],
    ['Language', 'English'],
  ])('%s: %s is kept', async (group, name) => {
    await openSettings();
    await userEvent.click(choice(group, name));
    comeAgain('#/settings');
    expect(choice(group, name).checked).toBe(true);
  });

  test.each([
    'Sound',
    'High contrast',
    'Ask before a move that cannot be taken back',
    'Picking a guest first shows the card, and picking it again recruits',
    'Always show the table in words',
    'The only possible choice is made automatically: the last die on a coaster, guests who can only stay',
    'Single keys at the table, such as U for undo',
  ])('%s is kept', async (name) => {
    await openSettings();
    const before = onOff(name).checked;
    await userEvent.click(onOff(name));
    comeAgain('#/settings');
    expect(onOff(name).checked).toBe(!before);
  });

  test.each([
    ['Size of text', 130],
    ['Size of the table', 130],
    ['Volume of dice, cards and coins', 20],
    ['Volume of music, fire and voices', 0],
    ['Volume of the bell', 30],
  ])('%s is kept, and said in percent', async (name, percent) => {
    await openSettings();
    fireEvent.input(scale(name), { target: { value: String(percent) } });
    comeAgain('#/settings');
    expect(scale(name).valueAsNumber).toBe(percent);
    expect(scale(name).getAttribute('aria-valuetext')).toBe(`${percent}%`);
  });

  test('that is invalid falls back to its default, and the others stay', async () => {
    const spoilt = { speed: 99, sound: 'loud', contrast: 'high', textSize: -1, tableSize: 120, language: 'xx' };
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(spoilt));
    await openSettings();
    expect(choice('Animations', 'Normal').checked).toBe(true);
    expect(onOff('Sound').checked).toBe(true);
    expect(onOff('High contrast').checked).toBe(true);
    expect(scale('Size of text').valueAsNumber).toBe(100);
    expect(scale('Size of the table').valueAsNumber).toBe(120);
    expect(choice('Language', 'English').checked).toBe(true);
  });

  test('that cannot be read has its default', async () => {
    localStorage.setItem(SETTINGS_KEY, '{"speed":');
    await openSettings();
    expect(choice('Animations', 'Normal').checked).toBe(true);
    expect(onOff('High contrast').checked).toBe(false);
  });

  test('made at the table is kept, too', async () => {
    keepGames(savedGame({ id: 'waits', modules: 1 }, asks('guests')));
    client = openClient('#/play/waits');
    await screen.findByRole('heading', { name: 'Your guests are here' });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
    await userEvent.click(onOff('High contrast'));
    comeAgain('#/settings');
    expect(onOff('High contrast').checked).toBe(true);
  });
});

describe('a game', () => {
  const unfinished = savedGame({ id: 'half', modules: 3 }, asks('settle'));
  const finished = savedGame({ id: 'whole', modules: 1, names: ['Anna', 'Carla'] }, asks('over'));

  const openHome = () => {
    keepGames(unfinished, finished);
    client = openClient('#/');
  };
  const follow = (link: HTMLElement) => {
    window.location.hash = link.getAttribute('href') ?? '';
  };

  test('left unfinished is played on from where it was left', async () => {
    openHome();
    follow(await screen.findByRole('link', { name: `Play on: Anna, Ben, evening ${unfinished.round}` }));
    expect(await screen.findByRole('heading', { name: 'Your turn: settle your reputation' })).toBeTruthy();
  });

  test('played to the end says who won, and can be watched again', async () => {
    openHome();
    const [winner] = finished.result!.winners;
    const { total } = finished.result!.scores[winner!]!;
    expect(screen.getByText(new RegExp(`${finished.seats[winner!]!.name} won with ${total} points`))).toBeTruthy();
    follow(screen.getByRole('link', { name: 'Watch again: Anna, Carla' }));
    expect(await screen.findByRole('heading', { name: 'The game again' })).toBeTruthy();
  });

  test('that two have won names both', () => {
    const [score] = finished.result!.scores;
    keepGames({ ...finished, result: { ...finished.result!, winners: [0, 1], scores: [score!, score!] } });
    client = openClient('#/');
    expect(screen.getByText(new RegExp(`Anna and Carla won with ${score!.total} points`))).toBeTruthy();
  });

  test('that is deleted is gone, and the others stay', async () => {
    openHome();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the game: Anna, Carla' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Watch again/ })).toBeNull());
    comeAgain('#/');
    expect(screen.queryByRole('link', { name: /^Watch again/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Play on/ })).toBeTruthy();
  });

  test('that cannot be read is set aside, and the page opens all the same', async () => {
    localStorage.setItem('tiefenthal.game.broken', '{"version":1,"id":"broken"');
    openHome();
    expect(await screen.findByRole('link', { name: /^Play on: Anna, Ben/ })).toBeTruthy();
    expect(localStorage.getItem('tiefenthal.game.broken')).toBeNull();
    expect(localStorage.getItem('tiefenthal.aside.broken')).not.toBeNull();
  });
});
