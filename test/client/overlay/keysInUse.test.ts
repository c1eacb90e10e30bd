// The mark of a page that is used by keys, from the first key to the next press of a pointer: only while it is set are
// hints about keys shown.
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

test('keys are in use from the first key to the next press of a pointer', async () => {
  keepGames(savedGame({ id: 'plan', modules: 1 }, asks('plan')));
  client = openClient('#/play/plan');
  await tableIsOpen();
  const areKeysInUse = () => 'keys' in document.documentElement.dataset;
  expect(areKeysInUse()).toBe(false);
  await userEvent.keyboard('{Tab}');
  expect(areKeysInUse()).toBe(true);
  await userEvent.click(prompt());
  expect(areKeysInUse()).toBe(false);
});
