// Screen readers announce that a page or table is being loaded: the message is outside the busy element.
import { screen, waitFor } from '@testing-library/dom';
import { h, render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { WaitingPage } from '../../../client/overlay/parts/lazy.tsx';

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

test('what is being loaded is announced', async () => {
  render(h(WaitingPage, { words: 'Laying the table …' }), root);
  const status = screen.getByRole('status');
  await waitFor(() => expect(status.textContent).toBe('Laying the table …'));
  expect(status.closest('[aria-busy]')).toBeNull();
});
