// A player who gave no name is called "You" in the language that is shown, and bots are spelled in its letters: at the
// table, in its log, in lists, in replay and result. Several people without names on one screen are called by their
// seats.
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

// By selectors: asking for roles takes long where a whole table is shown.
const one = (selector: string, text = ''): Promise<HTMLElement> =>
  waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const found = all.find(({ textContent }) => textContent.includes(text));
    if (found === undefined) throw new Error(`There is no ${selector} with “${text}” yet.`);
    return found;
  });
const press = async (selector: string, text?: string): Promise<void> => (await one(selector, text)).click();
const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

const chooseAtTable = async (language: string): Promise<void> => {
  await press('button[aria-label="Menu"]');
  await press('dialog button', 'Settings');
  await press('dialog label', language);
};

test('a game that was begun in English goes on in German, at the table, in its log and in the list', async () => {
  client = openClient('#/');
  await press('.door button', 'Play now');
  await waitFor(() => expect(textsOf('.plate .called')).toEqual(['You', 'Dorian', 'Edda']));
  expect(client.saves.list()[0]?.seats[0]?.name).toBe('');
  await chooseAtTable('Deutsch');
  await waitFor(() => expect(textsOf('.plate .called')).toEqual(['Du', 'Dorian', 'Edda']));
  expect(textsOf('.log li').join(' ')).not.toMatch(/\bYou\b/);
  window.location.hash = '#/';
  expect((await one('.saves li')).textContent).toContain('Du, Dorian, Edda, Abend 1');
});

test('bots are spelled in the letters of the language that is shown, and keep their faces', async () => {
  keepGames(savedGame({ id: 'done', modules: 1, names: ['Anna', 'Carla'] }, asks('over')));
  client = openClient('#/replay/done/0');
  await waitFor(() => expect(textsOf('.plate .called')).toEqual(['Anna', 'Carla']));
  await chooseAtTable('Русский');
  await waitFor(() => expect(textsOf('.plate .called')).toEqual(['Anna', 'Карла']));
  await one('.plate .botFace');
  expect(textsOf('.plate').join(' ')).not.toContain('Carla');
  window.location.hash = '#/play/done';
  await one('.podium');
  expect(textsOf('.podium .name').join(' ')).toContain('Карла');
});

test('a lesson knows the name that was given before', async () => {
  localStorage.setItem('tiefenthal.choices', JSON.stringify({ name: 'Anna' }));
  client = openClient('#/');
  await press('.door button', 'Learn it');
  await waitFor(() => expect(textsOf('.plate .called')).toEqual(['Anna', 'Carla']));
  // Screen readers can tell the player's own plate from the others, too.
  const [own, other] = textsOf('.plate > .unseen');
  expect(own).toMatch(/^Anna \(you\): .*Look at your tavern$/);
  expect(other).toMatch(/^Carla: .*Look at Carla’s tavern$/);
});

test('after a game, too, its player is called “You” in the language that is shown, in replay and result', async () => {
  keepGames(savedGame({ id: 'done', modules: 1, names: ['', 'Ben'] }, asks('over')));
  client = openClient('#/replay/done/0');
  await waitFor(() => expect(textsOf('.plate .called')).toEqual(['You', 'Ben']));
  await chooseAtTable('Français');
  await waitFor(() => expect(textsOf('.plate .called')).toEqual(['Toi', 'Ben']));
  window.location.hash = '#/play/done';
  await one('.podium');
  expect(textsOf('.podium .name')).toContain('Toi');
});

test('several people without names on one screen are called by their seats', async () => {
  client = openClient('#/');
  await press('.door button', 'With friends');
  await press('.button.main', 'Begin');
  await waitFor(() => expect(textsOf('.plate .called')).toEqual(['Seat 1', 'Seat 2']));
});
