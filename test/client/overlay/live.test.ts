// Live regions: what is said again differs from what was said before, or nobody would hear it.
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { Live } from '../../../client/overlay/parts/live.tsx';

const root = document.createElement('div');
afterEach(() => render(null, root));

/** The text of the region after each message. */
async function heard(messages: readonly { text: string; number: number }[]): Promise<string[]> {
  const texts: string[] = [];
  for (const message of messages) {
    await act(() => render(h(Live, { ...message, urgent: false }), root));
    texts.push(root.textContent);
  }
  return texts;
}

test('the same message twice is said twice', async () => {
  const texts = await heard([1, 2, 3].map((number) => ({ text: 'Ben: Cheers!', number })));
  expect(texts.map((text) => text.trim())).toEqual(['Ben: Cheers!', 'Ben: Cheers!', 'Ben: Cheers!']);
  expect(texts[1]).not.toBe(texts[0]);
  expect(texts[2]).not.toBe(texts[1]);
});

test('a message is said once, however often its page is drawn', async () => {
  const [first, second] = await heard([1, 1].map((number) => ({ text: 'Ben: Cheers!', number })));
  expect(second).toBe(first);
});

test('silence stays silent', async () => {
  expect(await heard([1, 2].map((number) => ({ text: '', number })))).toEqual(['', '']);
});
