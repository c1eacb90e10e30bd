// The panel of a lesson and the question below it: one of them at a time has the golden button.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openClient, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

const goldenButtons = () =>
  [...document.querySelectorAll('.button.main:not(.later)')].map(({ textContent }) => textContent);

test('while the lesson is read its button is golden, and then the one that it asks for', async () => {
  client = openClient('#/play/lesson-firstEvening');
  const panel = within(await screen.findByRole('region', { name: 'Lesson' }));
  await tableIsOpen();
  await panel.findByText(/^1 of /);
  await waitFor(() => expect(goldenButtons()).toEqual(['Go on']));
  await userEvent.click(panel.getByRole('button', { name: 'Go on' }));
  await panel.findByText(/^2 of /);
  await waitFor(() => expect(goldenButtons()).toEqual(['Go on']));
  await userEvent.click(panel.getByRole('button', { name: 'Go on' }));
  await panel.findByText(/^3 of /);
  await waitFor(() => expect(goldenButtons()).toEqual(['Keep these guests']));
  await userEvent.click(within(prompt()).getByRole('button', { name: 'Keep these guests' }));
  await panel.findByText(/^4 of /);
});
