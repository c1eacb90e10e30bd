// The explanation under the mouse: it comes after half a second, goes on a click, and stays away from the
// clicked spot until the mouse was elsewhere. An explanation that a press has opened stays longer.
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Spot } from '../../../client/model/spots.ts';
import { Hover } from '../../../client/scenes/hover.ts';

const DECK: Spot = { at: 'deck', seat: 0 };
const NOBLES: Spot = { at: 'nobles' };

describe('an explanation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const newHover = () => {
    const explained = { spot: null as Spot | null };
    const hover = new Hover((spot) => (explained.spot = spot));
    return { explained, hover };
  };

  test('comes when the mouse has rested on a spot for half a second', () => {
    const { explained, hover } = newHover();
    hover.move(DECK, 1, 1);
    vi.advanceTimersByTime(490);
    hover.move(DECK, 2, 2);
    expect(explained.spot).toBeNull();
    vi.advanceTimersByTime(10);
    expect(explained.spot).toEqual(DECK);
  });

  test('does not come where the mouse only passes', () => {
    const { explained, hover } = newHover();
    hover.move(DECK, 1, 1);
    vi.advanceTimersByTime(400);
    hover.move(null, 9, 9);
    vi.advanceTimersByTime(1000);
    expect(explained.spot).toBeNull();
  });

  test('leaves with the mouse, and the next one comes sooner', () => {
    const { explained, hover } = newHover();
    hover.move(DECK, 1, 1);
    vi.advanceTimersByTime(500);
    hover.move(NOBLES, 5, 5);
    expect(explained.spot).toBeNull();
    vi.advanceTimersByTime(150);
    expect(explained.spot).toEqual(NOBLES);
  });

  test('goes on a click, and comes back only after the mouse was elsewhere', () => {
    const { explained, hover } = newHover();
    hover.move(DECK, 1, 1);
    vi.advanceTimersByTime(500);
    hover.hide();
    hover.move(DECK, 2, 2);
    vi.advanceTimersByTime(5000);
    expect(explained.spot).toBeNull();
    hover.move(null, 9, 9);
    hover.move(DECK, 1, 1);
    vi.advanceTimersByTime(500);
    expect(explained.spot).toEqual(DECK);
  });

  test('that was opened stays when the mouse goes to its buttons, and until it rests on something else', () => {
    const { explained, hover } = newHover();
    hover.move(DECK, 1, 1);
    hover.explain(DECK, { x: 1, y: 1, isOpened: true });
    expect(hover.hasOpened(DECK)).toBe(true);
    hover.move(null, 9, 9);
    hover.move(NOBLES, 5, 5);
    vi.advanceTimersByTime(300);
    hover.move(null, 9, 9);
    vi.advanceTimersByTime(5000);
    expect(explained.spot).toEqual(DECK);
    hover.move(NOBLES, 5, 5);
    vi.advanceTimersByTime(500);
    expect(explained.spot).toEqual(NOBLES);
    expect(hover.hasOpened(NOBLES)).toBe(false);
    hover.move(null, 9, 9);
    expect(explained.spot).toBeNull();
  });

  test('comes at once on a long press', () => {
    const { explained, hover } = newHover();
    hover.explain(DECK, { x: 1, y: 1, isOpened: true });
    expect(explained.spot).toEqual(DECK);
    hover.hide();
    expect(explained.spot).toBeNull();
  });
});
