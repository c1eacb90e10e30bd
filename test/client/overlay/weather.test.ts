// Snow, smoke and lantern of the first page move while somebody is there, and rest soon afterwards.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openClient, type OpenClient } from '../../kit/overlay.ts';

let client: OpenClient;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  client = openClient('#/');
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

const isMoving = () => client.root.querySelector('.street')!.classList.contains('moving');

test('the weather rests when nobody is there any more, and goes on with the first movement', async () => {
  await vi.waitFor(() => expect(client.root.querySelectorAll('.snow, .smoke')).toHaveLength(7));
  expect(isMoving()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(isMoving()).toBe(false);
  window.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(500);
  expect(isMoving()).toBe(true);
});
