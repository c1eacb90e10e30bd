// The explanation under the mouse: it comes after half a second, goes on a click, and stays away from a clicked spot.
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Spot } from '../../../client/model/spots.ts';
import { Hover } from '../../../client/scenes/hover.ts';

const DECK: Spot = { at: 'deck', seat: 0 };
const NOBLES: Spot = { at: 'nobles' };

describe('an explanation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const watched = () => {
    const watch = { shown: null as Spot | null };
    const hover = new Hover((spot) => (watch.shown = spot));
    return { watch, hover };
  };

  test('comes when the mouse has rested on a spot for half a second', () => {
    const { watch, hover } = watched();
    hover.move(DECK, 1, 1);
    vi.advanceTimersByTime(490);
    hover.move(DECK, 2, 2);
    expect(watch.shown).toBeNull();
    vi.advanceTimersByTime(10);
    expect(watch.shown).toEqual(DECK);
  });

  test('does not come where the mouse only passes', () => {
    const { watch, hover } = watched();
    hover.move(DECK, 1, 1);
    vi.advanceTimersByTime(400);
    hover.move(null, 9, 9);
    vi.advanceTimersByTime(1000);
    expect(watch.shown).toBeNull();
  });

  test('leaves with the mouse, and the next one comes sooner', () => {
    const { watch, hover } = watched();
    hover.move(DECK, 1, 1);
    vi.advanceTimersByTime(500);
    hover.move(NOBLES, 5, 5);
    expect(watch.shown).toBeNull();
    vi.advanceTimersByTime(150);
    expect(watch.shown).toEqual(NOBLES);
  });

  test('goes on a click, and comes back only after the mouse was elsewhere', () => {
    const { watch, hover } = watched();
    hover.move(DECK, 1, 1);
    vi.advanceTimersByTime(500);
    hover.hide();
    hover.move(DECK, 2, 2);
    vi.advanceTimersByTime(5000);
    expect(watch.shown).toBeNull();
    hover.move(null, 9, 9);
    hover.move(DECK, 1, 1);
    vi.advanceTimersByTime(500);
    expect(watch.shown).toEqual(DECK);
  });

  test('that was opened stays when the mouse goes to its buttons, and until it rests on something else', () => {
    const { watch, hover } = watched();
    hover.move(DECK, 1, 1);
    hover.explain(DECK, { x: 1, y: 1, isOpened: true });
    expect(hover.hasOpened(DECK)).toBe(true);
    hover.move(null, 9, 9);
    hover.move(NOBLES, 5, 5);
    vi.advanceTimersByTime(300);
    hover.move(null, 9, 9);
    vi.advanceTimersByTime(5000);
    expect(watch.shown).toEqual(DECK);
    hover.move(NOBLES, 5, 5);
    vi.advanceTimersByTime(500);
    expect(watch.shown).toEqual(NOBLES);
    expect(hover.hasOpened(NOBLES)).toBe(false);
    hover.move(null, 9, 9);
    expect(watch.shown).toBeNull();
  });

  test('comes at once on a long press', () => {
    const { watch, hover } = watched();
    hover.explain(DECK, { x: 1, y: 1, isOpened: true });
    expect(watch.shown).toEqual(DECK);
    hover.hide();
    expect(watch.shown).toBeNull();
  });
});
