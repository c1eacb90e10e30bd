// The coach at a local table: asked by button, by key and in the table in words, its advice played, shown, stopped and
// forgotten; and the bots' remarks, which say why they did something.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionOf } from '../../../client/model/decision.ts';
import type { PromptKind } from '../../../client/model/prompt.ts';
import { legal, play, rngFrom, setup, view, waitedFor } from '../../../game/index.ts';
import { asks, savedGame } from '../../kit/savedGames.ts';
import type { Settings } from '../../../client/overlay/settings.ts';
import { keepGames, openClient, seriousFaults, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

/** Opens a saved game, with this kind of prompt as its id, in which the person has that prompt. */
async function open(kind: PromptKind, settings: Partial<Settings> = {}): Promise<void> {
  const moment = asks(kind);
  keepGames(savedGame({ id: kind, modules: 1 }, (table) => table.round >= 2 && moment(table)));
  client = openClient(`#/play/${kind}`, settings);
  await tableIsOpen();
}

const ask = () => userEvent.click(within(prompt()).getByRole('button', { name: 'What would you do?' }));
const SAYS = 'What the coach says';
const coach = () => screen.findByRole('region', { name: SAYS, busy: false });
const advised = async () => within(await coach()).findAllByRole('listitem');
const title = () => within(prompt()).getByRole('heading').textContent;
const takeADie = () => userEvent.click(within(prompt()).getAllByRole('button', { name: /^Take the \d$/ })[0]!);

test('the best moves are listed with their worth, and their heading has the focus', async () => {
  await open('draft');
  await ask();
  const [best, next] = await advised();
  expect(best!.textContent).toMatch(/^Take the \d/);
  expect(best!.textContent).toMatch(/(no|hardly|about \d+ points?) better than the next/);
  expect(next!.textContent).toMatch(/less|just as good|hardly worse/);
  const heading = within(await coach()).getByRole('heading');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(await seriousFaults()).toEqual([]);
});

test('a key asks, and the advice can be played', async () => {
  await open('draft');
  await userEvent.keyboard('a');
  const [best] = await advised();
  const name = within(best!).getByText(/^Take the \d$/).textContent;
  const dice = () => within(prompt()).queryAllByRole('button', { name: /^coloured \d|^white \d/i }).length;
  const before = dice();
  await userEvent.click(within(best!).getByRole('button', { name: `Do it: ${name}` }));
  await waitFor(() => expect(screen.queryByRole('region', { name: SAYS })).toBeNull());
  await waitFor(() => expect(client.saves.read('draft')!.acts.some((act) => act.startsWith('p1 draft'))).toBe(true));
  await waitFor(() => expect(dice()).toBeGreaterThan(before));
});

test('the magnifier folds the advice to the move that is shown on the table, and unfolds it again', async () => {
  await open('draft');
  await ask();
  const [, next] = await advised();
  const isFolded = async () => (await coach()).classList.contains('folded');
  const look = () => userEvent.click(within(next!).getByRole('button', { name: /^Show on the table/ }));
  expect(await isFolded()).toBe(false);
  await look();
  expect(await isFolded()).toBe(true);
  expect(next!.classList.contains('shown')).toBe(true);
  await look();
  expect(await isFolded()).toBe(false);
});

test('Escape sends the coach away', async () => {
  await open('draft');
  await ask();
  await advised();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: SAYS })).toBeNull();
});

test('the coach can be stopped while it thinks', async () => {
  await open('draft');
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect((await coach()).textContent).toContain('The coach was stopped.');
  // Time for an answer to come nevertheless.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(within(await coach()).queryAllByRole('listitem')).toEqual([]);
});

test('a plan is compared with a better one, and that one, once placed, is left as it is', async () => {
  await open('plan');
  expect(screen.queryByRole('button', { name: 'Could this be better?' })).toBeNull();
  const die = within(prompt()).getAllByRole('button', { name: /, not placed$/ })[0]!;
  await userEvent.click(die);
  await userEvent.click((await screen.findAllByRole('button', { name: /^Put .* on / }))[0]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Could this be better?' }));
  const region = await coach();
  await waitFor(() =>
    expect(region.textContent).toMatch(
      /^The coach1 of \d dice is placed: (even with the rest in the best places, another plan would bring (about \d+ points?|less than a point) more|the coach would leave it there)\./,
    ),
  );
  const doIt = within(region).queryByRole('button', { name: /^Do it/ });
  // The coach has no better plan.
  if (doIt === null) return;
  await userEvent.click(doIt);
  await userEvent.click(await screen.findByRole('button', { name: 'Could this be better?' }));
  await within(await coach()).findByText('The coach would leave the dice as they lie.');
});

test('a player who is asked nothing learns that there is nothing to decide; after the game the coach is gone', async () => {
  await open('over');
  expect(screen.queryByRole('button', { name: 'What would you do?' })).toBeNull();
  client.close();
  await open('wait');
  const button = screen.getAllByRole('button', { name: /^What would you do\?/ })[0]!;
  expect(button.textContent).toContain('There is nothing to decide now.');
});

test('the table in words has the coach as well', async () => {
  await open('draft');
  const region = screen.getByRole('region', { name: 'The coach' });
  await userEvent.click(within(region).getByRole('button', { name: 'What would you do?' }));
  await waitFor(() =>
    expect(region.textContent).toMatch(/Take the \d: (no|hardly|about \d+ points?) better than the next/),
  );
});

test('a seat’s decision stays the same while another seat decides, and is a new one after a move of the seat itself', () => {
  const chance = rngFrom('decision');
  const { state } = setup({ players: 2, modules: 1 }, chance);
  expect(waitedFor(state)).toEqual([0, 1]);
  const decision = () => decisionOf(view(state, 0), 0);
  const before = decision();
  expect(play(state, 1, legal(state, 1)[0]!, chance).refused).toBeNull();
  expect(decision()).toBe(before);
  expect(play(state, 0, legal(state, 0)[0]!, chance).refused).toBeNull();
  expect(decision()).not.toBe(before);
});

test('advice is forgotten when the game goes on', async () => {
  await open('draft');
  expect(title()).toContain('take a die');
  await ask();
  await advised();
  await takeADie();
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Do it/ })).toEqual([]));
});

const WHY = /^Ben (takes the \d for the|puts the|places \d dice)/;

test('a bot says why it did something, for the eye and for screen readers', async () => {
  await open('draft', { speed: 1, remarks: 'always' });
  await takeADie();
  await screen.findByText(WHY, { selector: '.remark *' });
  await waitFor(() =>
    expect(screen.getAllByRole('status').some(({ textContent }) => / for the | places /.test(textContent))).toBe(true),
  );
});

test.each([
  ['at a faster speed', { speed: 2, remarks: 'always' }],
  ['where nobody wants to hear it', { speed: 1, remarks: 'never' }],
] as const)('%s bots say nothing', async (_, settings) => {
  await open('draft', settings);
  await takeADie();
  await waitFor(() => expect(client.saves.read('draft')!.acts.at(-1)).toMatch(/^p2 /), { timeout: 10_000 });
  expect(screen.queryByText(WHY, { selector: '.remark *' })).toBeNull();
});

test('how often bots speak is a setting', async () => {
  client = openClient('#/settings');
  const group = screen.getByRole('group', { name: 'Bots say why they did something' });
  expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Now and then' }).checked).toBe(true);
  await userEvent.click(within(group).getByRole('radio', { name: 'Never' }));
  expect(JSON.parse(localStorage.getItem('tiefenthal.settings')!)).toMatchObject({ remarks: 'never' });
});
