// The page of lessons: a lesson that was learnt is begun anew with all its steps, and no game is replaced unasked.
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Save } from '../../../client/net/saves.ts';
import { SHORTCUTS } from '../../../client/overlay/keys/shortcuts.ts';
import { openClient, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

const openPage = () => (client = openClient('#/learn'));
const reopenPage = () => {
  client.close();
  openPage();
};
const lessonCard = () => screen.findByRole('region', { name: 'Start cards' });
const panel = () => screen.findByRole('region', { name: 'Lesson' });
const press = async (where: Promise<HTMLElement>, name: string | RegExp) =>
  userEvent.click(await within(await where).findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Begin it anew?' });
const step = async (count: RegExp) => within(await panel()).findByText(count);

/** Goes through the lesson of the start cards to its end. */
async function finish(): Promise<void> {
  await tableIsOpen();
  await press(panel(), 'Go on');
  await step(/^2 of /);
  const [startCard] = await within(prompt()).findAllByRole('button', { name: /^Choose/ });
  await userEvent.click(startCard!);
  await step(/^3 of /);
  await press(panel(), 'Go on');
  await within(await panel()).findByText(/^The rest is as you know it/);
}

/** Ends the game of the lesson in its save, once the table is closed: an open table would save the game as it was. */
function closeAndEndGame(): Save {
  client.close();
  const save = client.saves.read('lesson-startCards')!;
  client.saves.keep({ ...save, result: { scores: [], winners: [0] } });
  return save;
}

describe('a lesson that was learnt', () => {
  beforeEach(async () => {
    openPage();
    await press(lessonCard(), 'Begin');
    await finish();
    reopenPage();
    await within(await lessonCard()).findByText('Learnt.');
  });

  test('is begun anew from its first step, after a question, for its game still goes on', async () => {
    await press(lessonCard(), 'Once more');
    await press(dialog(), 'Begin anew');
    await step(/^1 of /);
    reopenPage();
    await within(await lessonCard()).findByText('Learnt.');
    await press(lessonCard(), 'Go on with it');
    await step(/^1 of /);
    await finish();
  });

  test('is begun anew without a question when its game is gone', async () => {
    client.saves.remove('lesson-startCards');
    reopenPage();
    await press(lessonCard(), 'Once more');
    await step(/^1 of /);
  });

  test('is not begun anew if the player goes on with its game instead, which loses no move', async () => {
    const { acts } = client.saves.read('lesson-startCards')!;
    await press(lessonCard(), 'Once more');
    await press(dialog(), 'Go on with it');
    await screen.findByRole('heading', { name: 'Evening 1 of 8' });
    expect(client.saves.read('lesson-startCards')?.acts.slice(0, acts.length)).toEqual(acts);
    expect(screen.queryByRole('region', { name: 'Lesson' })).toBeNull();
  });
});

test('a lesson whose game was played to the end is begun anew, and the finished game stays', async () => {
  openPage();
  await press(lessonCard(), 'Begin');
  await press(panel(), 'Go on');
  await step(/^2 of /);
  const save = closeAndEndGame();
  openPage();
  expect(within(await lessonCard()).queryByRole('button', { name: 'Go on with it' })).toBeNull();
  await press(lessonCard(), 'Once more');
  await step(/^1 of /);
  const finished = client.saves.list().filter(({ result }) => result !== null);
  expect(finished).toHaveLength(1);
  expect(client.saves.read(finished[0]!.id)).toMatchObject({ acts: save.acts, startedAt: save.startedAt });
  expect(client.saves.read('lesson-startCards')).toMatchObject({ result: null });
});

test('the finished game of a lesson is opened without the lesson, even if the lesson was left before its end', async () => {
  openPage();
  await press(lessonCard(), 'Begin');
  await step(/^1 of /);
  closeAndEndGame();
  client = openClient('#/play/lesson-startCards');
  await tableIsOpen();
  expect(screen.queryByRole('region', { name: 'Lesson' })).toBeNull();
});

test('a lesson under way is not begun anew unasked', async () => {
  openPage();
  await press(lessonCard(), 'Begin');
  await press(panel(), 'Go on');
  await step(/^2 of /);
  reopenPage();
  await press(lessonCard(), 'Once more');
  await press(dialog(), 'Go on with it');
  await step(/^2 of /);
});

test('the first step of the first lesson names the keys of the table, unless they are switched off', async () => {
  client = openClient('#/play/lesson-firstEvening');
  await tableIsOpen();
  const keys = await within(await panel()).findByText(/^By keyboard: /);
  expect(keys.classList).toContain('byKeys');
  for (const name of ['serveAll', 'done', 'undo', 'advice'] as const)
    expect(keys.textContent).toContain(` ${SHORTCUTS[name].toUpperCase()} `);
  client.close();
  localStorage.clear();
  client = openClient('#/play/lesson-firstEvening', { singleKeys: false });
  await tableIsOpen();
  await step(/^1 of /);
  expect(within(await panel()).queryByText(/^By keyboard: /)).toBeNull();
});
