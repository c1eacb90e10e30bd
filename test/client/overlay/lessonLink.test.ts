// A link to a lesson begins it in a browser that has not begun it, and goes on with it in one that has.
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, test } from 'vitest';
import { openClient, type OpenClient } from '../../kit/overlay.ts';

let client: OpenClient;
afterEach(() => {
  client.close();
  localStorage.clear();
});

const lesson = () => screen.findByRole('region', { name: 'Lesson' });

test('a lesson that was not begun is begun', async () => {
  client = openClient('#/play/lesson-firstEvening');
  await within(await lesson()).findByText(/^1 of /);
});

test('a lesson that was begun goes on where it was', async () => {
  client = openClient('#/play/lesson-firstEvening');
  await userEvent.click(await within(await lesson()).findByRole('button', { name: 'Go on' }));
  await within(await lesson()).findByText(/^2 of /);
  client.close();
  client = openClient('#/play/lesson-firstEvening');
  await within(await lesson()).findByText(/^2 of /);
});

test('an address that only looks like a lesson leads nowhere', async () => {
  client = openClient('#/play/lesson-zeppelin');
  await screen.findByRole('heading', { name: 'A wrong turn in the dark' });
});
