// The focus after its button has gone: it waits while the table still shows the previous question, and then moves on.
import { h, render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useKeptFocus } from '../../../client/overlay/keys/keptFocus.ts';

const root = document.createElement('div');
const focused: string[] = [];
beforeEach(() => {
  document.body.replaceChildren(root);
  focused.length = 0;
});
afterEach(() => render(null, root));
root.addEventListener('focusin', ({ target }) => focused.push((target as HTMLElement).textContent));

interface TableProps {
  title: string;
  dice: readonly string[];
  hasMove: boolean;
  isOutdated: boolean;
}

function Table({ title, dice, hasMove, isOutdated }: TableProps) {
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page, isOutdated);
  return h('div', { ref: page }, [
    h('h2', { tabIndex: -1, 'data-focus-home': '' }, title),
    h(
      'div',
      { class: 'dice' },
      dice.map((die) => h('button', {}, die)),
    ),
    hasMove && h('div', { 'data-group': 'moves', 'data-heir': '.dice button' }, h('button', { class: 'move' }, 'Put')),
  ]);
}

const show = (props: TableProps) => act(() => render(h(Table, props), root));
const before = { title: 'Take a die', dice: ['4', '5'], hasMove: true, isOutdated: false };

/** The button of a move has the focus and goes, while its question is still shown. */
async function pressMove(dice: readonly string[]): Promise<void> {
  await show({ ...before, dice });
  root.querySelector<HTMLElement>('.move')!.focus();
  await show({ ...before, dice, hasMove: false, isOutdated: true });
}

test('the focus goes to a die of the next question, not to one of the previous question that is still shown', async () => {
  await pressMove(['4', '5']);
  await show({ ...before, dice: ['5'], hasMove: false });
  expect(focused).toEqual(['Put', '5']);
});

test('the focus goes to the next question, not to the previous one that is still shown', async () => {
  await pressMove([]);
  await show({ ...before, title: 'Please wait', dice: [], hasMove: false });
  expect(focused).toEqual(['Put', 'Please wait']);
});

test('a button that gets the focus meanwhile keeps it', async () => {
  await pressMove(['4', '5']);
  root.querySelector<HTMLElement>('.dice button')!.focus();
  await show({ ...before, hasMove: false });
  expect(focused).toEqual(['Put', '4']);
});
