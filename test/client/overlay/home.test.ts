// The home page: new games against bots, on one screen and online, the first lesson, saved games, and links to other
// pages. Also the page of settings, and addresses that lead nowhere.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BEGINNING } from '../../../client/model/lessons/progress.ts';
import { openKeptLessons } from '../../../client/net/keptLessons.ts';
import { openClient, seriousFaults, type OpenClient } from '../../kit/overlay.ts';
import { prompt } from './tableParts.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

const pick = (list: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: list }), option);
const valueOf = (list: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: list }).value;
/** Opens the ways to play with friends; a game on one screen is the one proposed first. */
const openWithFriends = () => userEvent.click(screen.getByRole('button', { name: 'With friends' }));
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
/** A kept lesson that is not under way is finished. */
const finishFirstLesson = (): void =>
  openKeptLessons(localStorage).keep('firstEvening', { progress: BEGINNING, isUnderWay: false });

describe('the home page', () => {
  test('has nothing that axe finds serious', async () => {
    client = openClient('#/');
    await openWithFriends();
    expect(await seriousFaults()).toEqual([]);
  });

  test('begins with its heading, which takes the focus, so that all that follows is read', async () => {
    client = openClient('#/');
    const first = screen.getByRole('main').firstElementChild;
    expect(first?.tagName).toBe('H1');
    await waitFor(() => expect(document.activeElement === first).toBe(true));
  });

  test('says beside the level of the bots how they play', async () => {
    client = openClient('#/');
    await pick('Bots', '1');
    await pick('The bots play', 'hard');
    const told = screen.getByText('hard:', { selector: 'b' }).parentElement!;
    expect(told.previousElementSibling?.querySelector('select')).not.toBeNull();
  });

  test('leads friends to a table of their own first, which only those with the link can join', async () => {
    client = openClient('#/');
    await openWithFriends();
    await userEvent.click(radio('Online'));
    const mainButtons = () => [...document.querySelectorAll('.doorBoard > .main, form .main')];
    expect(mainButtons().map(({ textContent }) => textContent)).toEqual(['Open a table']);
    expect(screen.getByRole('region', { name: 'Or with people from anywhere' })).toBeTruthy();
    window.location.hash = mainButtons()[0]!.getAttribute('href')!;
    await heading('Open a table');
    expect(radio('Only with the link').checked).toBe(true);
  });

  test('has its language and its title from the first frame on', () => {
    document.documentElement.lang = '';
    document.title = '';
    client = openClient('#/');
    expect([document.documentElement.lang, document.title]).toEqual(['en', 'Tiefenthal']);
  });

  test('suggests one easy bot after the first lesson', () => {
    finishFirstLesson();
    client = openClient('#/');
    expect([valueOf('Bots'), valueOf('The bots play')]).toEqual(['1', 'easy']);
  });

  test('has one way to the lessons', () => {
    client = openClient('#/');
    const ways = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
    expect(ways.filter(({ textContent }) => /learn/i.test(textContent)).map(({ textContent }) => textContent)).toEqual([
      'Learn it',
    ]);
  });

  test('starts a game against bots with what was chosen, and remembers it', async () => {
    client = openClient('#/');
    await pick('Bots', '3');
    await pick('Modules', '2');
    await userEvent.click(screen.getByText('More options'));
    await userEvent.click(radio('green, with a hop'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Anna');
    await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
    await heading('Evening 1 of 8');
    const [save] = client.saves.list();
    expect(save).toMatchObject({ modules: 2, result: null });
    expect(save?.seats.map((seat) => seat.plays === 'person')).toEqual([true, false, false, false]);
    expect(save?.seats[0]).toMatchObject({ name: 'Anna', colour: 'green' });

    client.close();
    client = openClient('#/');
    expect([valueOf('Bots'), valueOf('Modules')]).toEqual(['3', '2']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' }).value).toBe('Anna');
  });

  test('begins the first lesson at once for whoever is new, and shows all lessons later', async () => {
    client = openClient('#/');
    await userEvent.click(screen.getByRole('button', { name: 'Learn it' }));
    await heading('Evening 1 of 8');
    expect(window.location.hash).toBe('#/play/lesson-firstEvening');
    window.location.hash = '#/';
    await userEvent.click(await screen.findByRole('button', { name: 'Learn it' }));
    await heading('Learn to play');
  });

  test('keeps what was chosen, and that further options are unfolded, although no game was begun', async () => {
    client = openClient('#/');
    await pick('The bots play', 'hard');
    const more = () => screen.getByText('More options').closest('details');
    expect(more()?.open).toBe(false);
    await userEvent.click(screen.getByText('More options'));
    await waitFor(() => expect(localStorage.getItem('tiefenthal.choices')).toContain('"more":true'));
    client.close();
    client = openClient('#/');
    expect([valueOf('The bots play'), more()?.open]).toEqual(['hard', true]);
  });

  test('leads by keyboard to what is asked at the table', async () => {
    client = openClient('#/');
    screen.getByRole('button', { name: 'Play now' }).focus();
    await userEvent.keyboard('{Enter}');
    await heading('Evening 1 of 8');
    await waitFor(() => expect(document.activeElement).toBe(within(prompt()).getByRole('heading')));
  });

  test('shows the bots that will play, and no others', async () => {
    client = openClient('#/');
    await userEvent.click(screen.getByText('More options'));
    const faces = () => within(screen.getByRole('list', { name: 'Who plays' })).getAllByRole('listitem');
    expect(faces()).toHaveLength(2);
    await pick('Bots', '1');
    const [only, more] = faces();
    expect(more).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
    await heading('Evening 1 of 8');
    expect(only?.textContent).toContain(client.saves.list()[0]?.seats[1]?.name);
  });

  test('says in a sentence what the modules bring', async () => {
    client = openClient('#/');
    await pick('Modules', '5');
    expect(screen.getByText(/sign your guest book/)).toBeTruthy();
  });

  test('seats several people and bots on one screen', async () => {
    client = openClient('#/');
    await openWithFriends();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name in seat 1' }), 'Anna');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who plays seat 3' }), 'easy');
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    await heading('Evening 1 of 8');
    expect(client.saves.list()[0]?.seats.map(({ name, plays }) => [name, plays])).toEqual([
      ['Anna', 'person'],
      ['', 'person'],
      ['', 'easy'],
    ]);
    expect([...document.querySelectorAll('.plate .called')].map(({ textContent }) => textContent)).toEqual([
      'Anna',
      'Seat 2',
      'Seat 3',
    ]);
  });

  test('keeps the focus in the form when seats are added and removed by keys', async () => {
    client = openClient('#/');
    await openWithFriends();
    const more = screen.getByRole('button', { name: 'One more' });
    more.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name in seat 4' })));
    screen.getByRole('button', { name: 'Remove seat 4' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'One more' })));
  });

  test('needs at least two seats', async () => {
    client = openClient('#/');
    await openWithFriends();
    const remove = screen.getByRole('button', { name: /^Remove seat 1/ });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(remove);
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });

  test('lists an unfinished game, which can be deleted and brought back', async () => {
    client = openClient('#/');
    await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
    await heading('Evening 1 of 8');
    client.close();
    client = openClient('#/');
    const waiting = await screen.findByRole('link', { name: /^Play on: You, Dorian, Edda, evening 1/ });
    expect(waiting.getAttribute('href')).toBe(`#/play/${client.saves.list()[0]?.id ?? ''}`);
    const before = client.saves.list();
    await userEvent.click(screen.getByRole('button', { name: /^Delete the game/ }));
    expect(client.saves.list()).toEqual([]);

    // The line of the deleted game stays, so that nothing moves under the mouse; its button brings the game back.
    await userEvent.click(await screen.findByRole('button', { name: /^Undo: You, Dorian, Edda/ }));
    await screen.findByRole('link', { name: /^Play on: You, Dorian, Edda, evening 1/ });
    expect(client.saves.list()).toEqual(before);

    await userEvent.click(screen.getByRole('button', { name: /^Delete the game/ }));
    await screen.findByText('Deleted.');
    client.close();
    client = openClient('#/');
    expect(screen.queryByRole('heading', { name: 'Left unfinished' })).toBeNull();
  });

  test('has one prominent button at a time, and gives the player’s name to the first seat on one screen', async () => {
    finishFirstLesson();
    client = openClient('#/');
    await userEvent.click(screen.getByText('More options'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Anna');
    const prominent = () =>
      screen
        .getAllByRole('button')
        .filter(({ classList }) => classList.contains('main'))
        .map(({ textContent }) => textContent);
    expect(prominent()).toEqual(['Play now']);
    await openWithFriends();
    expect(prominent()).toHaveLength(1);
    expect(prominent()).not.toContain('Play now');
    const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox');
    expect([first?.value, second?.value]).toEqual(['Anna', '']);
  });
});

describe('the other pages', () => {
  test.each([
    ['Rules', 'How to play'],
    ['Settings', 'Settings'],
    ['Credits', 'Credits'],
  ])('%s is a link away, takes the focus, and leads back', async (link, title) => {
    client = openClient('#/');
    const there = screen.getByRole('link', { name: link });
    window.location.hash = there.getAttribute('href') ?? '';
    const head = await heading(title);
    await waitFor(() => expect(document.activeElement).toBe(head));
    expect(document.title).toContain(title);
    expect(screen.getByRole('link', { name: 'To the tavern door' }).getAttribute('href')).toBe('#/');
    expect(await seriousFaults()).toEqual([]);
  });

  test('an unknown address has a page that says so', async () => {
    client = openClient('#/cellar');
    await heading('A wrong turn in the dark');
    expect(await seriousFaults()).toEqual([]);
  });

  test('a game that does not exist has a page that says so', async () => {
    client = openClient('#/play/nothing');
    await screen.findByText(/could not be opened/);
  });
});

test('each setting stands in a group with a heading', async () => {
  client = openClient('#/settings');
  await heading('Settings');
  const groups = ['Language and look', 'Sound and signals', 'Pace', 'Moves and keys'];
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(groups);
  const fields = groups.map((name) => screen.getByRole('region', { name }).querySelectorAll('input').length);
  expect(Math.min(...fields)).toBeGreaterThan(2);
  expect(fields.reduce((sum, count) => sum + count)).toBe(document.querySelectorAll('input').length);
});

test('settings change at once and can be reset', async () => {
  client = openClient('#/settings');
  await heading('Settings');
  await userEvent.click(screen.getByRole('switch', { name: 'High contrast' }));
  await waitFor(() => expect(document.documentElement.dataset.contrast).toBe('high'));
  const speeds = screen.getByRole('group', { name: 'Animations' });
  await userEvent.click(within(speeds).getByRole('radio', { name: 'Twice as fast' }));
  expect(within(speeds).getByRole<HTMLInputElement>('radio', { name: 'Twice as fast' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Reset all settings' }));
  await waitFor(() => expect(document.documentElement.dataset.contrast).toBe('normal'));
});
