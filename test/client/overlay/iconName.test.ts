// The name of a button without words: shown to a finger that rests on it and does not press it, and to users of keys.
import { configure, fireEvent, screen } from '@testing-library/dom';
import { h, render, type RefObject } from 'preact';
import { expect, test } from 'vitest';
import { IconName } from '../../../client/overlay/table/iconName.tsx';

configure({ asyncUtilTimeout: 20_000 });

test('a long press shows the name of a button and does not press it; the next tap presses it and hides the name', async () => {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const root: RefObject<HTMLElement> = { current: page };
  let pressed = 0;
  render([h('button', { title: 'What would you do?', onClick: () => (pressed += 1) }), h(IconName, { root })], page);
  const button = await screen.findByRole('button');
  const liftFinger = () => {
    fireEvent.pointerUp(button);
    fireEvent.click(button);
  };
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  await screen.findByText('What would you do?');
  liftFinger();
  expect(pressed).toBe(0);
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  liftFinger();
  expect(pressed).toBe(1);
  await expect.poll(() => screen.queryByText('What would you do?')).toBeNull();
});

test('while keys are in use, the button with the focus is named', async () => {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const root: RefObject<HTMLElement> = { current: page };
  render([h('button', { class: 'button', title: 'Undo' }), h(IconName, { root })], page);
  const button = await screen.findByRole('button');
  button.focus();
  expect(screen.queryByText('Undo')).toBeNull();
  button.blur();
  document.documentElement.dataset.keys = 'inUse';
  button.focus();
  await screen.findByText('Undo');
  button.blur();
  await expect.poll(() => screen.queryByText('Undo')).toBeNull();
  delete document.documentElement.dataset.keys;
});
