// Every kind of prompt but the end of the game: its words, the buttons that answer it, and its end after the answer.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PromptKind } from '../../../client/model/prompt.ts';
import { LONG_PRESS_MS } from '../../../client/model/tooltips.ts';
import { asks, choosingManyQuestions, savedGame, type StopsAt } from '../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

const title = () => within(prompt()).getByRole('heading').textContent;
const buttons = (name: RegExp) => within(prompt()).getAllByRole('button', { name });

async function open(kind: PromptKind) {
  keepGames(savedGame({ id: kind, modules: 5, chooseMove: choosingManyQuestions }, asks(kind)));
  client = openClient(`#/play/${kind}`);
  await tableIsOpen();
}

interface Question {
  readonly asks: PromptKind;
  readonly title: RegExp;
  /** Each of these buttons is there, this many times. */
  readonly answers: readonly (readonly [name: RegExp, count: number])[];
  /** The button that answers the question. */
  readonly answer: RegExp;
}

const QUESTIONS: readonly Question[] = [
  {
    asks: 'startCard',
    title: /^Choose your start card$/,
    answers: [[/^Choose start card \d/, 3]],
    answer: /^Choose start card/,
  },
  { asks: 'strike', title: /^Remove a regular$/, answers: [[/^Remove a regular/, 2]], answer: /^Remove/ },
  {
    asks: 'evening',
    title: /^The dancer comes: choose a side$/,
    answers: [
      [/^Choose 1 schnapps for 2 thalers$/, 1],
      [/^Choose 2 schnapps for 3 beer$/, 1],
    ],
    answer: /^Choose 1 schnapps/,
  },
  {
    asks: 'guests',
    title: /^Your guests are here$/,
    answers: [[/^Keep these guests$/, 1]],
    answer: /^Keep these guests$/,
  },
  {
    asks: 'settle',
    title: /^Your turn: settle your reputation$/,
    answers: [[/^Settle the reputation: \d+ steps?$/, 1]],
    answer: /^Settle/,
  },
  {
    asks: 'deny',
    title: /^Turn somebody away for good\?$/,
    answers: [[/^Turn nobody away$/, 1]],
    answer: /^Turn nobody away$/,
  },
  {
    asks: 'schnappsOrDeny',
    title: /^Schnapps, or turn somebody away\?$/,
    answers: [
      [/^Take 1 schnapps$/, 1],
      [/^Turn somebody away$/, 1],
    ],
    answer: /^Take 1 schnapps$/,
  },
  {
    asks: 'column',
    title: /^Sign the guest book$/,
    answers: [[/^Sign in the column for /, 4]],
    // A column that cannot be signed has the reason in brackets.
    answer: /^Sign in the column for [^(]*$/,
  },
  {
    asks: 'keepCard',
    title: /^A card for the juggler\?$/,
    answers: [[/^Choose to keep no card$/, 1]],
    answer: /^Choose to keep no card$/,
  },
];

describe('a question', () => {
  test.each(QUESTIONS)('$asks is put in words and answered by a button', async (question) => {
    await open(question.asks);
    expect(title()).toMatch(question.title);
    for (const [name, count] of question.answers) expect(buttons(name)).toHaveLength(count);
    const before = prompt().textContent;
    await userEvent.click(buttons(question.answer)[0]!);
    await waitFor(() => expect(prompt().textContent).not.toBe(before));
  });

  test('is answered by pictures of what can be chosen', async () => {
    await open('evening');
    for (const button of buttons(/^Choose /)) expect(button.querySelector('[data-art=entertainer]')).not.toBeNull();
  });

  test('has buttons that screen readers name by whole sentences, though phones show short ones', async () => {
    await open('column');
    const columns = buttons(/^Sign in the column for .*, row \d: /);
    expect(columns).toHaveLength(4);
    for (const button of columns) expect(button.querySelector('.short[aria-hidden=true]')?.textContent).toMatch(/^\d/);
  });

  test('about guests to turn away shows them on phones, and says at which table they sit', async () => {
    await open('deny');
    const guests = buttons(/^Turn away the .* at table \d$/);
    expect(guests.length).toBeGreaterThan(0);
    for (const button of guests) {
      const [table] = /table \d$/.exec(button.querySelector('.whole')?.textContent ?? '') ?? [];
      expect(button.querySelector('.short[aria-hidden=true]')?.textContent).toBe(table);
      expect(button.querySelector('.short [data-art=card]')).not.toBeNull();
    }
  });

  test('says when a held die fits nowhere', async () => {
    await open('plan');
    for (;;) {
      await userEvent.click(buttons(/, not placed$/)[0]!);
      const told = await within(prompt()).findByText(/^You hold the /);
      const [place] = within(prompt()).queryAllByRole('button', { name: /^Put the / });
      expect(told.textContent.includes('It fits nowhere now.')).toBe(place === undefined);
      if (place === undefined) break;
      await userEvent.click(place);
      await waitFor(() => expect(within(prompt()).queryByText(/^You hold the /)).toBeNull());
    }
  });

  test('says of a placed die that it fits nowhere else, though it could be taken back', async () => {
    keepGames(savedGame({ id: 'settling', modules: 5 }, asks('settle')));
    client = openClient('#/play/settling');
    await tableIsOpen();
    await userEvent.click(buttons(/, on /)[0]!);
    const told = await within(prompt()).findByText(/^You hold the /);
    expect(within(prompt()).queryAllByRole('button', { name: /^Put the / })).toEqual([]);
    expect(buttons(/^Take the .* back/)).toHaveLength(1);
    expect(told.textContent).toContain('It fits nowhere else now.');
  });

  test('draft asks for a die of the coaster, also while an unplaced die is held', async () => {
    const hasDice: StopsAt = (state) => asks('draft')(state) && state.players[0]!.dice.length > 0;
    keepGames(savedGame({ id: 'draft', modules: 1 }, hasDice));
    client = openClient('#/play/draft');
    await tableIsOpen();
    await userEvent.click(buttons(/, not placed$/)[0]!);
    expect(await within(prompt()).findByText(/^What is asked now: take a die from the coaster\./)).toBeTruthy();
    expect(within(prompt()).queryByText(/Choose where it goes/)).toBeNull();
  });

  test('draft offers each value on the coaster once', async () => {
    await open('draft');
    expect(title()).toBe('Your turn: take a die');
    const [coaster] = within(screen.getByRole('region', { name: 'Dice on offer' })).getAllByRole('listitem');
    const values = buttons(/^Take the \d$/).map((button) => button.getAttribute('aria-label')!.slice(-1));
    expect(values.sort()).toEqual([...new Set(coaster!.textContent.match(/[1-6]/g))].sort());
    await userEvent.click(buttons(/^Take the \d$/)[0]!);
    await waitFor(() => expect(buttons(/, not placed$/)).toHaveLength(1));
  });

  test('plan lets a die be held and put, and that move be undone and redone', async () => {
    await open('plan');
    const free = () => within(prompt()).queryAllByRole('button', { name: /, not placed$/ }).length;
    const before = free();
    await userEvent.click(buttons(/, not placed$/)[0]!);
    const place = buttons(/^Put the /)[0]!;
    await userEvent.click(place);
    await waitFor(() => expect(free()).toBe(before - 1));
    await userEvent.click(within(prompt()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(free()).toBe(before));
    await userEvent.click(within(prompt()).getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(free()).toBe(before - 1));
  });

  test('plan ends with a warning when dice could still be placed', async () => {
    await open('plan');
    expect(title()).toBe('Place your dice');
    await userEvent.click(buttons(/^Done planning$/)[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Done planning?' });
    expect(within(dialog).getByText(/could still be placed/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Do it anyway' }));
    await waitFor(() => expect(title()).not.toBe('Place your dice'));
  });

  test('a held die is let go with Escape', async () => {
    await open('plan');
    const [die] = buttons(/, not placed$/);
    await userEvent.click(die!);
    expect(die!.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(die!.getAttribute('aria-pressed')).toBe('false'));
    expect(within(prompt()).queryAllByRole('button', { name: /^Put the / })).toEqual([]);
  });

  test('serve ends with a warning when something would be wasted', async () => {
    await open('serve');
    expect(title()).toBe('Your turn: serve your guests');
    await userEvent.click(buttons(/^End your turn$/)[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'End your turn?' });
    expect(within(dialog).getByText(/not taken off/)).toBeTruthy();
    const safe = within(dialog).getByRole('button', { name: 'Go back' });
    const prominent = within(dialog)
      .getAllByRole('button')
      .filter(({ classList }) => classList.contains('main'));
    expect(prominent).toEqual([safe]);
    await waitFor(() => expect(document.activeElement).toBe(safe));
    await userEvent.click(safe);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(title()).toBe('Your turn: serve your guests');
    await userEvent.click(buttons(/^End your turn$/)[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Do it anyway' }));
    await waitFor(() => expect(title()).not.toBe('Your turn: serve your guests'));
  });

  test('serving, a die is taken off for what it brings', async () => {
    await open('serve');
    await userEvent.click(buttons(/, on /)[0]!);
    await userEvent.click(buttons(/^Take the .* off .*: \d/)[0]!);
    await waitFor(() => expect(buttons(/, taken off /)).toHaveLength(1));
    expect(title()).toBe('Your turn: serve your guests');
  });

  test('the waiting prompt names the players who are waited for', async () => {
    keepGames(savedGame({ id: 'wait', modules: 1, names: ['Anna', 'Ben', 'Carla'] }, asks('draft')));
    client = openClient('#/play/wait', { speed: 1 });
    await screen.findByRole('heading', { name: 'Your turn: take a die' });
    await userEvent.click(buttons(/^Take the \d$/)[0]!);
    expect(await screen.findByRole('heading', { name: /^Waiting for (Ben|Carla)/ })).toBeTruthy();
  });
});

test('a finger that rests on a picture does not choose it; the next tap does', async () => {
  await open('evening');
  const side = buttons(/^Choose 1 schnapps/)[0]!;
  vi.useFakeTimers();
  fireEvent.pointerDown(side, { pointerType: 'touch' });
  vi.advanceTimersByTime(LONG_PRESS_MS);
  vi.useRealTimers();
  fireEvent.click(side);
  // Takes a moment, in which the page would show a choice that was made.
  await userEvent.hover(side);
  expect(title()).toMatch(/choose a side/);
  await userEvent.click(side);
  await waitFor(() => expect(title()).not.toMatch(/choose a side/));
});
