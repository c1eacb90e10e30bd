// Snow, smoke and lanterns of the home page move while somebody is there, and rest soon afterwards.
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

test('the weather rests when nobody is there any more, and goes on when the pointer moves', async () => {
  // Two layers of snow and five puffs of smoke.
  await vi.waitFor(() => expect(client.root.querySelectorAll('.snow, .smoke')).toHaveLength(7));
  expect(isMoving()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(isMoving()).toBe(false);
  window.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(500);
  expect(isMoving()).toBe(true);
});
